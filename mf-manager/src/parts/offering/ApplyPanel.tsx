import { formatDateTime, formatDeadline } from '@portal/shared/format';
import { ButtonLink, Callout } from '@portal/shared/ui';
import { KINDS } from '../kind/kinds.ts';
import type { Offering, OfferingDetail } from '../kind/offering.ts';
import { offeringListPath, writePath } from '../page/paths.ts';
import styles from './ApplyPanel.module.css';
import type { AppliedTo } from './useAppliedTo.ts';

interface ApplyPanelProps {
  offering: OfferingDetail;
  /** The member's own application for it; null when there is none. */
  appliedTo: AppliedTo | null;
}

/** The apply button, on a phone at the lower edge of the window, or why there is none. Uses only `allowedActions`. */
export function ApplyPanel({ offering, appliedTo }: ApplyPanelProps) {
  if (appliedTo !== null) {
    return (
      <div className={styles.panel}>
        <Callout tone="info" title={`이미 신청하신 ${KINDS[offering.kind].word}입니다.`}>
          {standingInWords(appliedTo)}
        </Callout>
        <ButtonLink to={appliedTo.path}>신청 상세 보기</ButtonLink>
      </div>
    );
  }
  if (offering.isEligible === false && mayStillBeApplied(offering)) {
    return (
      <div className={styles.panel}>
        <Callout tone="warning" title={`${offering.grade}급 교육을 수료하신 뒤에 신청할 수 있습니다.`}>
          이 시험은 같은 급수의 교육을 수료하신 분이 신청합니다. 아직 {offering.grade}급 교육의 수료 기록이 없습니다.
        </Callout>
        <ButtonLink to={offeringListPath('education')}>교육 신청하러 가기</ButtonLink>
      </div>
    );
  }
  if (offering.allowedActions.includes('apply')) {
    return (
      <div className={styles.bar}>
        <ButtonLink size="large" to={writePath(offering.kind, offering.offeringNo)}>
          신청하기
        </ButtonLink>
      </div>
    );
  }
  return (
    <Callout tone="warning" title="지금은 신청할 수 없습니다.">
      {closedReason(offering)}
    </Callout>
  );
}

/** Where the application stands that keeps the member from applying once more. */
function standingInWords({ standing }: AppliedTo): string {
  if (!standing) return '신청 내용과 결제 상태는 신청 상세에서 확인하실 수 있습니다.';
  const now = `현재 상태는 ${standing.statusName}입니다.`;
  return standing.status === 'CANCEL_REQUESTED'
    ? `${now} 협회가 취소를 처리한 뒤에 다시 신청하실 수 있습니다. 신청을 그대로 두시려면 신청 상세에서 취소를 철회해 주세요.`
    : `${now} 신청 내용과 결제 상태는 신청 상세에서 확인하실 수 있습니다.`;
}

const mayStillBeApplied = ({ status, allowedActions }: Offering) =>
  status === 'UPCOMING' || allowedActions.includes('apply');

/** Why nobody can apply now, and what one can do. */
function closedReason({ kind, status, applyStartDate, applyEndDate }: Offering): string {
  switch (status) {
    case 'UPCOMING':
      return `${formatDateTime(applyStartDate)}부터 신청할 수 있습니다.`;
    case 'FULL':
      return '정원이 모두 찼습니다. 취소하는 분이 있으면 신청 기간 안에 다시 신청할 수 있습니다.';
    case 'CLOSED':
      return `${formatDeadline(applyEndDate)}에 신청을 마감했습니다.`;
    case 'FINISHED':
      return `이미 끝난 ${KINDS[kind].word}입니다.`;
    case 'CANCELLED':
      return `협회 사정으로 취소된 ${KINDS[kind].word}입니다.`;
    default:
      return '지금은 신청할 수 없습니다. 잠시 후 다시 확인해 주세요.';
  }
}
