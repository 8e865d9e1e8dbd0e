import { Badge } from '@portal/shared/ui';
import { KINDS } from '../kind/kinds.ts';
import type { Offering } from '../kind/offering.ts';
import { SummaryCard } from '../page/SummaryCard.tsx';
import { applyItems } from './applyItems.tsx';
import { OfferingBadge } from './OfferingBadge.tsx';
import { gradeAndType, hoursItem, offeringItems } from './offeringItems.ts';
import { leftUntilEnd, untilEnd } from './untilEnd.ts';

/** Label of the link to a course or exam, by what can be done there. */
function labelOf({ allowedActions, status }: Offering): string {
  if (allowedActions.includes('apply')) return '자세히 보고 신청하기';
  if (allowedActions.includes('wait')) return '자세히 보고 대기 신청하기';
  return status === 'UPCOMING' ? '신청 시작 알아보기' : '자세히 보기';
}

/** Summary of a listed course or exam: status, day, place, price and seats. */
export function OfferingCard({ offering, to }: { offering: Offering; to: string }) {
  const { kind, title, day, allowedActions, applyEndDate, status } = offering;
  const { when, where, price } = offeringItems(offering);
  const { period, opening, seats } = applyItems(offering);
  const label = labelOf(offering);
  return (
    <SummaryCard
      day={day}
      title={title}
      eyebrow={
        <>
          <OfferingBadge offering={offering} />
          {allowedActions.includes('wait') && <Badge tone="info">대기 신청 가능</Badge>}
          <span>{gradeAndType(offering)}</span>
          {/* Server and browser may disagree at midnight. */}
          {allowedActions.includes('apply') && (
            <span suppressHydrationWarning>
              {status === 'CLOSING' ? leftUntilEnd(applyEndDate) : untilEnd(applyEndDate)}
            </span>
          )}
        </>
      }
      items={[hoursItem(offering), where, ...(status === 'UPCOMING' ? [period, ...opening] : []), price, seats]}
      to={to}
      button={{ label, name: `${title} ${KINDS[kind].word} ${label}`, isQuiet: allowedActions.length === 0 }}
      more={{ title: '자세한 일정', items: status === 'UPCOMING' ? [when] : [when, period] }}
    />
  );
}
