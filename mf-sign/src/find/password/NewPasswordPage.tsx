import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useMutation } from '@portal/shared/client';
import { NUMBERS } from '@portal/shared/contract';
import { findPw } from '@portal/shared/contract/user';
import { newPasswordSchema, useSubmit } from '@portal/shared/form';
import { alert } from '@portal/shared/overlay';
import { Navigate, useNavigate } from '@portal/shared/router';
import { Actions, Button, Card, ErrorSummary, Form, Steps, TextField, useErrorSummary } from '@portal/shared/ui';
import { findProgress } from '../../parts/findProgress.ts';
import { FormPage } from '../../parts/formPage/FormPage.tsx';
import { NewPasswordFields } from '../../parts/password/NewPasswordFields.tsx';
import { useWayBack } from '../../parts/returnPath.ts';
import { PASSWORD_STEPS } from './passwordSteps.ts';

/** /sign/find/password/step2 */
export default function NewPasswordPage() {
  const navigate = useNavigate();
  const { state } = useWayBack();
  const [account] = useState(findProgress.read);
  const change = useMutation(findPw, { quiet: true });
  const form = useForm({
    resolver: valibotResolver(newPasswordSchema),
    shouldFocusError: false,
    defaultValues: { userPw: '', userPwCheck: '' },
  });
  const { errors, submitCount } = form.formState;
  const summary = useErrorSummary(errors);

  const { submit, isPending } = useSubmit({
    form,
    send: async ({ userPw }) => {
      const { userId, name, userPhone } = account;
      await change.mutate({ userId, name, userPhone, userPw });
      findProgress.forget();
      await alert('비밀번호가 변경되었습니다. 새 비밀번호로 로그인해주세요.');
      await navigate('/sign/in', { replace: true, state });
    },
    refusedAt: { [NUMBERS.PASSWORD_REUSED]: 'userPw', [NUMBERS.PASSWORD_WEAK]: 'userPw' },
    onRefused: async (error) => {
      if (error.code !== NUMBERS.PHONE_NOT_VERIFIED) return false;
      findProgress.change({ matched: false });
      await alert(
        '본인확인은 10분 안에 한 번만 쓸 수 있습니다. 방금 새 비밀번호를 보내셨다면 이미 바뀌었을 수 있으니 그 비밀번호로 먼저 로그인해주세요. 아니면 본인확인을 다시 해주세요.',
      );
      await navigate('/sign/find/password/step1', { replace: true, state });
      return true;
    },
  });
  if (!account.matched) return <Navigate to="/sign/find/password/step1" state={state} replace />;

  return (
    <FormPage
      title="새 비밀번호 설정"
      lead="앞으로 사용하실 비밀번호를 정해주세요."
      before={<Steps label="비밀번호 찾기 단계" steps={PASSWORD_STEPS} current={1} />}
    >
      <FormProvider {...form}>
        <Card>
          <Form onSubmit={submit}>
            <ErrorSummary errors={summary} attempt={submitCount} />
            <TextField label="아이디" autoComplete="username" readOnly value={account.userId} />
            <NewPasswordFields label="새 비밀번호" />
            <Actions>
              <Button type="submit" size="large" busy={isPending}>
                비밀번호 바꾸기
              </Button>
            </Actions>
          </Form>
        </Card>
      </FormProvider>
    </FormPage>
  );
}
