import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useMutation } from '@portal/shared/client';
import { day } from '@portal/shared/contract/fields';
import { MAX_REASON, officeConfirmFee, officeFees, officeOverview } from '@portal/shared/contract/office';
import { useSubmit } from '@portal/shared/form';
import { alert, type DialogProps } from '@portal/shared/overlay';
import { DescriptionList, FormDialog, toast } from '@portal/shared/ui';
import { DayField } from '../parts/form/DayField.tsx';
import { ReasonField } from '../parts/form/ReasonField.tsx';
import { detailsOf, type Fee } from './fee.ts';

const schema = v.object({
  day: v.pipe(v.string(), v.nonEmpty('입금된 날을 입력해주세요.'), day),
  reason: v.pipe(v.string(), v.trim(), v.maxLength(MAX_REASON, `${MAX_REASON}자 이내로 입력해주세요.`)),
});

/**
 * Records the receipt of a fee, on the day of the bank statement; for an ended request, the day decides whether it was
 * in time.
 */
export default function ConfirmFeeDialog({ fee, close, closing }: DialogProps<boolean> & { fee: Fee }) {
  const confirming = useMutation(officeConfirmFee, { quiet: true, invalidates: [officeFees, officeOverview] });
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { day: '', reason: '' } });
  const { errors } = form.formState;
  const { submit, isPending } = useSubmit({
    form,
    send: async (values) => {
      const status = await confirming.mutate({ certificateNo: fee.certificateNo, ...values });
      if (status === 'PAID') toast('입금을 확인했습니다. 이제 발급할 수 있습니다.');
      else
        await alert(
          '이미 끝난 신청이어서 돌려드릴 수수료로 기록했습니다. 회원이 받을 계좌를 알리면 ‘수수료 반환’에서 이체를 기록해주세요.',
        );
      close(true);
    },
  });
  return (
    <FormDialog
      title="입금 확인"
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel="입금 확인"
    >
      <DescriptionList items={detailsOf(fee)} />
      <p>협회 계좌에 들어온 것을 은행에서 확인한 뒤에 누릅니다. 회원에게 알립니다.</p>
      <DayField
        label="입금된 날"
        required
        hint="은행 거래내역에 적힌 날입니다. 끝난 신청은 기한 안에 입금된 경우에만 다시 이어지고, 아니면 수수료를 돌려드립니다."
        control={form.control}
        name="day"
      />
      <ReasonField label="남길 말" optional error={errors.reason?.message} {...form.register('reason')} />
    </FormDialog>
  );
}
