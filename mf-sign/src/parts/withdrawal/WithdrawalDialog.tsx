import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { NUMBERS } from '@portal/shared/contract';
import { useSubmit } from '@portal/shared/form';
import { alert, type DialogProps } from '@portal/shared/overlay';
import { FormDialog, TextAreaField } from '@portal/shared/ui';
import { PasswordFields } from '../password/PasswordFields.tsx';
import { presentPassword, presentPasswordField } from '../password/presentPassword.ts';

const schema = v.object({
  userPw: presentPassword,
  reason: v.pipe(v.string(), v.trim(), v.maxLength(500, '500자 이내로 입력해주세요.')),
});

interface WithdrawalDialogProps extends DialogProps<boolean> {
  /** Id of the member, if known. */
  userId?: string;
  /** Closes the account. @throws CallError on a refusal. */
  send(withdrawal: v.InferOutput<typeof schema>): Promise<unknown>;
}

/** Requires the password; closes with true once the account is closed. */
export default function WithdrawalDialog({ userId, send, close, closing }: WithdrawalDialogProps) {
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { userPw: '', reason: '' } });
  const {
    register,
    formState: { errors },
  } = form;

  const { submit, isPending } = useSubmit({
    form,
    send: async (values) => {
      await send(values);
      await alert('탈퇴 처리되었습니다. 그동안 이용해주셔서 감사합니다.');
      close(true);
    },
    refusedAt: { [NUMBERS.PASSWORD_CURRENT_WRONG]: 'userPw' },
  });

  return (
    <FormDialog
      title="회원 탈퇴"
      description="정말 탈퇴하시려면 비밀번호를 입력해주세요. 탈퇴하시면 되돌릴 수 없습니다."
      size="small"
      closing={closing}
      onClose={() => close()}
      submit={submit}
      isPending={isPending}
      submitLabel="탈퇴하기"
      isDangerous
      dismissLabel="취소"
    >
      <PasswordFields
        userId={userId}
        fields={[{ ...presentPasswordField('비밀번호', register('userPw'), errors.userPw?.message), required: true }]}
      />
      <TextAreaField label="탈퇴 이유" optional rows={3} error={errors.reason?.message} {...register('reason')} />
    </FormDialog>
  );
}
