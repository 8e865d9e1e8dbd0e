import { useEffect } from 'react';
import { association } from '@portal/shared/association';
import { Callout, DescriptionList, Section, VisuallyHidden } from '@portal/shared/ui';
import type { OfferingDetail } from '../parts/kind/offering.ts';
import { TimeLeft } from '../parts/line/TimeLeft.tsx';
import { useServerNow } from '../parts/line/useServerNow.ts';
import { isLive, type QueuePosition } from '../parts/line/watch/queuePosition.ts';
import type { useLineWatch } from '../parts/line/watch/useLineWatch.ts';
import { AlreadyApplied } from '../parts/offering/AlreadyApplied.tsx';
import { NotEligible } from '../parts/offering/NotEligible.tsx';
import type { AppliedTo } from '../parts/offering/useAppliedTo.ts';
import { WithLowerBar } from '../parts/page/LowerBar.tsx';
import { Notes } from '../parts/page/Notes.tsx';
import { Clock } from './Clock.tsx';
import { lineItems } from './lineItems.ts';
import styles from './LineView.module.css';
import { PlaceActions } from './PlaceActions.tsx';
import { cutOffInWords, spokenOf } from './spoken.ts';
import { useLineActs } from './useLineActs.ts';
import { useSpoken } from './useSpoken.ts';
import { orderInWords, tabInWords, wordsOf } from './words.ts';

interface LineViewProps {
  offering: OfferingDetail;
  /** The member's own application; null without one. */
  appliedTo: AppliedTo | null;
  standing: QueuePosition;
  line: ReturnType<typeof useLineWatch>;
}

/** The member's own entry with its actions, or that there is none yet; below it order, clock and seats of the queue. */
export function LineView({ offering, appliedTo, standing, line: { watch, isCutOff } }: LineViewProps) {
  const now = useServerNow(watch.clock);
  const acts = useLineActs(offering, watch, standing.status);
  const spoken = useSpoken(spokenOf({ standing, offering, now, isCutOff }));
  const { tone, title, next } = wordsOf({ standing, offering, now });

  const tab = tabInWords(standing, now);
  useEffect(() => {
    document.title = `${tab} | ${association.name}`;
  }, [tab]);
  const isGroup = Boolean(standing.group);
  const hasApplied = appliedTo !== null && !isLive(standing) && !isGroup;
  const mayNot =
    !isGroup && offering.isEligible === false && standing.allowedActions.some((action) => action !== 'leave');
  const hasActions = !hasApplied && !mayNot;
  const dueAt = hasActions && standing.status === 'OFFERED' ? standing.offerDueAt : null;
  return (
    <WithLowerBar>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <Section title={standing.status === null ? '대기 신청' : '내 순번'} lead={offering.title}>
        {isCutOff && <Callout tone="warning">{cutOffInWords(standing)}</Callout>}
        {hasApplied ? (
          <AlreadyApplied kind={offering.kind} appliedTo={appliedTo} />
        ) : mayNot ? (
          <NotEligible grade={offering.grade} />
        ) : (
          // Without an entry the last status may be out of date: a request to join may have arrived.
          (!isCutOff || isLive(standing)) && (
            <Callout tone={tone} title={title}>
              {next.length > 0 && <Notes items={next} />}
            </Callout>
          )
        )}
        {dueAt && (
          <p className={styles.left}>
            남은 시간{' '}
            <strong>
              <TimeLeft until={dueAt} clock={watch.clock} label="신청서를 낼 수 있는 남은 시간" />
            </strong>
          </p>
        )}
      </Section>
      {hasActions && <PlaceActions offering={offering} standing={standing} acts={acts} />}
      <Section title="순서" lead={orderInWords(standing, now)}>
        <Clock now={now} />
      </Section>
      <Section title="신청 현황">
        <DescriptionList items={lineItems({ offering, standing })} />
      </Section>
    </WithLowerBar>
  );
}
