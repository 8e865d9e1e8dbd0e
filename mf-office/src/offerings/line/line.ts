import type { CallEntity } from '@portal/shared/contract';
import {
  officeLine,
  officeLinePlaces,
  officeOffering,
  officeOfferings,
  type OfferingKind,
} from '@portal/shared/contract/office';

/** The queue of a course or exam, and one entry of it. */
export type Line = CallEntity<typeof officeLine>;
export type Place = CallEntity<typeof officeLinePlaces>['list'][number];

export interface LineOfOffering extends Line {
  kind: OfferingKind;
  offeringNo: number;
}

/** Calls that an act on a queue makes stale. */
export const LINE_CALLS = [officeLine, officeLinePlaces, officeOffering, officeOfferings];

/** Number of people who wait: a waiting group is one entry, but as many people as it wants seats for. */
export const peopleWaiting = ({ counts, groups = { waiting: 0, seats: 0 } }: Line): number =>
  counts.WAITING - groups.waiting + groups.seats;

/** Number of people who are offered a seat. */
export const peopleOffered = ({ counts, offeredSeats = counts.OFFERED }: Line): number => offeredSeats;

/** Number of those waiting who are offered a seat at once when seats are added; 0 outside the application period. */
export function offersOf({ opensAt, closesAt, capacity, taken, counts }: Line, seats: number, now: Date): number {
  const isOpen = opensAt && closesAt && new Date(opensAt) <= now && now < new Date(closesAt);
  return isOpen ? Math.max(0, Math.min(counts.WAITING, capacity + seats - taken)) : 0;
}
