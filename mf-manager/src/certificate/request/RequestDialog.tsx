import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormProvider, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { addressEntries, AddressFields, useSubmit, type AddressValues } from '@portal/shared/form';
import type { DialogProps } from '@portal/shared/overlay';
import { certificateRequestRules, phoneOf } from '@portal/shared/rules';
import { useSessionUser } from '@portal/shared/session';
import { FormDialog, NumberField, TextField } from '@portal/shared/ui';
import { CashReceiptFields } from '../../parts/cashReceipt/CashReceiptFields.tsx';
import {
  cashReceiptFieldOf,
  cashReceiptFields,
  cashReceiptOf,
  checkCashReceipt,
  NO_RECEIPT,
} from '../../parts/cashReceipt/cashReceiptForm.ts';
import { useTariff } from '../../parts/qualification/useTariff.ts';
import { DeliveryNotice, HeldNotice, ReplacedNotice } from './notices.tsx';
import type { RequestMutation, RequestSubject } from './subject.ts';
import { TransferNotice } from './TransferNotice.tsx';

const schema = v.pipe(
  v.object({ ...certificateRequestRules, ...addressEntries, ...cashReceiptFields }),
  checkCashReceipt(),
);

interface RequestDialogProps extends DialogProps<boolean> {
  subject: RequestSubject;
  /** Address of the account; it can be changed for this one card. */
  address: AddressValues;
  request: RequestMutation;
}

/** Popup for issuing or reissuing a certificate. The name is that of the account: nobody can request one for others. */
export default function RequestDialog({ subject, address, request, close, closing }: RequestDialogProps) {
  const { isBefore, certName, number, held, ...numbers } = subject;
  const user = useSessionUser();
  const fee = useTariff().tariff?.certificate;
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: {
      certName,
      userName: isBefore > 0 ? '' : (user?.name ?? ''),
      userPhone: phoneOf(user?.userPhone ?? ''),
      ...address,
      receiptType: NO_RECEIPT,
      personNumber: phoneOf(user?.userPhone ?? ''),
      businessNumber: '',
    },
    shouldFocusError: false,
  });
  const {
    register,
    formState: { errors, submitCount },
  } = form;
  const { submit, isPending } = useSubmit({
    form,
    fieldOf: cashReceiptFieldOf(form.getValues),
    send: async ({ receiptType, personNumber, businessNumber, ...values }) => {
      const cashReceipt = cashReceiptOf({ receiptType, personNumber, businessNumber });
      await request.mutate({
        ...values,
        ...numbers,
        count: 1,
        ...(fee !== undefined && { fee }),
        ...(cashReceipt && { cashReceipt }),
      });
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
      <HeldNotice held={held} />
      {isBefore > 0 ? (
        <TextField
          label="시험명"
          required
          hint="합격하신 시험의 이름과 급수를 적어주세요. 예: 외식경영관리사 2급"
          error={errors.certName?.message}
          {...register('certName')}
        />
      ) : (
        <TextField label="시험명" readOnly error={errors.certName?.message} {...register('certName')} />
      )}
      <TextField
        label="이름"
        {...(isBefore > 0 ? { required: true, autoComplete: 'name' } : { readOnly: true })}
        hint={isBefore > 0 ? '회원 정보의 이름과 같아야 합니다.' : '회원 정보의 이름으로 발급합니다.'}
        error={errors.userName?.message}
        {...register('userName')}
      />
      <NumberField
        label="휴대폰 번호"
        read={phoneOf}
        required
        type="tel"
        autoComplete="tel-national"
        hint="숫자만 입력해주세요. 이 번호로 진행 상황을 알려드립니다."
        error={errors.userPhone?.message}
        {...register('userPhone')}
      />
      <FormProvider {...form}>
        <AddressFields />
        <TransferNotice fee={fee} />
        <CashReceiptFields optional />
      </FormProvider>
      <DeliveryNotice />
    </FormDialog>
  );
}
