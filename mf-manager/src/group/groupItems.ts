import { formatCount, formatMoney, formatPrice } from '@portal/shared/format';
import { addressLine, formatSpan } from '@portal/shared/papers';
import type { GroupSummary } from './group.ts';

/** `12명 중 10명 수락`, without cancelled seats. */
export const acceptedInWords = ({ counts: { seats, cancelled, confirmed } }: Pick<GroupSummary, 'counts'>): string =>
  seats === cancelled
    ? `${formatCount(seats)}명 모두 취소`
    : `${formatCount(seats - cancelled)}명 중 ${formatCount(confirmed)}명 수락`;

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
