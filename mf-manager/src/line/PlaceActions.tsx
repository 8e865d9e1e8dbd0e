import { GROUPS_PATH } from '@portal/shared/section/groupPaths';
import { Actions, Button, ButtonLink } from '@portal/shared/ui';
import { KINDS } from '../parts/kind/kinds.ts';
import type { Offering } from '../parts/kind/offering.ts';
import type { QueuePosition } from '../parts/line/watch/queuePosition.ts';
import { groupWritePath } from '../parts/page/groupPaths.ts';
import { LowerBar } from '../parts/page/LowerBar.tsx';
import { applicationListPath, offeringListPath, offeringPath, writePath } from '../parts/page/paths.ts';
import styles from './PlaceActions.module.css';
import type { useLineActs } from './useLineActs.ts';

interface PlaceActionsProps {
  offering: Offering;
  standing: QueuePosition;
  acts: ReturnType<typeof useLineActs>;
}

/** Link away from a queue: back to the offering or application, or to other offerings. */
function away({ kind, offeringNo }: Offering, { status, allowedActions, group }: QueuePosition) {
  const { word } = KINDS[kind];
  if (status === 'TAKEN' && group) return { to: GROUPS_PATH, label: '단체 신청 내역' };
  if (status === 'TAKEN') return { to: applicationListPath(kind), label: `${word} 신청 내역` };
  if (allowedActions.length === 0) return { to: offeringListPath(kind), label: `다른 ${word} 보기` };
  return { to: offeringPath(kind, offeringNo), label: `${word} 정보 보기` };
}

/**
 * Actions of the member, exactly those of `allowedActions`; each button stays in place while the status changes. On a
 * phone the one that leads on is at the lower edge of the window.
 */
export function PlaceActions({ offering, standing, acts }: PlaceActionsProps) {
  const { kind, offeringNo } = offering;
  const { allowedActions, status, group } = standing;
  const isGroup = Boolean(group);
  const may = (action: (typeof allowedActions)[number]) => allowedActions.includes(action);
  const isOffered = status === 'OFFERED';
  const { to, label } = away(offering, standing);
  const wait = (variant: 'primary' | 'secondary', words: string) => (
    <Button variant={variant} size="large" busy={acts.isWaiting} onClick={() => void acts.wait()}>
      {words}
    </Button>
  );
  return (
    <div className={styles.root}>
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
        {may('wait') && isGroup && wait('secondary', '본인 자리 대기 신청')}
      </Actions>
      {may('wait') && (
        <LowerBar>
          {isGroup ? (
            <ButtonLink size="large" to={groupWritePath(kind, offeringNo)}>
              단체 대기 신청
            </ButtonLink>
          ) : (
            wait('primary', '대기 신청')
          )}
        </LowerBar>
      )}
      {may('apply') && (
        <LowerBar>
          <ButtonLink size="large" to={(isGroup ? groupWritePath : writePath)(kind, offeringNo)}>
            {isGroup ? '단체 신청서 작성' : '신청서 작성'}
          </ButtonLink>
        </LowerBar>
      )}
    </div>
  );
}
