import { useItem } from '@portal/shared/client';
import { EXAM_PARTS, getMapPassRates } from '@portal/shared/contract/manager';
import { formatCount } from '@portal/shared/format';
import { KINDS } from '../kind/kinds.ts';
import type { OfferingSummary } from '../kind/offering.ts';

const PERCENT = new Intl.NumberFormat('ko', { style: 'percent', maximumFractionDigits: 1 });

/**
 * Pass rates of former exams of the same grade and part: `2025년 63.2% (152명 응시)`, newest first. Null for a course,
 * for both parts at once, until loaded, without announced exams, and for an earlier API, which has no such call.
 */
export function usePassRates({ kind, grade, typeName }: OfferingSummary): string | null {
  const part = KINDS[kind].isQualifying ? EXAM_PARTS.find((one) => one === typeName) : undefined;
  const { data } = useItem(getMapPassRates, part ? { rating: grade, part } : null, { background: true });
  if (!data || data.years.length === 0) return null;
  return data.years
    .map(
      ({ year, examinees, passed }) =>
        `${year}년 ${PERCENT.format(passed / examinees)} (${formatCount(examinees)}명 응시)`,
    )
    .join(', ');
}
