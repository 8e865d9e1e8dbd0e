import { formatDateTime, formatDeadline } from '@portal/shared/format';
import type { Offering } from '../kind/offering.ts';
import { openingInShort } from './opening.ts';
import { SeatsLeft } from './SeatsLeft.tsx';

/** Items for the application period, the opening of an upcoming offering, and the seats. */
export const applyItems = ({ status, applyStartDate, applyEndDate, seatsLeft, capacity }: Offering) => ({
  period: { term: '신청 기간', description: `${formatDateTime(applyStartDate)} ~ ${formatDeadline(applyEndDate)}` },
  opening: status === 'UPCOMING' ? [{ term: '신청 시작', description: openingInShort({ applyStartDate }) }] : [],
  seats: { term: '남은 자리', description: <SeatsLeft seatsLeft={seatsLeft} capacity={capacity} /> },
});
