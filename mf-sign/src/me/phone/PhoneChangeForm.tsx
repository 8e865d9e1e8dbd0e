import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { CallError, useMutation } from '@portal/shared/client';
import { NUMBERS } from '@portal/shared/contract';
import { fetchUser, userUpdateAuth } from '@portal/shared/contract/user';
import { useSubmit } from '@portal/shared/form';
import { Button, Form } from '@portal/shared/ui';
import { PasswordFields } from '../../parts/password/PasswordFields.tsx';
import { presentPassword, presentPasswordField } from '../../parts/password/presentPassword.ts';

const schema = v.object({ userPw: presentPassword });

export interface PhoneChangeFormProps {
  userId: string;
  /** The new, verified phone. */
  userPhone: string;
  onChanged(): void;
  /** Called if the phone was refused, or its verification has expired: another one is required. */
  onPhoneRefused(): void;
}

/** Requires the password, since a new password could be set by the new phone. */
export function PhoneChangeForm({ userId, userPhone, onChanged, onPhoneRefused }: PhoneChangeFormProps) {
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { userPw: '' } });
  const {
    register,
    formState: { errors },
  } = form;
  const change = useMutation(userUpdateAuth, { quiet: true, invalidates: [fetchUser] });

  const { submit, isPending } = useSubmit({
    form,
    send: async ({ userPw }) => {
      try {
        await change.mutate({ userPhone, userPw });
      } catch (error) {
        if (
          error instanceof CallError &&
          (error.code === NUMBERS.ALREADY_MEMBER || error.code === NUMBERS.PHONE_NOT_VERIFIED)
        )
          onPhoneRefused();
        throw error;
      }
      onChanged();
    },
    refusedAt: { [NUMBERS.PASSWORD_CURRENT_WRONG]: 'userPw' },
  });

  return (
    <Form onSubmit={submit}>
      <PasswordFields
        userId={userId}
        fields={[presentPasswordField('본인 확인을 위한 현재 비밀번호', register('userPw'), errors.userPw?.message)]}
      />
      <Button type="submit" busy={isPending}>
        번호 변경
      </Button>
    </Form>
  );
}
