import type { ReactNode } from 'react';
import { formatDeadline } from '@portal/shared/format';
import { ButtonLink, Callout, VisuallyHidden } from '@portal/shared/ui';
import type { Offering } from '../kind/offering.ts';
import { linePath } from '../page/paths.ts';
import styles from './OfferedForm.module.css';
import { TimeLeft } from './TimeLeft.tsx';
import { isLastMinute, LAST_MINUTE } from './times.ts';
import { useServerNow } from './useServerNow.ts';
import { useLineWatch } from './watch/useLineWatch.ts';

const GONE = '배정된 자리가 없어졌습니다.';

/** Form for an offered seat: the time left stays in sight, and typed values survive the end of the offer. */
export function OfferedForm({ offering: { kind, offeringNo }, children }: { offering: Offering; children: ReactNode }) {
  const { watch, standing } = useLineWatch(kind, offeringNo);
  const now = useServerNow(watch.clock);
  const dueAt = standing?.offerDueAt;
  const isGone = standing !== null && standing.status !== 'OFFERED' && standing.status !== 'TAKEN';
  return (
    <div className={styles.offered}>
      <VisuallyHidden role="status">{isGone ? GONE : dueAt && isLastMinute(dueAt, now) && LAST_MINUTE}</VisuallyHidden>
      {dueAt && (
        <p className={styles.left}>
          배정된 자리의 남은 시간{' '}
          <strong>
            <TimeLeft until={dueAt} clock={watch.clock} label="신청서를 낼 수 있는 남은 시간" />
          </strong>{' '}
          <span>({formatDeadline(dueAt)}까지)</span>
        </p>
      )}
      {isGone && (
        <div>
          <Callout tone="warning" title={GONE}>
            기한이 지났거나 자리를 포기하셨습니다. 쓰시던 내용은 그대로 남아 있으며, 자리를 다시 배정받으시면 이어서
            쓰실 수 있습니다.
          </Callout>
          <ButtonLink variant="secondary" to={linePath(kind, offeringNo)}>
            대기 순번 보기
          </ButtonLink>
        </div>
      )}
      {children}
    </div>
  );
}
