import type { Selectable } from 'kysely';
import { addDays, endOfSeoulDay } from '@portal/shared/time';
import { DAY_MS } from '../../clock/durations.ts';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import { beginsAt } from '../offering/beginsAt.ts';
import { currentTerms, occasionOf } from '../offering/occasion.ts';

/** People are named and replaced until the end of this day before it; then rosters are printed. */
const DAYS_BEFORE = 3;

/** However near it is, so much time is left behind the payment. */
const MIN_TIME_MS = DAY_MS;

/**
 * Until when the people of a group are invited, accept and are replaced; never beyond its beginning, and of what is
 * free not beyond `accept_by`.
 */
export function acceptUntil(
  group: Pick<Selectable<ApplicationTable>, 'terms' | 'changed_to' | 'applied_at' | 'confirmed_at' | 'accept_by'>,
): Date {
  const terms = currentTerms(group);
  const lastDay = endOfSeoulDay(addDays(occasionOf(terms).day, -DAYS_BEFORE)).getTime();
  const left = (group.confirmed_at ?? group.applied_at).getTime() + MIN_TIME_MS;
  const acceptBy = group.accept_by?.getTime() ?? Infinity;
  return new Date(Math.min(beginsAt(terms).getTime(), Math.max(lastDay, left), acceptBy));
}
