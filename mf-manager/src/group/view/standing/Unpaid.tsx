import { PAYMENT_STATUS_NAMES } from '@portal/shared/contract/statuses';
import { isKnown } from '@portal/shared/contract/words';
import { formatDeadline } from '@portal/shared/format';
import { Actions, AssociationPhone, Button, Callout, Spinner, toast } from '@portal/shared/ui';
import { DepositNotice, isAwaited } from '../../../parts/deposit/DepositNotice.tsx';
import type { Payment } from '../../../parts/kind/application.ts';
import type { usePaymentWatch } from '../../../parts/payment/usePaymentWatch.ts';
import type { Group } from '../../group.ts';

interface UnpaidProps {
  group: Pick<Group, 'payment' | 'payDueAt'>;
  watch: ReturnType<typeof usePaymentWatch>;
}

/** A group that is not known to be paid: its payment may be under way. */
export function Unpaid({ group: { payment, payDueAt }, watch }: UnpaidProps) {
  if (watch.isPolling)
    return (
      <Callout tone="info" title="결제를 확인하고 있습니다.">
        <Spinner label="결제 확인 중" size="small" /> 잠시만 기다려주세요. 이 화면을 닫아도 결제와 신청에는 영향이
        없습니다.
      </Callout>
    );
  if (watch.hasTimedOut)
    return (
      <>
        <Callout tone="warning" title="결제가 아직 확인되지 않았습니다.">
          결제를 마치셨다면 잠시 후 다시 확인해주세요. 결제창을 닫으셨다면 다시 결제하시면 됩니다. 두 번 결제되지는
          않습니다.
        </Callout>
        <Actions>
          <Button variant="secondary" onClick={watch.pollAgain}>
            다시 확인
          </Button>
        </Actions>
      </>
    );
  if (isAwaited(payment)) {
    const show = (status: Payment['status']) => {
      watch.pollAgain();
      if (status === 'PAID') toast('입금을 확인했습니다.');
    };
    return <DepositNotice payment={payment} onSettled={show} />;
  }
  if (payment?.status === 'HELD_FOR_REVIEW')
    return (
      <Callout tone="warning" title="결제 금액을 확인하고 있습니다.">
        결제된 금액이 신청 금액과 달라 담당자가 확인하고 있습니다. 급하시면 <AssociationPhone />로 전화해주세요.
      </Callout>
    );
  // It may still succeed: a member who reads that nothing was paid would pay again.
  if (payment && !isKnown(PAYMENT_STATUS_NAMES, payment.status))
    return <Callout tone="info" title={`결제 상태는 ${payment.statusName}입니다.`} />;
  const isFailed = payment?.status === 'FAILED';
  const due = payDueAt ? `${formatDeadline(payDueAt)}까지 결제해주세요.` : '결제해주세요.';
  return (
    <Callout tone={isFailed ? 'danger' : 'warning'} title={isFailed ? `결제가 이루어지지 않았습니다. ${due}` : due}>
      모두의 자리를 잡아 두었습니다. 기한 안에 결제하지 않으면 신청이 모두 자동으로 취소됩니다. 초대 문자는 결제하신
      뒤에 보냅니다.
    </Callout>
  );
}
