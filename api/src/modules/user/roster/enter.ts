import { sql } from 'kysely';
import { ROSTER_DUE_DAYS } from '@portal/shared/contract/roster';
import { endOfSeoulDay, seoulDay } from '@portal/shared/time';
import { addWorkingDays } from '../../../clock/workingDays.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { transition, type TransitionLog } from '../../../lifecycles/lifecycle.ts';
import { rosterLifecycle } from '../../../lifecycles/roster.ts';

interface RosterContext {
  db: Queries;
  now: Date;
  log: TransitionLog;
}

/** Due time for sending a member who is entered now. */
export const dueAfter = (now: Date): Date => endOfSeoulDay(addWorkingDays(seoulDay(now), ROSTER_DUE_DAYS));

/**
 * Enters members with a business on the roster: one who has just joined or changed the business, or all who are
 * missing. Nobody is entered twice, and a licence that is registered, or was reported from the former system, is not
 * sent again. Returns the number entered.
 */
export async function enterRoster(
  { memberNo, limit }: { memberNo?: number; limit: number },
  { db, now, log }: RosterContext,
): Promise<number> {
  const by = memberNo === undefined ? 'system' : 'member';
  const line = await transition(rosterLifecycle, { from: null, event: 'enter', by }, () => true, log, {});
  if (!line) throw new Error(`the roster cannot be entered by ${by}`);
  const { numAffectedRows } = await sql`
    insert into roster_entry (member_no, lcns_no, status, entered_at, due_at)
    select member_no, lcns_no, ${line.to}, ${now}, ${dueAfter(now)} from member
    where lcns_no is not null and role = 'member' and status not in ('PENDING', 'WITHDRAWN', 'DORMANT')
      ${memberNo === undefined ? sql`` : sql`and member_no = ${memberNo}`}
      and not exists (
        select from roster_entry as entry where entry.member_no = member.member_no
          and (entry.status <> 'REGISTERED' or entry.lcns_no = member.lcns_no)
      )
      and not exists (
        select from imported_member where imported_member.member_no = member.member_no
          and imported_member.lcns_no = member.lcns_no
      )
    order by member_no limit ${limit}
    on conflict do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Updates the roster after a member's profile was saved; the caller has locked the member's row. */
export async function changeBusiness(memberNo: number, context: RosterContext): Promise<void> {
  const { db, now, log } = context;
  const member = await db
    .selectFrom('member')
    .select('lcns_no')
    .where('member_no', '=', memberNo)
    .executeTakeFirstOrThrow();
  const entry = await db
    .selectFrom('roster_entry')
    .selectAll()
    .where('member_no', '=', memberNo)
    .where('status', '<>', 'REGISTERED')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!entry) {
    await enterRoster({ memberNo, limit: 1 }, context);
    return;
  }
  const licence = member.lcns_no;
  if (licence === null) return;
  if (entry.status === 'NOT_SENT' && (await isRegistered(db, memberNo, licence))) {
    await db.deleteFrom('roster_entry').where('roster_no', '=', entry.roster_no).execute();
    return;
  }
  const ofEntry = db.updateTable('roster_entry').where('roster_no', '=', entry.roster_no);
  if (entry.status === 'NOT_SENT') {
    if (licence !== entry.lcns_no) await ofEntry.set({ lcns_no: licence }).execute();
    return;
  }
  if (entry.status !== 'REFUSED') return;
  const move = { from: entry.status, event: 'mend', by: 'member' } as const;
  const line = await transition(rosterLifecycle, move, () => true, log, { rosterNo: entry.roster_no });
  if (!line) return;
  await ofEntry
    .set({ status: line.to, lcns_no: licence, refused_at: null, reason: '', due_at: dueAfter(now) })
    .execute();
}

/** Returns true if the licence was registered before: it is not sent again. */
const isRegistered = async (db: Queries, memberNo: number, licence: string): Promise<boolean> =>
  (await db
    .selectFrom('roster_entry')
    .select('roster_no')
    .where('member_no', '=', memberNo)
    .where('lcns_no', '=', licence)
    .where('status', '=', 'REGISTERED')
    .executeTakeFirst()) !== undefined;
