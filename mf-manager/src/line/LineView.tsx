import { useEffect } from 'react';
import { association } from '@portal/shared/association';
import { Callout, DescriptionList, Section, VisuallyHidden } from '@portal/shared/ui';
import type { OfferingDetail } from '../parts/kind/offering.ts';
import { useServerNow } from '../parts/line/useServerNow.ts';
import { isLive, type QueuePosition } from '../parts/line/watch/queuePosition.ts';
import type { useLineWatch } from '../parts/line/watch/useLineWatch.ts';
import { AlreadyApplied } from '../parts/offering/AlreadyApplied.tsx';
import { NotEligible } from '../parts/offering/NotEligible.tsx';
import type { AppliedTo } from '../parts/offering/useAppliedTo.ts';
import { Notes } from '../parts/page/Notes.tsx';
import { Clock } from './Clock.tsx';
import { lineItems } from './lineItems.ts';
import { PlaceActions } from './PlaceActions.tsx';
import { CUT_OFF, spokenOf } from './spoken.ts';
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

/** Explanation of the order, clock and seats of the queue, and the member's own entry with its actions. */
export function LineView({ offering, appliedTo, standing, line: { watch, isCutOff } }: LineViewProps) {
  const now = useServerNow(watch.clock);
  const acts = useLineActs(offering, watch);
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
  return (
    <>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <Section title={offering.title} lead={orderInWords(standing, now)}>
        <Clock now={now} />
      </Section>
      <Section title="내 순번">
        {isCutOff && <Callout tone="warning">{CUT_OFF}</Callout>}
        {hasApplied ? (
          <AlreadyApplied kind={offering.kind} appliedTo={appliedTo} />
        ) : mayNot ? (
          <NotEligible grade={offering.grade} />
        ) : (
          <>
            <Callout tone={tone} title={title}>
              {next.length > 0 && <Notes items={next} />}
            </Callout>
            <PlaceActions offering={offering} standing={standing} acts={acts} clock={watch.clock} />
          </>
        )}
      </Section>
      <Section title="신청 현황">
        <DescriptionList items={lineItems({ offering, standing })} />
      </Section>
    </>
  );
}
