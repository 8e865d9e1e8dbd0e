import { formatCount, formatDateTime, formatDeadline } from '@portal/shared/format';
import type { Offering } from '../kind/offering.ts';

/** When one can apply, and for how many seats. */
export const applyItems = ({ applyStartDate, applyEndDate, seatsLeft, capacity }: Offering) => [
  { term: '신청 기간', description: `${formatDateTime(applyStartDate)} ~ ${formatDeadline(applyEndDate)}` },
  { term: '남은 자리', description: `${formatCount(seatsLeft)}명 (정원 ${formatCount(capacity)}명)` },
];
