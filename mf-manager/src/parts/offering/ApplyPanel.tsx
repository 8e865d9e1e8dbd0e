import type { OwnPlace } from '@portal/shared/contract/manager';
import { formatDeadline } from '@portal/shared/format';
import { ButtonLink, Callout } from '@portal/shared/ui';
import { KINDS } from '../kind/kinds.ts';
import type { Offering, OfferingDetail } from '../kind/offering.ts';
import { LowerBar } from '../page/LowerBar.tsx';
import { writePath } from '../page/paths.ts';
import { AlreadyApplied } from './AlreadyApplied.tsx';
import { NotEligible } from './NotEligible.tsx';
import { PlacePanel } from './PlacePanel.tsx';
import { UpcomingPanel } from './UpcomingPanel.tsx';
import type { AppliedTo } from './useAppliedTo.ts';
import { WaitPanel } from './WaitPanel.tsx';

interface ApplyPanelProps {
  offering: OfferingDetail;
  /** The member's own application; null without one. */
  appliedTo: AppliedTo | null;
  /** The member's queue entry; null without one. */
  place: OwnPlace | null;
}

/**
 * Button to apply or to join the queue, on a phone at the lower edge of the window; otherwise the reason why there is
 * none.
 */
export function ApplyPanel({ offering, appliedTo, place }: ApplyPanelProps) {
  if (appliedTo !== null) return <AlreadyApplied kind={offering.kind} appliedTo={appliedTo} />;
  if (place !== null) return <PlacePanel offering={offering} place={place} />;
  if (offering.isEligible === false && mayStillBeApplied(offering)) return <NotEligible grade={offering.grade} />;
  if (offering.allowedActions.includes('apply')) {
    return (
      <LowerBar>
        <ButtonLink size="large" to={writePath(offering.kind, offering.offeringNo)}>
          신청하기
        </ButtonLink>
      </LowerBar>
    );
  }
  if (offering.allowedActions.includes('wait')) return <WaitPanel offering={offering} />;
  if (offering.status === 'UPCOMING') return <UpcomingPanel offering={offering} />;
  return (
    <Callout tone="warning" title="지금은 신청할 수 없습니다.">
      {closedReason(offering)}
    </Callout>
  );
}

const mayStillBeApplied = ({ status, allowedActions }: Offering) => status === 'UPCOMING' || allowedActions.length > 0;

/** Reason why nobody can apply now, and alternatives. */
function closedReason({ kind, status, applyEndDate }: Offering): string {
  switch (status) {
    case 'FULL':
      return '정원이 모두 찼습니다. 취소하는 분이 있으면 신청 기간 안에 다시 신청할 수 있습니다.';
    case 'CLOSED':
      return `${formatDeadline(applyEndDate)}에 신청을 마감했습니다.`;
    case 'FINISHED':
      return `이미 끝난 ${KINDS[kind].word}입니다.`;
    case 'CANCELLED':
      return `협회 사정으로 취소된 ${KINDS[kind].word}입니다.`;
    default:
      return '지금은 신청할 수 없습니다. 잠시 후 다시 확인해주세요.';
  }
}
