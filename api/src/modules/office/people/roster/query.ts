import { sql } from 'kysely';
import { ROSTER_REGION_NAMES, type RosterRegion } from '@portal/shared/contract/office';
import { endOfSeoulDay, seoulInstant } from '@portal/shared/time';
import type { Queries } from '../../../../database/types/tables.ts';

/** Whom a list is of: those of a region who came on the roster in a time. */
export interface RosterScope {
  region?: RosterRegion | undefined;
  fromDay?: string | undefined;
  untilDay?: string | undefined;
}

/** Where the business is by its licence; of one without an address, where its member is. */
export const regionName = sql<string>`coalesce(region_of(coalesce(nullif(member.site_addr, ''), member.user_address)), '')`;

/** What the roster has in a scope. */
export function rosterIn(db: Queries, { region, fromDay, untilDay }: RosterScope) {
  let query = db.selectFrom('roster_entry').innerJoin('member', 'member.member_no', 'roster_entry.member_no');
  if (region) query = query.where(regionName, '=', ROSTER_REGION_NAMES[region]);
  if (fromDay) query = query.where('entered_at', '>=', seoulInstant(fromDay));
  if (untilDay) query = query.where('entered_at', '<', endOfSeoulDay(untilDay));
  return query;
}

/**
 * Those who can be sent: not yet sent, and with a business and the data of a list. Who sleeps has them sealed, and who
 * has taken the business away is not sent.
 */
export const dueIn = (db: Queries, scope: RosterScope) =>
  rosterIn(db, scope)
    .where('roster_entry.status', '=', 'NOT_SENT')
    .where('member.lcns_no', 'is not', null)
    .where('member.status', '<>', 'DORMANT');
