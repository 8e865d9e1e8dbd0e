import { useEffect, useState, type FormEvent } from 'react';
import { CallError, useMutation } from '@portal/shared/client';
import { startPayment } from '@portal/shared/contract/payment';
import { PAY_METHOD_NAMES, type PayMethod } from '@portal/shared/contract/statuses';
import { formatDeadline, formatMoney } from '@portal/shared/format';
import { leaveTo } from '@portal/shared/router';
import { Actions, Button, ButtonLink, Callout, DescriptionList, Form, RadioGroup, Section } from '@portal/shared/ui';
import type { Application } from '../../parts/kind/application.ts';
import { applicationPath } from '../../parts/page/paths.ts';

const DESCRIPTIONS: Record<PayMethod, string> = {
  card: '국내 모든 신용·체크카드로 바로 결제합니다.',
  phone: '이번 달 휴대폰 요금에 더해 결제합니다.',
  vbank: '발급된 계좌로 기한 안에 입금하면 신청이 완료됩니다.',
};
const METHODS = (Object.keys(PAY_METHOD_NAMES) as PayMethod[]).map((value) => ({
  value,
  label: PAY_METHOD_NAMES[value],
  description: DESCRIPTIONS[value],
}));
const isMethod = (value: string): value is PayMethod => Object.hasOwn(PAY_METHOD_NAMES, value);

/** The choice of how to pay, and the way to the gateway's page. */
export function PaymentStep({ application }: { application: Application }) {
  const [method, setMethod] = useState<PayMethod>('card');
  const [isLeaving, setLeaving] = useState(false);
  const start = useMutation(startPayment);
  const busy = start.isPending || isLeaving;

  // Going back from the gateway may restore this page from the browser's memory, with its state.
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, []);

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    try {
      const { checkoutUrl } = await start.mutate({ userExaminationNo: application.applicationNo, payMethod: method });
      setLeaving(true);
      leaveTo(checkoutUrl);
    } catch (error) {
      // The client has shown its message; the member may choose again.
      if (!(error instanceof CallError)) throw error;
    }
  };

  return (
    <>
      {application.payDueAt && (
        <Callout tone="warning" title={`${formatDeadline(application.payDueAt)}까지 결제해 주세요.`}>
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
      <Form onSubmit={(event) => void pay(event)}>
        <RadioGroup
          legend="결제 수단"
          name="payMethod"
          options={METHODS}
          value={method}
          onChange={({ target }) => isMethod(target.value) && setMethod(target.value)}
        />
        <Actions>
          <ButtonLink
            variant="secondary"
            size="large"
            to={applicationPath(application.kind, application.applicationNo)}
          >
            나중에 결제
          </ButtonLink>
          <Button type="submit" size="large" busy={busy}>
            결제하기
          </Button>
        </Actions>
      </Form>
    </>
  );
}
