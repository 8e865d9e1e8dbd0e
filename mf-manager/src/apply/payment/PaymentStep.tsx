import { useEffect, useState, type FormEvent } from 'react';
import { CallError, useMutation } from '@portal/shared/client';
import { startPayment } from '@portal/shared/contract/payment';
import { PAY_METHOD_NAMES, type PayMethod } from '@portal/shared/contract/statuses';
import { formatMoney } from '@portal/shared/format';
import { Actions, Button, ButtonLink, Callout, DescriptionList, Form, RadioGroup, Section } from '@portal/shared/ui';
import type { Application } from '../../parts/kind/application.ts';
import { applicationPath } from '../../parts/page/paths.ts';
import { formatEnd } from '../../parts/page/formatDeadline.ts';
import { browser } from './leave.ts';

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

/** Chooses how to pay and goes to the gateway's own page. */
export function PaymentStep({ application }: { application: Application }) {
  const [method, setMethod] = useState<PayMethod>('card');
  const [leaving, setLeaving] = useState(false);
  const start = useMutation(startPayment);
  const busy = start.isPending || leaving;

  // Going back from the gateway may bring this very page out of the browser's memory.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    try {
      const { checkoutUrl } = await start.mutate({ userExaminationNo: application.userExaminationNo, payMethod: method });
      setLeaving(true);
      browser.goTo(checkoutUrl);
    } catch (error) {
      // Its message has been shown; the member may choose again.
      if (!(error instanceof CallError)) throw error;
    }
  };

  return (
    <>
      {application.payDueAt && (
        <Callout tone="warning" title={`${formatEnd(application.payDueAt)}까지 결제해 주세요.`}>
          자리를 잡아 두었습니다. 기한 안에 결제하지 않으면 신청이 자동으로 취소됩니다.
        </Callout>
      )}
      <Section title="결제할 내용">
        <DescriptionList
          items={[
            { term: '신청번호', description: application.userExaminationNo },
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
          <Button type="submit" size="large" busy={busy}>
            결제하기
          </Button>
          <ButtonLink
            variant="secondary"
            size="large"
            to={applicationPath(application.applyType, application.userExaminationNo)}
          >
            나중에 결제
          </ButtonLink>
        </Actions>
      </Form>
    </>
  );
}
