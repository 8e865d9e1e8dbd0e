import { formatCount, formatDeadline } from '@portal/shared/format';
import { Callout } from '@portal/shared/ui';
import type { Group } from '../../group.ts';

/** True if somebody can still be named, invited or reminded for a seat. */
const isOpen = ({ seats }: Pick<Group, 'seats'>) =>
  seats.some(({ allowedActions }) => (['invite', 'remind'] as const).some((action) => allowedActions.includes(action)));

/** Open acceptances of a paid group, and their deadline. */
export function Acceptance({ group }: { group: Pick<Group, 'seats' | 'counts' | 'acceptUntil' | 'seatPrice'> }) {
  const { counts, acceptUntil, seatPrice } = group;
  const isFree = seatPrice === 0;
  const waiting = counts.reserved + counts.invited;
  if (waiting === 0)
    return counts.confirmed > 0 ? (
      <Callout tone="success" title="모두 수락했습니다.">
        수강증과 수험표는 수락하신 분이 본인의 신청 내역에서 출력합니다.
      </Callout>
    ) : null;
  const title = `${formatCount(waiting)}명이 아직 수락하지 않았습니다.`;
  return isOpen(group) ? (
    <Callout tone="info" title={title}>
      {formatDeadline(acceptUntil)}까지 수락하거나 다른 분으로 바꾸실 수 있습니다.
      {isFree && (
        <span> 다른 분이 신청할 수 있는 동안에는, 그때까지 수락하지 않은 자리가 취소되어 다른 분께 갑니다.</span>
      )}
      {counts.reserved > 0 && (
        <span>{` 초대할 분이 정해지지 않은 자리가 ${formatCount(counts.reserved)}명분 있습니다.`}</span>
      )}
    </Callout>
  ) : (
    <Callout tone="warning" title={title}>
      수락 기한({formatDeadline(acceptUntil)})이 지나 다른 분으로 바꾸실 수 없습니다. 참석하지 않는 자리는{' '}
      {isFree ? '취소해주세요.' : '취소하시면 환불 기준에 따라 돌려드립니다.'}
    </Callout>
  );
}
