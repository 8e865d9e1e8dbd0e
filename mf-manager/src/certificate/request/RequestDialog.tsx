import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useSubmit } from '@portal/shared/form';
import type { DialogProps } from '@portal/shared/overlay';
import { certificateRequestRules, digitsOf } from '@portal/shared/rules';
import { useSessionUser } from '@portal/shared/session';
import { FormDialog, TextField } from '@portal/shared/ui';
import { DeliveryNotice } from './DeliveryNotice.tsx';
import { ReplacedNotice } from './ReplacedNotice.tsx';
import type { RequestMutation, RequestSubject } from './subject.ts';
import { TransferNotice } from './TransferNotice.tsx';

const schema = v.object(certificateRequestRules);

interface RequestDialogProps extends DialogProps<boolean> {
  subject: RequestSubject;
  request: RequestMutation;
}

/** The popup for issuing a certificate or issuing it again. The name is that of the account: nobody asks for others. */
export default function RequestDialog({ subject, request, close, closing }: RequestDialogProps) {
  const { isBefore, certName, number, ...numbers } = subject;
  const user = useSessionUser();
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { certName, userName: user?.name ?? '', userPhone: digitsOf(user?.userPhone ?? '') },
    shouldFocusError: false,
  });
  const {
    register,
    formState: { errors, submitCount },
  } = form;
  const { submit, isPending } = useSubmit({
    form,
    send: async (values) => {
      await request.mutate({ ...values, ...numbers, count: 1 });
      close(true);
    },
  });
  return (
    <FormDialog
      title={numbers.certificateNo === undefined ? '자격증 발급 신청' : '자격증 재발급 신청'}
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel="신청"
      dismissLabel="뒤로"
      summary={{ errors, submitCount }}
    >
      {number !== undefined && <ReplacedNotice number={number} />}
      {isBefore > 0 ? (
        <TextField
          label="시험명"
          required
          maxLength={100}
          hint="합격하신 시험의 이름과 급수를 적어 주세요. 예: 외식경영관리사 2급"
          error={errors.certName?.message}
          {...register('certName')}
        />
      ) : (
        <TextField label="시험명" readOnly error={errors.certName?.message} {...register('certName')} />
      )}
      <TextField
        label="이름"
        readOnly
        hint="회원 정보의 이름으로 발급합니다."
        error={errors.userName?.message}
        {...register('userName')}
      />
      <TextField
        label="휴대폰 번호"
        required
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={13}
        hint="숫자만 입력해 주세요. 이 번호로 진행 상황을 알려 드립니다."
        error={errors.userPhone?.message}
        {...register('userPhone', {
          onChange: ({ target }: { target: HTMLInputElement }) =>
            form.setValue('userPhone', digitsOf(target.value).slice(0, 11)),
        })}
      />
      <TransferNotice />
      <DeliveryNotice />
    </FormDialog>
  );
}
