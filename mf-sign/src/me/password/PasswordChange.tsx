import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { CallError, useMutation } from '@portal/shared/client';
import { changePassword } from '@portal/shared/contract/user';
import { alert } from '@portal/shared/overlay';
import { PASSWORD_HINT } from '@portal/shared/rules';
import { Actions, Button, Card, Form } from '@portal/shared/ui';
import { placeIssues } from '../../parts/form/placeIssues.ts';
import { areSame, newPasswordEntries, NOT_THE_SAME } from '../../parts/password/newPassword.ts';
import { PasswordFields } from '../../parts/password/PasswordFields.tsx';

const schema = v.pipe(
  v.object({ currentPw: v.pipe(v.string(), v.nonEmpty('현재 비밀번호를 입력해주세요.')), ...newPasswordEntries }),
  v.forward(v.partialCheck([['userPw'], ['userPwCheck']], areSame, NOT_THE_SAME), ['userPwCheck']),
);

/** A new password, given the present one. */
export function PasswordChange({ userId }: { userId: string }) {
  const {
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors },
  } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { currentPw: '', userPw: '', userPwCheck: '' },
  });
  const change = useMutation(changePassword, { quiet: true });

  const submit = handleSubmit(async ({ currentPw, userPw }) => {
    try {
      await change.mutate({ currentPw, userPw });
      reset();
      await alert('비밀번호가 변경되었습니다.');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.is('PASSWORD_CURRENT_WRONG'))
        setError('currentPw', { type: 'server', message: error.message }, { shouldFocus: true });
      else if (error.is('PASSWORD_REUSED'))
        setError('userPw', { type: 'server', message: error.message }, { shouldFocus: true });
      else if (!placeIssues(error, setError, ['currentPw', 'userPw'])) await alert(error.message);
    }
  });

  return (
    <Card>
      <Form onSubmit={submit}>
        {/* For password managers: whose password this is. */}
        <input type="text" autoComplete="username" value={userId} readOnly hidden />
        <PasswordFields
          fields={[
            {
              label: '현재 비밀번호',
              autoComplete: 'current-password',
              maxLength: 200,
              error: errors.currentPw?.message,
              ...register('currentPw'),
            },
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
          <Button type="submit" variant="secondary" busy={change.isPending}>
            비밀번호 변경
          </Button>
        </Actions>
      </Form>
    </Card>
  );
}
