import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useMutation } from '@portal/shared/client';
import { changePassword } from '@portal/shared/contract/user';
import { newPasswordSchema, useSubmit } from '@portal/shared/form';
import { alert } from '@portal/shared/overlay';
import { PASSWORD_HINT } from '@portal/shared/rules';
import { Actions, Button, Card, Form } from '@portal/shared/ui';
import { PasswordFields } from '../../parts/password/PasswordFields.tsx';
import { presentPassword, presentPasswordField } from '../../parts/password/presentPassword.ts';

const schema = v.intersect([v.object({ currentPw: presentPassword }), newPasswordSchema]);

/** Replaces the password, given the current one. */
export function PasswordChange({ userId }: { userId: string }) {
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { currentPw: '', userPw: '', userPwCheck: '' },
  });
  const {
    register,
    formState: { errors },
  } = form;
  const change = useMutation(changePassword, { quiet: true });

  const { submit, isPending } = useSubmit({
    form,
    send: async ({ currentPw, userPw }) => {
      await change.mutate({ currentPw, userPw });
      form.reset();
      await alert('비밀번호가 변경되었습니다.');
    },
    refusedAt: { PASSWORD_CURRENT_WRONG: 'currentPw', PASSWORD_REUSED: 'userPw' },
  });

  return (
    <Card>
      <Form onSubmit={submit}>
        <PasswordFields
          userId={userId}
          fields={[
            presentPasswordField('현재 비밀번호', register('currentPw'), errors.currentPw?.message),
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
          <Button type="submit" variant="secondary" busy={isPending}>
            비밀번호 변경
          </Button>
        </Actions>
      </Form>
    </Card>
  );
}
