import type { Selectable } from 'kysely';
import { addDays, endOfSeoulDay } from '@portal/shared/time';
import { DAY_MS } from '../../clock/durations.ts';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import { beginsAt } from '../offering/beginsAt.ts';
import { currentTerms, occasionOf } from '../offering/occasion.ts';

/** Days before the start until which people are named and replaced; then lists are printed. */
export const ACCEPT_DAYS_BEFORE = 3;

/** Minimum time after the payment, however near the start. */
const MIN_TIME_MS = DAY_MS;

/**
 * Deadline for inviting, accepting and replacing a group's people: at the latest its start, and for a free group
 * `accept_by`.
 */
export function acceptUntil(
  group: Pick<Selectable<ApplicationTable>, 'terms' | 'changed_to' | 'applied_at' | 'confirmed_at' | 'accept_by'>,
): Date {
  const terms = currentTerms(group);
  const lastDay = endOfSeoulDay(addDays(occasionOf(terms).day, -ACCEPT_DAYS_BEFORE)).getTime();
  const left = (group.confirmed_at ?? group.applied_at).getTime() + MIN_TIME_MS;
  const acceptBy = group.accept_by?.getTime() ?? Infinity;
  return new Date(Math.min(beginsAt(terms).getTime(), Math.max(lastDay, left), acceptBy));
}
