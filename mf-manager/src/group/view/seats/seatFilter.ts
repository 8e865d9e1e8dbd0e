import { formatCount } from '@portal/shared/format';
import type { Group, Seat } from '../../group.ts';

/** What of the seats is shown. */
export type SeatFilter = 'all' | 'confirmed' | 'waiting' | 'cancelled' | 'replaced';

const STATUSES: Record<Exclude<SeatFilter, 'all'>, readonly string[]> = {
  confirmed: ['CONFIRMED'],
  waiting: ['RESERVED', 'INVITED'],
  cancelled: ['CANCEL_REQUESTED', 'CANCELLED'],
  replaced: ['REPLACED'],
};

/** Those that hold, or held until they were cancelled; who was replaced is another matter. */
const isOwn = ({ status }: Pick<Seat, 'status'>) => !STATUSES.replaced.includes(status);

/** The seats that a choice shows. */
export const seatsOf = (seats: readonly Seat[], filter: SeatFilter): Seat[] =>
  seats.filter((seat) => (filter === 'all' ? isOwn(seat) : STATUSES[filter].includes(seat.status)));

const LABELS: Record<SeatFilter, string> = {
  all: '모두',
  confirmed: '수락 완료',
  waiting: '수락 전',
  cancelled: '취소',
  replaced: '교체됨',
};

/** The choices with how many seats each shows; what shows none is left out. */
export const seatFilters = ({ seats }: Pick<Group, 'seats'>) =>
  (Object.keys(LABELS) as SeatFilter[])
    .map((value) => ({ value, count: seatsOf(seats, value).length }))
    .filter(({ value, count }) => value === 'all' || count > 0)
    .map(({ value, count }) => ({ value, label: `${LABELS[value]} ${formatCount(count)}` }));
