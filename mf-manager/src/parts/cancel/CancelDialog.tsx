import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { CallError } from '@portal/shared/client';
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
import type { ApplicationDetail, RefundQuote } from '../application/application.ts';
import { BANKS } from './banks.ts';
import type { CancelCall } from './useCancel.ts';

const schema = v.object(refundAccountRules);
const FIELDS = ['accountName', 'bank', 'account'] as const;

interface CancelDialogProps extends DialogProps<boolean> {
  application: ApplicationDetail;
  quote: RefundQuote;
  cancel: CancelCall;
}

/** The cancel/refund form (spec §3, §5): says what comes back before it asks where to. */
export default function CancelDialog({ application, quote, cancel, close, closing }: CancelDialogProps) {
  const formId = useId();
  const banksId = useId();
  const running = useRef(false);
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { accountName: '', bank: '', account: '' },
    shouldFocusError: false,
  });
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, submitCount, isSubmitting },
  } = form;
  const summary = useErrorSummary(errors);
  const amount = formatMoney(quote.amount);

  const send = async (account: v.InferOutput<typeof schema>) => {
    if (running.current) return;
    running.current = true;
    try {
      const agreed = await confirm(`환불 예정 금액은 ${amount}(${quote.percent}%)입니다. 취소를 신청하시겠습니까?`, {
        yes: '예, 취소합니다',
        no: '아니오',
      });
      if (!agreed) return;
      await cancel.mutate({ ...account, userExaminationNo: application.userExaminationNo });
      close(true);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      for (const { path, message } of error.issues) {
        const field = FIELDS.find((name) => name === path);
        if (field) setError(field, { type: 'server', message });
      }
    } finally {
      running.current = false;
    }
  };

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
          <Button variant="danger" type="submit" form={formId} busy={isSubmitting}>
            취소 신청
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={(event) => void handleSubmit(send)(event)}>
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
          list={banksId}
          maxLength={30}
          hint="목록에서 고르거나 직접 입력해 주세요."
          error={errors.bank?.message}
          {...register('bank')}
        />
        <datalist id={banksId}>
          {BANKS.map((bank) => (
            <option key={bank} value={bank} />
          ))}
        </datalist>
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
