import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { CallError, useMutation } from '@portal/shared/client';
import { findPw } from '@portal/shared/contract/user';
import { alert } from '@portal/shared/overlay';
import { Navigate, useNavigate } from '@portal/shared/router';
import { PASSWORD_HINT } from '@portal/shared/rules';
import { Actions, Button, Card, ErrorSummary, Form, Steps, TextField, useErrorSummary } from '@portal/shared/ui';
import { placeIssues } from '../../parts/form/placeIssues.ts';
import { FormPage } from '../../parts/memberFrame/FormPage.tsx';
import { areSame, newPasswordEntries, NOT_THE_SAME } from '../../parts/password/newPassword.ts';
import { PasswordFields } from '../../parts/password/PasswordFields.tsx';
import { forgetFindProgress, keepFindProgress, readFindProgress } from '../findProgress.ts';
import { PASSWORD_STEPS } from './passwordSteps.ts';

const schema = v.pipe(
  v.object(newPasswordEntries),
  v.forward(v.partialCheck([['userPw'], ['userPwCheck']], areSame, NOT_THE_SAME), ['userPwCheck']),
);

/** /sign/find/password/step2 */
export default function NewPasswordPage() {
  const navigate = useNavigate();
  const [account] = useState(readFindProgress);
  const change = useMutation(findPw, { quiet: true });
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, submitCount },
  } = useForm({
    resolver: valibotResolver(schema),
    shouldFocusError: false,
    defaultValues: { userPw: '', userPwCheck: '' },
  });
  const summary = useErrorSummary(errors);
  if (!account.matched) return <Navigate to="/sign/find/password/step1" replace />;

  const submit = handleSubmit(async ({ userPw }) => {
    const { userId, name, userPhone } = account;
    try {
      await change.mutate({ userId, name, userPhone, userPw });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.is('PASSWORD_REUSED')) setError('userPw', { type: 'server', message: error.message });
      else if (error.is('PHONE_NOT_VERIFIED')) {
        keepFindProgress({ matched: false });
        await alert('본인확인 후 10분이 지났습니다. 본인확인을 다시 해주세요.');
        await navigate('/sign/find/password/step1', { replace: true });
      } else if (!placeIssues(error, setError, ['userPw'])) await alert(error.message);
      return;
    }
    forgetFindProgress();
    await alert('비밀번호가 변경되었습니다. 새 비밀번호로 로그인해주세요.');
    await navigate('/sign/in', { replace: true });
  });

  return (
    <FormPage
      title="새 비밀번호 설정"
      lead="앞으로 사용하실 비밀번호를 정해주세요."
      before={<Steps label="비밀번호 찾기 단계" steps={PASSWORD_STEPS} current={1} />}
    >
      <Card>
        <Form onSubmit={submit}>
          <ErrorSummary errors={summary} attempt={submitCount} />
          <TextField label="아이디" autoComplete="username" readOnly value={account.userId} />
          <PasswordFields
            fields={[
              {
                label: '새 비밀번호',
                hint: PASSWORD_HINT,
                autoComplete: 'new-password',
                maxLength: 50,
                error: errors.userPw?.message,
                ...register('userPw'),
              },
              {
                label: '새 비밀번호 확인',
                autoComplete: 'new-password',
                maxLength: 50,
                error: errors.userPwCheck?.message,
                ...register('userPwCheck'),
              },
            ]}
          />
          <Actions>
            <Button type="submit" size="large" busy={change.isPending}>
              비밀번호 바꾸기
            </Button>
          </Actions>
        </Form>
      </Card>
    </FormPage>
  );
}
