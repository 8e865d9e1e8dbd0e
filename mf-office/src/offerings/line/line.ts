import type { CallEntity } from '@portal/shared/contract';
import {
  officeLine,
  officeLinePlaces,
  officeOffering,
  officeOfferings,
  type OfferingKind,
} from '@portal/shared/contract/office';

/** The line of a course or an exam, and one place of it. */
export type Line = CallEntity<typeof officeLine>;
export type Place = CallEntity<typeof officeLinePlaces>['list'][number];

export interface LineOfOffering extends Line {
  kind: OfferingKind;
  offeringNo: number;
}

/** What an act on a line makes stale. */
export const LINE_CALLS = [officeLine, officeLinePlaces, officeOffering, officeOfferings];

/** How many people wait: a group that waits is one place, and as many people as it wants seats for. */
export const peopleWaiting = ({ counts, groups = { waiting: 0, seats: 0 } }: Line): number =>
  counts.WAITING - groups.waiting + groups.seats;

/** How many people are offered a seat. */
export const peopleOffered = ({ counts, offeredSeats = counts.OFFERED }: Line): number => offeredSeats;

/** How many of those who wait are offered a seat at once when seats are added; none before and after applying. */
export function offersOf({ opensAt, closesAt, capacity, taken, counts }: Line, seats: number, now: Date): number {
  const isOpen = opensAt && closesAt && new Date(opensAt) <= now && now < new Date(closesAt);
  return isOpen ? Math.max(0, Math.min(counts.WAITING, capacity + seats - taken)) : 0;
}
