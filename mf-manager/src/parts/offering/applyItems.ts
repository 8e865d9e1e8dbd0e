import { formatCount, formatDateTime, formatDeadline } from '@portal/shared/format';
import type { Offering } from '../kind/offering.ts';
import { openingInShort } from './opening.ts';

/** Items for the application period and the seats. */
export const applyItems = ({ status, applyStartDate, applyEndDate, seatsLeft, capacity }: Offering) => [
  { term: '신청 기간', description: `${formatDateTime(applyStartDate)} ~ ${formatDeadline(applyEndDate)}` },
  ...(status === 'UPCOMING' ? [{ term: '신청 시작', description: openingInShort({ applyStartDate }) }] : []),
  { term: '남은 자리', description: `${formatCount(seatsLeft)}명 (정원 ${formatCount(capacity)}명)` },
];
