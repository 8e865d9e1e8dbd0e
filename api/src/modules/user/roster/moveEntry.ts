import type { Queries } from '../../../database/types/tables.ts';
import type { RosterRow } from '../../../database/types/tables/roster.ts';
import { transition, type TransitionLog } from '../../../lifecycles/lifecycle.ts';
import { rosterLifecycle } from '../../../lifecycles/roster.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import { dueAfter } from './enter.ts';

/** Decision of the office on an entry that it has sent. */
export interface RosterDecision {
  event: 'register' | 'refuse' | 'putBack';
  reason: string;
}

/** Transition of an entry by a decision; null if its life cycle has none. */
const lineOf = ({ status: from, roster_no }: RosterRow, { event }: RosterDecision, log: TransitionLog) =>
  transition(rosterLifecycle, { from, event, by: 'staff' }, () => true, log, { rosterNo: roster_no });

/**
 * Moves an entry that the caller has locked, and notifies its member. Returns false if its life cycle does not permit
 * it.
 */
export async function decideEntry(
  entry: RosterRow,
  decision: RosterDecision,
  context: { db: Queries; now: Date; log: TransitionLog },
): Promise<boolean> {
  const { db, now, log } = context;
  const line = await lineOf(entry, decision, log);
  if (!line) return false;
  const { reason } = decision;
  await db
    .updateTable('roster_entry')
    .set({
      status: line.to,
      registered_at: line.to === 'REGISTERED' ? now : null,
      refused_at: line.to === 'REFUSED' ? now : null,
      reason: line.to === 'REFUSED' ? reason : '',
      ...(line.to === 'NOT_SENT' && { due_at: dueAfter(now) }),
    })
    .where('roster_no', '=', entry.roster_no)
    .execute();
  await notifierOf(line.to, entry, reason, context);
  return true;
}

async function notifierOf(
  to: RosterRow['status'],
  { member_no: memberNo, roster_no: rosterNo, batch_no: batchNo, lcns_no }: RosterRow,
  reason: string,
  { db, now }: { db: Queries; now: Date },
): Promise<void> {
  const member = await db.selectFrom('member').select('bssh_nm').where('member_no', '=', memberNo).executeTakeFirst();
  const business = member?.bssh_nm ?? lcns_no;
  if (to === 'REGISTERED')
    await raiseNotice({ event: 'rosterRegistered', memberNo, subjectNo: rosterNo, values: { business } }, { db, now });
  if (to !== 'REFUSED' || batchNo === null) return;
  const { refusal_no: subjectNo } = await db
    .insertInto('roster_refusal')
    .values({ roster_no: rosterNo, batch_no: batchNo, reason, refused_at: now })
    .returning('refusal_no')
    .executeTakeFirstOrThrow();
  await raiseNotice({ event: 'rosterRefused', memberNo, subjectNo, values: { business, reason } }, { db, now });
}
