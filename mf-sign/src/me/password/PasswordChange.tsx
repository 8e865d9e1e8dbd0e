import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormProvider, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useMutation } from '@portal/shared/client';
import { NUMBERS } from '@portal/shared/contract';
import { changePassword } from '@portal/shared/contract/user';
import { newPasswordSchema, useSubmit } from '@portal/shared/form';
import { alert } from '@portal/shared/overlay';
import { Actions, Button, Card, Form } from '@portal/shared/ui';
import { NewPasswordFields } from '../../parts/password/NewPasswordFields.tsx';
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
    refusedAt: {
      [NUMBERS.PASSWORD_CURRENT_WRONG]: 'currentPw',
      [NUMBERS.PASSWORD_REUSED]: 'userPw',
      [NUMBERS.PASSWORD_WEAK]: 'userPw',
    },
  });

  return (
    <FormProvider {...form}>
      <Card>
        <Form onSubmit={submit}>
          <NewPasswordFields
            label="새 비밀번호"
            userId={userId}
            before={[presentPasswordField('현재 비밀번호', register('currentPw'), errors.currentPw?.message)]}
          />
          <Actions>
            <Button type="submit" variant="secondary" busy={isPending}>
              비밀번호 변경
            </Button>
          </Actions>
        </Form>
      </Card>
    </FormProvider>
  );
}
