import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useItem, type Mutation } from '@portal/shared/client';
import type { CallEntity, CallInput } from '@portal/shared/contract';
import { educationCode } from '@portal/shared/contract/common';
import type { patchIntEduCancel } from '@portal/shared/contract/manager';
import { useSubmit } from '@portal/shared/form';
import { formatMoney } from '@portal/shared/format';
import { confirm, type DialogProps } from '@portal/shared/overlay';
import { digitsOf, refundAccountRules } from '@portal/shared/rules';
import {
  Button,
  Callout,
  DescriptionList,
  Dialog,
  ErrorSummary,
  Form,
  TextField,
  useErrorSummary,
} from '@portal/shared/ui';
import type { ApplicationDetail, RefundQuote } from '../../parts/kind/application.ts';

const schema = v.object(refundAccountRules);

/** Both kinds are cancelled with the same form. */
export type CancelMutation = Mutation<CallInput<typeof patchIntEduCancel>, CallEntity<typeof patchIntEduCancel>>;

interface CancelDialogProps extends DialogProps<boolean> {
  application: ApplicationDetail;
  quote: RefundQuote;
  cancel: CancelMutation;
}

/** The cancel/refund form: shows what is refunded before it asks for the account. The account is stored nowhere. */
export default function CancelDialog({ application, quote, cancel, close, closing }: CancelDialogProps) {
  const formId = useId();
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { accountName: '', bank: '', account: '' },
    shouldFocusError: false,
  });
  const {
    register,
    formState: { errors, submitCount },
  } = form;
  const summary = useErrorSummary(errors);
  const amount = formatMoney(quote.amount);

  const { submit, isPending } = useSubmit({
    form,
    send: async (account) => {
      const agreed = await confirm(`환불 예정 금액은 ${amount}(${quote.percent}%)입니다. 취소를 신청하시겠습니까?`, {
        yes: '예, 취소합니다',
        no: '아니오',
      });
      if (!agreed) return;
      await cancel.mutate({ ...account, userExaminationNo: application.applicationNo });
      close(true);
    },
  });

  return (
    <Dialog
      title="취소·환불 신청"
      closing={closing}
      onClose={() => close(false)}
      footer={
        <>
          <Button variant="secondary" onClick={() => close(false)}>
            닫기
          </Button>
          <Button variant="danger" type="submit" form={formId} busy={isPending}>
            취소 신청
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <ErrorSummary errors={summary} attempt={submitCount} />
        <DescriptionList
          items={[
            { term: '취소할 신청', description: application.title },
            { term: '결제 금액', description: formatMoney(application.payment?.amount ?? application.price) },
            { term: '환불 비율', description: `${quote.percent}%` },
            { term: '환불 예정 금액', description: <strong>{amount}</strong> },
          ]}
        />
        <Callout tone="info">접수하시면 담당자가 확인한 뒤 환불합니다. 접수 후 약 2일에서 7일이 걸립니다.</Callout>
        <TextField
          label="예금주"
          required
          autoComplete="off"
          maxLength={50}
          error={errors.accountName?.message}
          {...register('accountName')}
        />
        <TextField
          label="은행명"
          required
          autoComplete="off"
          list={`${formId}-banks`}
          maxLength={30}
          hint="목록에서 고르거나 직접 입력해 주세요."
          error={errors.bank?.message}
          {...register('bank')}
        />
        <Banks id={`${formId}-banks`} />
        <TextField
          label="계좌번호"
          required
          autoComplete="off"
          inputMode="numeric"
          maxLength={40}
          hint="하이픈(-) 없이 숫자만 입력해 주세요."
          error={errors.account?.message}
          {...register('account', {
            onChange: ({ target }: { target: HTMLInputElement }) => form.setValue('account', digitsOf(target.value)),
          })}
        />
      </Form>
    </Dialog>
  );
}

/** Suggestions for the bank's name; without them, or for any other bank, it is typed. */
function Banks({ id }: { id: string }) {
  const codes = useItem(educationCode, {}, { background: true });
  const banks = (codes.data ?? []).filter(({ group }) => group === 'BANK');
  return (
    <datalist id={id}>
      {banks.map(({ code, codeName }) => (
        <option key={code} value={codeName} />
      ))}
    </datalist>
  );
}
