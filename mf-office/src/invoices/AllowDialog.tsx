import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useMutation } from '@portal/shared/client';
import {
  allowanceRules,
  officeAllowInvoices,
  officeInvoiceAllowances,
  officeOverview,
} from '@portal/shared/contract/office';
import { useSubmit } from '@portal/shared/form';
import type { DialogProps } from '@portal/shared/overlay';
import { FormDialog, TextField } from '@portal/shared/ui';
import { showOutcome } from '../parts/decision/showOutcome.ts';
import { DayField } from '../parts/form/DayField.tsx';
import { ReasonField } from '../parts/form/ReasonField.tsx';
import { wonTyped } from './wonTyped.ts';

const schema = v.object({ ...allowanceRules, limit: wonTyped(allowanceRules.limit) });

/** Allows an employer to pay by invoice. */
export default function AllowDialog({ close, closing }: DialogProps<boolean>) {
  const allowing = useMutation(officeAllowInvoices, {
    quiet: true,
    invalidates: [officeInvoiceAllowances, officeOverview],
  });
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { userId: '', businessNumber: '', businessName: '', limit: '', untilDay: '', reason: '' },
  });
  const { errors, submitCount } = form.formState;
  const { submit, isPending } = useSubmit({
    form,
    send: async (values) => {
      await showOutcome(await allowing.mutate(values));
      close(true);
    },
  });
  return (
    <FormDialog
      title="후불 허용하기"
      description="국세청 홈택스에서 영업 중인 사업자인지 먼저 확인해주세요. 이 회원의 앞선 허용은 끝납니다."
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel="허용"
      summary={{ errors, submitCount }}
    >
      <TextField
        label="회원 아이디"
        required
        autoComplete="off"
        error={errors.userId?.message}
        {...form.register('userId')}
      />
      <TextField
        label="사업자등록번호"
        required
        inputMode="numeric"
        autoComplete="off"
        error={errors.businessNumber?.message}
        {...form.register('businessNumber')}
      />
      <TextField
        label="상호"
        required
        autoComplete="off"
        hint="이 이름으로 들어온 입금을 찾습니다."
        error={errors.businessName?.message}
        {...form.register('businessName')}
      />
      <TextField
        label="한도 (원)"
        required
        inputMode="numeric"
        hint="받지 못한 청구서를 모두 합한 금액의 한도입니다."
        error={errors.limit?.message}
        {...form.register('limit')}
      />
      <DayField
        label="마지막 날"
        required
        hint="이날까지 후불로 신청할 수 있습니다."
        control={form.control}
        name="untilDay"
      />
      <ReasonField required error={errors.reason?.message} {...form.register('reason')} />
    </FormDialog>
  );
}
