import { formatCount, formatMoney, formatPrice } from '@portal/shared/format';
import { addressLine, formatSpan } from '@portal/shared/papers';
import type { GroupSummary } from './group.ts';

/** `12명 중 10명 수락, 1명 취소접수`, without cancelled seats. */
export function acceptedInWords({ counts }: Pick<GroupSummary, 'counts'>): string {
  const { seats, cancelled, confirmed, requested } = counts;
  if (seats === cancelled) return `${formatCount(seats)}명 모두 취소`;
  const accepted = `${formatCount(seats - cancelled)}명 중 ${formatCount(confirmed)}명 수락`;
  return requested > 0 ? `${accepted}, ${formatCount(requested)}명 취소접수` : accepted;
}

/** `80,000원 × 12명 = 960,000원`; a single word if free. */
export const sumInWords = (seatPrice: number, seats: number): string =>
  seatPrice === 0
    ? formatPrice(0)
    : `${formatMoney(seatPrice)} × ${formatCount(seats)}명 = ${formatMoney(seatPrice * seats)}`;

/** Items for time and place. */
export const occasionItems = (occasion: Pick<GroupSummary, 'day' | 'time' | 'endTime' | 'address' | 'address2'>) => [
  { term: '일시', description: formatSpan(occasion) },
  { term: '장소', description: addressLine(occasion) || '온라인' },
];
