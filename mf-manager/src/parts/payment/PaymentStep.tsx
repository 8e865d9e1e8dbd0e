import { useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { association } from '@portal/shared/association';
import { useMutation } from '@portal/shared/client';
import { startPayment } from '@portal/shared/contract/payment';
import { PAY_METHOD_NAMES, type PayMethod } from '@portal/shared/contract/statuses';
import { useSubmit } from '@portal/shared/form';
import { formatDeadline, formatMoney } from '@portal/shared/format';
import { leaveTo } from '@portal/shared/router';
import { Actions, Button, ButtonLink, Callout, DescriptionList, Form, RadioGroup, Section } from '@portal/shared/ui';
import { CashReceiptFields } from '../cashReceipt/CashReceiptFields.tsx';
import { cashReceiptFieldOf, cashReceiptOf, NO_RECEIPT } from '../cashReceipt/cashReceiptForm.ts';
import { useCashReceiptForm } from '../cashReceipt/useCashReceiptForm.ts';
import type { Application } from '../kind/application.ts';

const DESCRIPTIONS: Record<PayMethod, string> = {
  card: `국내 모든 신용·체크카드와 ${association.easyPay.join('·')}로 바로 결제합니다.`,
  phone: '이번 달 휴대폰 요금에 더해 결제합니다.',
  vbank: '발급된 계좌로 기한 안에 입금하면 신청이 완료됩니다.',
};
const METHODS = (Object.keys(PAY_METHOD_NAMES) as PayMethod[]).map((value) => ({
  value,
  label: PAY_METHOD_NAMES[value],
  description: DESCRIPTIONS[value],
}));
const isMethod = (value: string): value is PayMethod => Object.hasOwn(PAY_METHOD_NAMES, value);

interface PaymentStepProps {
  application: Pick<Application, 'applicationNo' | 'title' | 'price' | 'payDueAt'>;
  /** Page from which it can be paid later. */
  laterPath: string;
}

/** Choice of the payment method, and the link to the gateway's page. */
export function PaymentStep({ application, laterPath }: PaymentStepProps) {
  const [method, setMethod] = useState<PayMethod>('card');
  const [isLeaving, setLeaving] = useState(false);
  // A second press may come before the button is rendered as busy.
  const hasLeft = useRef(false);
  const start = useMutation(startPayment, { quiet: true });
  const form = useCashReceiptForm(NO_RECEIPT, { shouldFocusError: true });
  const { submit, isPending } = useSubmit({
    form,
    fieldOf: cashReceiptFieldOf(form.getValues),
    send: async (values) => {
      if (hasLeft.current) return;
      const cashReceipt = method === 'vbank' ? cashReceiptOf(values) : undefined;
      const { checkoutUrl } = await start.mutate({
        userExaminationNo: application.applicationNo,
        payMethod: method,
        ...(cashReceipt && { cashReceipt }),
      });
      hasLeft.current = true;
      setLeaving(true);
      leaveTo(checkoutUrl);
    },
  });

  // Going back from the gateway may restore this page with its state from the back/forward cache.
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      hasLeft.current = false;
      setLeaving(false);
    };
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, []);

  // Fields of a deposit must not block a payment by card.
  const chooseMethod = (chosen: PayMethod) => {
    setMethod(chosen);
    if (chosen !== 'vbank') form.setValue('receiptType', NO_RECEIPT);
  };

  return (
    <>
      {application.payDueAt && (
        <Callout tone="warning" title={`${formatDeadline(application.payDueAt)}까지 결제해주세요.`}>
          자리를 잡아 두었습니다. 기한 안에 결제하지 않으면 신청이 자동으로 취소됩니다.
        </Callout>
      )}
      <Section title="결제할 내용">
        <DescriptionList
          items={[
            { term: '신청번호', description: application.applicationNo },
            { term: '신청 내용', description: application.title },
            { term: '결제 금액', description: <strong>{formatMoney(application.price)}</strong> },
          ]}
        />
      </Section>
      <Form onSubmit={submit}>
        <RadioGroup
          legend="결제 수단"
          name="payMethod"
          options={METHODS}
          value={method}
          onChange={({ target }) => isMethod(target.value) && chooseMethod(target.value)}
        />
        {method === 'vbank' && (
          <FormProvider {...form}>
            <CashReceiptFields optional />
          </FormProvider>
        )}
        <Actions>
          <ButtonLink variant="secondary" size="large" to={laterPath}>
            지금은 결제하지 않기
          </ButtonLink>
          <Button type="submit" size="large" busy={isPending || isLeaving}>
            결제하기
          </Button>
        </Actions>
      </Form>
    </>
  );
}
