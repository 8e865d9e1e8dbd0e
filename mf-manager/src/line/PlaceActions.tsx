import { GROUPS_PATH } from '@portal/shared/section/groupPaths';
import type { ServerClock } from '@portal/shared/time';
import { Actions, Button, ButtonLink } from '@portal/shared/ui';
import { KINDS } from '../parts/kind/kinds.ts';
import type { Offering } from '../parts/kind/offering.ts';
import { TimeLeft } from '../parts/line/TimeLeft.tsx';
import type { QueuePosition } from '../parts/line/watch/queuePosition.ts';
import { groupWritePath } from '../parts/page/groupPaths.ts';
import { applicationListPath, offeringListPath, offeringPath, writePath } from '../parts/page/paths.ts';
import styles from './PlaceActions.module.css';
import type { useLineActs } from './useLineActs.ts';

interface PlaceActionsProps {
  offering: Offering;
  standing: QueuePosition;
  acts: ReturnType<typeof useLineActs>;
  clock: ServerClock;
}

/** Link away from a queue: back to the offering or application, or to other offerings. */
function away({ kind, offeringNo }: Offering, { status, allowedActions, group }: QueuePosition) {
  const { word } = KINDS[kind];
  if (status === 'TAKEN' && group) return { to: GROUPS_PATH, label: '단체 신청 내역' };
  if (status === 'TAKEN') return { to: applicationListPath(kind), label: `${word} 신청 내역` };
  if (allowedActions.length === 0) return { to: offeringListPath(kind), label: `다른 ${word} 보기` };
  return { to: offeringPath(kind, offeringNo), label: `${word} 정보 보기` };
}

/** Actions of the member, exactly those of `allowedActions`; each button stays in place while the status changes. */
export function PlaceActions({ offering, standing, acts, clock }: PlaceActionsProps) {
  const { kind, offeringNo } = offering;
  const { allowedActions, status, offerDueAt, group } = standing;
  const isGroup = Boolean(group);
  const may = (action: (typeof allowedActions)[number]) => allowedActions.includes(action);
  const isOffered = status === 'OFFERED';
  const { to, label } = away(offering, standing);
  return (
    <>
      {isOffered && offerDueAt && (
        <p className={styles.left}>
          남은 시간{' '}
          <strong>
            <TimeLeft until={offerDueAt} clock={clock} label="신청서를 낼 수 있는 남은 시간" />
          </strong>
        </p>
      )}
      <Actions>
        <ButtonLink variant="secondary" size="large" to={to}>
          {label}
        </ButtonLink>
        {may('leave') && (
          <Button
            variant="secondary"
            size="large"
            busy={acts.isLeaving}
            onClick={() => void (isOffered ? acts.decline() : acts.leave(standing))}
          >
            {isOffered ? '자리 포기하기' : '대기 취소'}
          </Button>
        )}
        {may('wait') && (
          <Button
            variant={isGroup ? 'secondary' : 'primary'}
            size="large"
            busy={acts.isWaiting}
            onClick={() => void acts.wait()}
          >
            {isGroup ? '본인 자리 대기 신청' : '대기 신청'}
          </Button>
        )}
        {may('wait') && isGroup && (
          <ButtonLink size="large" to={groupWritePath(kind, offeringNo)}>
            단체 대기 신청
          </ButtonLink>
        )}
        {may('apply') && (
          <ButtonLink size="large" to={(isGroup ? groupWritePath : writePath)(kind, offeringNo)}>
            {isGroup ? '단체 신청서 작성' : '신청서 작성'}
          </ButtonLink>
        )}
      </Actions>
    </>
  );
}
