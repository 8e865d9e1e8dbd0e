import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useMutation } from '@portal/shared/client';
import { markBillRules, officeBills, officeMarkBill } from '@portal/shared/contract/office';
import { useSubmit } from '@portal/shared/form';
import type { DialogProps } from '@portal/shared/overlay';
import { DescriptionList, FormDialog, TextField, toast } from '@portal/shared/ui';
import { detailsOf, type Bill } from './bill.ts';

const schema = v.object(markBillRules);

/** Records the approval number of a bill that was issued at the tax office. */
export default function MarkDialog({ bill, close, closing }: DialogProps<boolean> & { bill: Bill }) {
  const marking = useMutation(officeMarkBill, { quiet: true, invalidates: [officeBills] });
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { approvalNumber: '' } });
  const { errors } = form.formState;
  const { submit, isPending } = useSubmit({
    form,
    send: async (values) => {
      await marking.mutate({ billNo: bill.billNo, ...values, amount: bill.amount });
      toast('발급으로 적었습니다.');
      close(true);
    },
  });
  return (
    <FormDialog
      title="승인번호 적기"
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending}
      submitLabel="적기"
    >
      <DescriptionList items={detailsOf(bill)} />
      <TextField
        label="승인번호"
        required
        autoComplete="off"
        hint="국세청 승인번호 24자리입니다. 하이픈(-)은 빼고 적으셔도 됩니다."
        error={errors.approvalNumber?.message}
        {...form.register('approvalNumber')}
      />
    </FormDialog>
  );
}
