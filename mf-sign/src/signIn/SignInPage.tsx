import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useSubmit } from '@portal/shared/form';
import { useNavigate } from '@portal/shared/router';
import { storableText } from '@portal/shared/rules';
import { readSession, useSignIn } from '@portal/shared/session';
import { Actions, Button, ButtonLink, Callout, Card, Form, TextField, TextLink } from '@portal/shared/ui';
import { findProgress } from '../parts/findProgress.ts';
import { FormPage } from '../parts/formPage/FormPage.tsx';
import { PasswordFields } from '../parts/password/PasswordFields.tsx';
import { useWayBack } from '../parts/returnPath.ts';
import { typedIdProblem } from '../parts/typedId.ts';
import styles from './SignInPage.module.css';
import { signInWithConfirmations } from './signInWithConfirmations.ts';

/** Password rules are checked when a password is set, not when it is used. */
const schema = v.object({
  userId: v.pipe(
    storableText(),
    v.trim(),
    v.check(
      (id) => !typedIdProblem(id),
      ({ input }) => typedIdProblem(String(input)) ?? '',
    ),
  ),
  userPw: v.pipe(v.string(), v.nonEmpty('비밀번호를 입력해주세요.')),
});

/** /sign/in */
export default function SignInPage() {
  const navigate = useNavigate();
  const signIn = useSignIn();
  const { returnPath, isKnown, state } = useWayBack();
  const [rejection, setRejection] = useState('');
  const [isMember] = useState(() => readSession() !== null);
  useEffect(() => {
    if (isMember && isKnown) void navigate(returnPath, { replace: true });
  }, [isMember, isKnown, navigate, returnPath]);
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { userId: '', userPw: '' },
  });

  const {
    register,
    formState: { errors },
  } = form;

  const { submit, isPending } = useSubmit({
    form,
    send: async (credentials) => {
      setRejection('');
      const outcome = await signInWithConfirmations(credentials, signIn);
      if (outcome.kind === 'signedIn') return navigate(returnPath, { replace: true });
      // A visitor who came for a particular page logs in here, and continues to it.
      if (outcome.kind === 'released' && isKnown) return;
      if (outcome.kind === 'released' || outcome.kind === 'left') return navigate('/main');
      if (outcome.kind === 'rejected') {
        form.resetField('userPw');
        setRejection(outcome.message);
        form.setFocus('userPw');
      }
    },
  });

  /** Passes the id on to the page for a forgotten password. */
  const carryIdOver = () => {
    const userId = form.getValues('userId').trim();
    if (userId) findProgress.change({ userId, matched: false });
  };

  return (
    <FormPage title="로그인" lead="교육·시험 신청과 수강증·수험표 출력은 로그인 후 이용하실 수 있습니다.">
      {/* Above the form: below it, a visitor with a phone would not see it. */}
      <section className={styles.join} aria-labelledby="join-heading">
        <h2 id="join-heading">아직 회원이 아니신가요?</h2>
        <ButtonLink to="/sign/up/step1" state={state} variant="secondary">
          회원가입
        </ButtonLink>
      </section>
      <Card>
        <Form onSubmit={submit}>
          {rejection && (
            <div role="alert">
              <Callout tone="danger" title={rejection}>
                여러 번 잘못 입력하시면 한동안 로그인하실 수 없습니다. 비밀번호가 기억나지 않으시면 아래의 ‘비밀번호
                찾기’를 이용해주세요.
              </Callout>
            </div>
          )}
          <TextField
            label="아이디"
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            error={errors.userId?.message}
            {...register('userId')}
          />
          <PasswordFields
            fields={[
              {
                label: '비밀번호',
                autoComplete: 'current-password',
                error: errors.userPw?.message,
                ...register('userPw'),
              },
            ]}
          />
          <Actions>
            <Button type="submit" size="large" block busy={isPending}>
              로그인
            </Button>
          </Actions>
        </Form>
        <ul role="list" className={styles.links}>
          <li>
            <TextLink to="/sign/find/id" state={state} onClick={carryIdOver}>
              아이디 찾기
            </TextLink>
          </li>
          <li>
            <TextLink to="/sign/find/password/step1" state={state} onClick={carryIdOver}>
              비밀번호 찾기
            </TextLink>
          </li>
        </ul>
      </Card>
    </FormPage>
  );
}
