import type { LockedLine } from './lockedLine.ts';

/** Contribution of a waiting place to the counts. */
export interface WaitingPlace {
  seats: number;
  collected: number;
  stood_back_at: Date | null;
}

/** Counts a place that no longer waits: its reserved seats become free. */
export function countOutWaiting(line: LockedLine, { collected, stood_back_at }: WaitingPlace): void {
  if (stood_back_at === null) line.waiting -= 1;
  else line.stoodBack -= 1;
  line.collected -= collected;
  line.taken -= collected;
}

/** Counts ended offers: their seats become free. */
export function countOutOffered(line: LockedLine, offers: readonly { seats: number }[]): void {
  const seats = offers.reduce((sum, offer) => sum + offer.seats, 0);
  line.offered -= seats;
  line.taken -= seats;
}

/** Counts the offer to a waiting place. */
export function countOffered(line: LockedLine, place: WaitingPlace): void {
  countOutWaiting(line, place);
  line.offered += place.seats;
  line.taken += place.seats;
}
