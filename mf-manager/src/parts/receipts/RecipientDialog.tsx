import { RECIPIENT_NAMES, type ReceiptDocument, type Receipts } from '@portal/shared/contract/manager';
import { useSubmit } from '@portal/shared/form';
import { formatDate, formatMoney } from '@portal/shared/format';
import type { DialogProps } from '@portal/shared/overlay';
import { Callout, FormDialog, RadioGroup, TextField, UnbrokenNumbers } from '@portal/shared/ui';
import { IssuedReceipts } from './IssuedReceipts.tsx';
import { heldReceipt, receiptInput, subjectKey, useRecipientForm } from './recipientForm.ts';
import type { ReceiptMutation } from './useReceipts.ts';

interface RecipientDialogProps extends DialogProps<ReceiptDocument> {
  receipts: Receipts;
  issue: ReceiptMutation;
}

const RECIPIENTS = [
  { value: 'PERSON', label: RECIPIENT_NAMES.PERSON, description: '회원 이름으로 발급합니다.' },
  {
    value: 'BUSINESS',
    label: RECIPIENT_NAMES.BUSINESS,
    description: '회사나 가게 이름으로 발급합니다.',
  },
];

/** Dialog for the payment or refund and the recipient of a receipt. */
export default function RecipientDialog({ receipts, issue, close, closing }: RecipientDialogProps) {
  const form = useRecipientForm(receipts);
  const {
    register,
    watch,
    formState: { errors, submitCount },
  } = form;
  const chosen = receipts.receipts.find((receipt) => subjectKey(receipt) === watch('subject'));
  const held = chosen && heldReceipt(chosen);
  const { submit, isPending } = useSubmit({
    form,
    send: async (values) => {
      if (chosen) close(await issue.mutate(receiptInput(chosen, values)));
    },
  });
  return (
    <FormDialog
      title="영수증"
      closing={closing}
      onClose={() => close()}
      submit={submit}
      isPending={isPending}
      submitLabel="영수증 열기"
      dismissLabel="뒤로"
      summary={{ errors, submitCount }}
    >
      <RadioGroup
        legend="어떤 결제의 영수증인가요?"
        required
        options={receipts.receipts.map((receipt) => ({
          value: subjectKey(receipt),
          label: `${receipt.kindName} ${formatMoney(receipt.amount)}`,
          description: `${formatDate(receipt.at)} · ${receipt.method} · ${receipt.what}`,
        }))}
        {...register('subject')}
      />
      <RadioGroup legend="누구 앞으로 발급할까요?" required options={RECIPIENTS} {...register('recipient')} />
      {watch('recipient') === 'BUSINESS' && (
        <>
          <TextField
            label="사업자등록번호"
            required
            inputMode="numeric"
            autoComplete="off"
            hint="숫자 10자리입니다. 하이픈(-)은 빼고 적으셔도 됩니다."
            error={errors.businessNumber?.message}
            {...register('businessNumber')}
          />
          <TextField
            label="상호"
            required
            autoComplete="organization"
            error={errors.businessName?.message}
            {...register('businessName')}
          />
        </>
      )}
      {held && (
        <Callout tone="info" title="이미 발급하신 영수증이 있습니다.">
          <UnbrokenNumbers>
            {`같은 이름으로 여시면 번호(${held.number})가 그대로입니다. 이름을 바꾸시면 새 번호로 발급되고, 지금 번호는 쓸 수 없게 됩니다.`}
          </UnbrokenNumbers>
        </Callout>
      )}
      {chosen && chosen.issued.length > 0 && <IssuedReceipts issued={chosen.issued} />}
    </FormDialog>
  );
}
