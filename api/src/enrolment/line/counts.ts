import type { LockedLine } from './lockedLine.ts';

/** What a place that waits counts for. */
export interface WaitingPlace {
  seats: number;
  collected: number;
  stood_back_at: Date | null;
}

/** A place waits no more: what was kept for it is nobody's now. */
export function countOutWaiting(line: LockedLine, { collected, stood_back_at }: WaitingPlace): void {
  if (stood_back_at === null) line.waiting -= 1;
  else line.stoodBack -= 1;
  line.collected -= collected;
  line.taken -= collected;
}

/** Offers of so many seats are over: the seats are nobody's now. */
export function countOutOffered(line: LockedLine, offers: readonly { seats: number }[]): void {
  const seats = offers.reduce((sum, offer) => sum + offer.seats, 0);
  line.offered -= seats;
  line.taken -= seats;
}

/** A place that waited is offered its seats. */
export function countOffered(line: LockedLine, place: WaitingPlace): void {
  countOutWaiting(line, place);
  line.offered += place.seats;
  line.taken += place.seats;
}
