import type { ReactNode } from 'react';
import { PAYMENT_STATUS_NAMES } from '@portal/shared/contract/statuses';
import { isKnown } from '@portal/shared/contract/words';
import { formatDeadline, formatMoney } from '@portal/shared/format';
import { Actions, AssociationPhone, Button, ButtonLink, Callout, Spinner } from '@portal/shared/ui';
import { DepositNotice, isAwaited } from '../../parts/deposit/DepositNotice.tsx';
import type { ApplicationDetail } from '../../parts/kind/application.ts';
import { KINDS } from '../../parts/kind/kinds.ts';
import { offeringPath, payPath } from '../../parts/page/paths.ts';
import type { usePaymentWatch } from '../../parts/payment/usePaymentWatch.ts';
import styles from './Outcome.module.css';

interface OutcomeProps {
  application: ApplicationDetail;
  watch: ReturnType<typeof usePaymentWatch>;
}

/** Result of an application in words, with the next step. */
export function Outcome({ application, watch }: OutcomeProps) {
  const { kind, offeringNo, applicationNo: userExaminationNo, payment, status } = application;
  const { word } = KINDS[kind];
  if (status === 'CONFIRMED') {
    return (
      <Callout tone="success" title={`${word} 신청이 완료되었습니다.`}>
        신청번호는 {userExaminationNo}번입니다.
        {payment?.paidAt && (
          <span>{` ${payment.payMethodName} 결제 ${formatMoney(payment.amount)}이 확인되었습니다.`}</span>
        )}
      </Callout>
    );
  }
  if (status === 'EXPIRED') {
    return (
      <Result
        tone="danger"
        title="결제 기한이 지나 신청이 취소되었습니다."
        text="자리가 남아 있으면 다시 신청하실 수 있습니다."
      >
        <ButtonLink to={offeringPath(kind, offeringNo)}>{word} 다시 보기</ButtonLink>
      </Result>
    );
  }
  if (status !== 'HELD') return <Callout tone="info" title={`현재 상태는 ${application.statusName}입니다.`} />;
  if (watch.isPolling) {
    return (
      <Callout tone="info" title="결제를 확인하고 있습니다.">
        <Spinner label="결제 확인 중" size="small" /> 잠시만 기다려주세요. 이 화면을 닫아도 결제와 신청에는 영향이
        없습니다.
      </Callout>
    );
  }
  const payAgain = application.allowedActions.includes('pay') && (
    <ButtonLink variant={watch.hasTimedOut ? 'secondary' : 'primary'} to={payPath(kind, offeringNo, userExaminationNo)}>
      다시 결제
    </ButtonLink>
  );
  if (watch.hasTimedOut) {
    return (
      <Result
        tone="warning"
        title="결제가 아직 확인되지 않았습니다."
        text="결제를 마치셨다면 잠시 후 다시 확인해주세요. 결제창을 닫으셨다면 다시 결제하시면 됩니다. 두 번 결제되지는 않습니다."
      >
        <Button onClick={watch.pollAgain}>다시 확인</Button>
        {payAgain}
      </Result>
    );
  }
  if (isAwaited(payment)) {
    return (
      <div className={styles.root}>
        <DepositNotice payment={payment} onSettled={watch.pollAgain} />
        <Actions>
          <Button variant="secondary" onClick={watch.pollAgain}>
            입금 확인
          </Button>
        </Actions>
      </div>
    );
  }
  if (payment?.status === 'HELD_FOR_REVIEW') {
    return (
      <Callout tone="warning" title="결제 금액을 확인하고 있습니다.">
        결제된 금액이 신청 금액과 달라 담당자가 확인하고 있습니다. 급하시면 <AssociationPhone />로 전화해주세요.
      </Callout>
    );
  }
  // It may still succeed: a member who reads that nothing was paid would pay again.
  if (payment && !isKnown(PAYMENT_STATUS_NAMES, payment.status))
    return <Callout tone="info" title={`결제 상태는 ${payment.statusName}입니다.`} />;
  return (
    <Result
      tone="danger"
      title={payment?.status === 'FAILED' ? '결제가 이루어지지 않았습니다.' : '아직 결제하지 않으셨습니다.'}
      text={
        application.payDueAt
          ? `자리는 ${formatDeadline(application.payDueAt)}까지 잡아 두었습니다. 그때까지 결제하지 않으면 신청이 자동으로 취소됩니다.`
          : '결제하지 않으면 신청이 자동으로 취소됩니다.'
      }
    >
      {payAgain}
    </Result>
  );
}

interface ResultProps {
  tone: 'warning' | 'danger';
  title: string;
  text: string;
  children: ReactNode;
}

const Result = ({ tone, title, text, children }: ResultProps) => (
  <div className={styles.root}>
    <Callout tone={tone} title={title}>
      {text}
    </Callout>
    <Actions>{children}</Actions>
  </div>
);
