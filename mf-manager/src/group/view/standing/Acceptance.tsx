import { formatCount, formatDeadline } from '@portal/shared/format';
import { Callout } from '@portal/shared/ui';
import type { Group, Seat } from '../../group.ts';

type SeatAction = Seat['allowedActions'][number];

/** True if somebody can still be named, invited or reminded for a seat. */
export const isOpen = ({ seats }: Pick<Group, 'seats'>) =>
  seats.some(({ allowedActions }) => (['invite', 'remind'] as const).some((action) => allowedActions.includes(action)));

const UNACCEPTED: readonly string[] = ['RESERVED', 'INVITED'];

/** True if an unaccepted seat allows the action. */
const allows = ({ seats }: Pick<Group, 'seats'>, action: SeatAction) =>
  seats.some(({ status, allowedActions }) => UNACCEPTED.includes(status) && allowedActions.includes(action));

/** Open acceptances of a paid group, and their deadline. */
export function Acceptance({
  group,
}: {
  group: Pick<Group, 'seats' | 'counts' | 'acceptUntil' | 'seatPrice' | 'invoice'>;
}) {
  const { counts, acceptUntil, seatPrice } = group;
  const waiting = counts.reserved + counts.invited;
  if (waiting === 0)
    return counts.confirmed > 0 ? (
      <Callout tone="success" title="모두 수락했습니다.">
        수강증과 수험표는 수락하신 분이 본인의 신청 내역에서 출력합니다.
      </Callout>
    ) : null;
  return isOpen(group) ? (
    <Callout tone="info" title={`${formatCount(waiting)}명이 아직 수락하지 않았습니다.`}>
      {formatDeadline(acceptUntil)}까지 수락하거나 다른 분으로 바꾸실 수 있습니다.
      {seatPrice === 0 && (
        <span> 다른 분이 신청할 수 있는 동안에는, 그때까지 수락하지 않은 자리가 취소되어 다른 분께 갑니다.</span>
      )}
      {counts.reserved > 0 && (
        <span>{` 초대할 분이 정해지지 않은 자리가 ${formatCount(counts.reserved)}명분 있습니다.`}</span>
      )}
    </Callout>
  ) : (
    <Callout tone="warning" title={`${formatCount(waiting)}명이 수락하지 않았습니다.`}>
      수락 기한({formatDeadline(acceptUntil)})이 지나 다른 분으로 바꾸실 수 없습니다. {whatIsLeft(group)}
    </Callout>
  );
}

/** Sentences about cancelling the unaccepted seats and their money, by what the API allows. */
function whatIsLeft(group: Pick<Group, 'seats' | 'seatPrice' | 'invoice'>): string {
  const isFree = group.seatPrice === 0;
  const isOwed = group.invoice?.status === 'OPEN' || group.invoice?.status === 'WRITTEN_OFF';
  if (allows(group, 'cancel')) {
    if (isFree) return '참석하지 않는 자리는 취소해주세요.';
    return isOwed
      ? '참석하지 않는 자리는 취소하시면 환불 기준에 따라 청구서에서 뺍니다.'
      : '참석하지 않는 자리는 취소하시면 환불 기준에 따라 돌려드립니다.';
  }
  if (isFree) return '이제 취소하실 수도 없습니다.';
  // Money is refused because the refund windows are over, before or after the start.
  return isOwed
    ? '환불 기간이 지나 취소하실 수도 없습니다. 수락하지 않은 자리의 금액도 내셔야 합니다.'
    : '환불 기간이 지나 취소하실 수도 없습니다. 수락하지 않은 자리의 금액은 환불되지 않습니다.';
}
