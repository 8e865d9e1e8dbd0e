import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useMutation } from '@portal/shared/client';
import { findPw } from '@portal/shared/contract/user';
import { newPasswordSchema, useSubmit } from '@portal/shared/form';
import { alert } from '@portal/shared/overlay';
import { Navigate, useNavigate } from '@portal/shared/router';
import { PASSWORD_HINT } from '@portal/shared/rules';
import { Actions, Button, Card, ErrorSummary, Form, Steps, TextField, useErrorSummary } from '@portal/shared/ui';
import { FormPage } from '../../parts/formPage/FormPage.tsx';
import { PasswordFields } from '../../parts/password/PasswordFields.tsx';
import { findProgress } from '../findProgress.ts';
import { PASSWORD_STEPS } from './passwordSteps.ts';

/** /sign/find/password/step2 */
export default function NewPasswordPage() {
  const navigate = useNavigate();
  const [account] = useState(findProgress.read);
  const change = useMutation(findPw, { quiet: true });
  const form = useForm({
    resolver: valibotResolver(newPasswordSchema),
    shouldFocusError: false,
    defaultValues: { userPw: '', userPwCheck: '' },
  });
  const {
    register,
    formState: { errors, submitCount },
  } = form;
  const summary = useErrorSummary(errors);

  const { submit, isPending } = useSubmit({
    form,
    send: async ({ userPw }) => {
      const { userId, name, userPhone } = account;
      await change.mutate({ userId, name, userPhone, userPw });
      findProgress.forget();
      await alert('비밀번호가 변경되었습니다. 새 비밀번호로 로그인해주세요.');
      await navigate('/sign/in', { replace: true });
    },
    refusedAt: { PASSWORD_REUSED: 'userPw' },
    onRefused: async (error) => {
      if (!error.is('PHONE_NOT_VERIFIED')) return false;
      findProgress.change({ matched: false });
      await alert('본인확인 후 10분이 지났습니다. 본인확인을 다시 해주세요.');
      await navigate('/sign/find/password/step1', { replace: true });
      return true;
    },
  });
  if (!account.matched) return <Navigate to="/sign/find/password/step1" replace />;

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
            <Button type="submit" size="large" busy={isPending}>
              비밀번호 바꾸기
            </Button>
          </Actions>
        </Form>
      </Card>
    </FormPage>
  );
}
