import { sql } from 'kysely';
import { ROSTER_REGION_NAMES, type RosterRegion } from '@portal/shared/contract/office';
import { endOfSeoulDay, seoulInstant } from '@portal/shared/time';
import type { Queries } from '../../../../database/types/tables.ts';

/** Scope of a list: region, branch of the member, and period of joining the roster. */
export interface RosterScope {
  region?: RosterRegion | undefined;
  branchNo?: number | undefined;
  fromDay?: string | undefined;
  untilDay?: string | undefined;
}

/** Region of the business by its licence; without an address, that of its member. */
export const regionName = sql<string>`coalesce(region_of(coalesce(nullif(member.site_addr, ''), member.user_address)), '')`;

/** Roster entries in a scope. */
export function rosterIn(db: Queries, { region, branchNo, fromDay, untilDay }: RosterScope) {
  let query = db.selectFrom('roster_entry').innerJoin('member', 'member.member_no', 'roster_entry.member_no');
  if (region) query = query.where(regionName, '=', ROSTER_REGION_NAMES[region]);
  if (branchNo) query = query.where('member.branch_no', '=', branchNo);
  if (fromDay) query = query.where('entered_at', '>=', seoulInstant(fromDay));
  if (untilDay) query = query.where('entered_at', '<', endOfSeoulDay(untilDay));
  return query;
}

/**
 * Entries that can be sent: unsent, with a business and the list's data. A dormant member's data is sealed, and a
 * removed business is not sent.
 */
export const dueIn = (db: Queries, scope: RosterScope) =>
  rosterIn(db, scope)
    .where('roster_entry.status', '=', 'NOT_SENT')
    .where('member.lcns_no', 'is not', null)
    .where('member.status', '<>', 'DORMANT');
