import { formatCount } from '@portal/shared/format';
import type { Group, Seat } from '../../group.ts';

/** Filter of the seats. */
export type SeatFilter = 'all' | 'confirmed' | 'waiting' | 'cancelled' | 'replaced';

const STATUSES: Record<Exclude<SeatFilter, 'all'>, readonly string[]> = {
  confirmed: ['CONFIRMED'],
  waiting: ['RESERVED', 'INVITED'],
  cancelled: ['CANCEL_REQUESTED', 'CANCELLED'],
  replaced: ['REPLACED'],
};

/** Active seats, including those cancelled while active; replaced people are filtered separately. */
const isOwn = ({ status }: Pick<Seat, 'status'>) => !STATUSES.replaced.includes(status);

/** Seats that match a filter. */
export const seatsOf = (seats: readonly Seat[], filter: SeatFilter): Seat[] =>
  seats.filter((seat) => (filter === 'all' ? isOwn(seat) : STATUSES[filter].includes(seat.status)));

const LABELS: Record<SeatFilter, string> = {
  all: '모든 자리',
  confirmed: '수락 완료',
  waiting: '수락 전',
  cancelled: '취소·취소접수',
  replaced: '교체된 분',
};

/** Filters with their number of seats, without those that match none. */
export const seatFilters = ({ seats }: Pick<Group, 'seats'>) =>
  (Object.keys(LABELS) as SeatFilter[])
    .map((value) => ({ value, count: seatsOf(seats, value).length }))
    .filter(({ value, count }) => value === 'all' || count > 0)
    .map(({ value, count }) => ({ value, label: `${LABELS[value]} ${formatCount(count)}` }));
