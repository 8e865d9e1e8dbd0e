import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { CallError, useMutation } from '@portal/shared/client';
import { withdraw } from '@portal/shared/contract/user';
import { alert, type DialogProps } from '@portal/shared/overlay';
import { Button, Dialog, Form, TextAreaField } from '@portal/shared/ui';
import { PasswordFields } from '../../parts/password/PasswordFields.tsx';

const schema = v.object({
  userPw: v.pipe(v.string(), v.nonEmpty('비밀번호를 입력해주세요.')),
  reason: v.pipe(v.string(), v.trim(), v.maxLength(500, '500자 이내로 입력해주세요.')),
});

/** Asks for the password once more; closes with true when the member has left. */
export function WithdrawalDialog({ close, closing }: DialogProps<boolean>) {
  const id = useId();
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({ resolver: valibotResolver(schema), defaultValues: { userPw: '', reason: '' } });
  const change = useMutation(withdraw, { quiet: true });

  const submit = handleSubmit(async (values) => {
    try {
      await change.mutate(values);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.is('PASSWORD_CURRENT_WRONG'))
        setError('userPw', { type: 'server', message: error.message }, { shouldFocus: true });
      else await alert(error.message);
      return;
    }
    await alert('탈퇴 처리되었습니다. 그동안 이용해 주셔서 감사합니다.');
    close(true);
  });

  return (
    <Dialog
      title="회원 탈퇴"
      description="정말 탈퇴하시려면 비밀번호를 입력해주세요. 탈퇴하시면 되돌릴 수 없습니다."
      size="small"
      closing={closing}
      onClose={() => close()}
      footer={
        <>
          <Button variant="secondary" onClick={() => close()}>
            취소
          </Button>
          <Button type="submit" form={id} variant="danger" busy={change.isPending}>
            탈퇴하기
          </Button>
        </>
      }
    >
      <Form id={id} onSubmit={submit}>
        <PasswordFields
          fields={[
            {
              label: '비밀번호',
              autoComplete: 'current-password',
              maxLength: 200,
              error: errors.userPw?.message,
              ...register('userPw'),
            },
          ]}
        />
        <TextAreaField
          label="탈퇴 이유 (선택)"
          rows={3}
          maxLength={500}
          error={errors.reason?.message}
          {...register('reason')}
        />
      </Form>
    </Dialog>
  );
}
