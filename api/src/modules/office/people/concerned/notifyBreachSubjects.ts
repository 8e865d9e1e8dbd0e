import { sql } from 'kysely';
import { DAY_MS } from '../../../../clock/durations.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { raiseNotice } from '../../../../notices/raiseNotice.ts';
import { recordAudit } from '../../../../pipeline/audit.ts';
import type { Letter } from './letter.ts';
import { recipientsOf, NOTIFIED, notifiedMembers } from './recipients.ts';

/** A killed process has notified only complete batches. */
const BATCH_SIZE = 500;
/** Sending to all members may take the gateways more than a day, and pauses at night. */
const USEFUL_MS = 6 * DAY_MS;

interface Announcement {
  listNo: number;
  letter: Letter;
}

/**
 * Notifies each of these members of a leak through every available channel. Idempotent per list and member, also after
 * a crash. Returns the number notified by this run.
 */
export async function notifyBreachSubjects(
  memberNos: readonly number[],
  telling: Announcement,
  { db, now }: { db: Queries; now(): Date },
): Promise<number> {
  let notified = 0;
  for (let from = 0; from < memberNos.length; from += BATCH_SIZE) {
    const batch = memberNos.slice(from, from + BATCH_SIZE);
    notified += await inTransaction(db, (transaction) => notifyBatch(batch, telling, { db: transaction, now: now() }));
  }
  return notified;
}

async function notifyBatch(
  memberNos: readonly number[],
  { listNo, letter: { subject: title, text: content } }: Announcement,
  { db, now }: { db: Queries; now: Date },
): Promise<number> {
  // A concurrent run waits here and then sees the members that the other one has notified.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`told of a leak: ${listNo}`}, 0))`.execute(db);
  const notified = await notifiedMembers(db, listNo, memberNos);
  const recipients = (await recipientsOf(db, memberNos)).filter(({ member_no }) => !notified.has(member_no));
  for (const { member_no: memberNo } of recipients) {
    const subjectNo = await recordAudit({ db, now, ip: '' }, NOTIFIED, memberNo, { list: listNo });
    const values = { title, content, usefulUntil: new Date(now.getTime() + USEFUL_MS) };
    await raiseNotice({ event: 'dataLeaked', memberNo, subjectNo, values }, { db, now });
  }
  return recipients.length;
}
