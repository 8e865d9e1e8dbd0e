import { sql } from 'kysely';
import { DAY_MS, HOUR_SECONDS, yearsLater } from '../../../clock/durations.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { MemberRow } from '../../../database/types/tables/user.ts';
import { chooseChannels } from '../../../notices/channels.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { Job, JobContext } from '../../../pipeline/job.ts';
import { moveAccount } from '../account/moveAccount.ts';
import { lockMember } from '../account/store.ts';
import { endSessions } from '../session/session.ts';
import { storeDormantRecord } from './dormantRecord.ts';

/**
 * Years without a login after which an account becomes dormant, and days before that on which its member is notified.
 */
const UNUSED_YEARS = 1;
const NOTICE_DAYS = 30;
const BATCH_SIZE = 200;

const daysLater = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS);
/** Time at which an account becomes dormant unless its member logs in. */
const dormantFrom = ({ last_login_at, joined_at }: Pick<MemberRow, 'last_login_at' | 'joined_at'>) =>
  yearsLater(last_login_at ?? joined_at, UNUSED_YEARS);

/** Ends expired locks, announces dormancy 30 days before it, makes accounts dormant after 12 months. */
export const dormancyJob: Job = {
  name: 'dormancy',
  everySeconds: HOUR_SECONDS,
  async run(context) {
    const now = context.now();
    await endLocks(context.db, now);
    await eachMember(
      context,
      (db) => unused(db, NOTICE_DAYS, now).where('dormancy_notice_at', 'is', null),
      (memberNo) => notify(memberNo, now, context),
    );
    await eachMember(
      context,
      (db) => unused(db, 0, now).where('dormancy_notice_at', '<=', daysLater(now, -NOTICE_DAYS)),
      (memberNo) => makeDormant(memberNo, now, context),
    );
  },
};

async function endLocks(db: Queries, now: Date): Promise<void> {
  await db
    .updateTable('member')
    .set({ status: 'ACTIVE', locked_until: null })
    .where('status', '=', 'LOCKED')
    .where('locked_until', '<=', now)
    .execute();
}

/** Active members who will have been without a login for a year in this many days. */
const unused = (db: Queries, daysAhead: number, now: Date) =>
  db
    .selectFrom('member')
    .select('member_no')
    .where('role', '=', 'member')
    .where('status', '=', 'ACTIVE')
    .where(
      sql<boolean>`coalesce(last_login_at, joined_at)
        <= ${daysLater(now, daysAhead)}::timestamptz - ${UNUSED_YEARS} * interval '1 year'`,
    );

/** Processes the members found by a query, in batches. */
async function eachMember(
  { db }: JobContext,
  find: (db: Queries) => ReturnType<typeof unused>,
  work: (memberNo: number) => Promise<void>,
): Promise<void> {
  for (let after = 0; ;) {
    const members = await find(db).where('member_no', '>', after).orderBy('member_no').limit(BATCH_SIZE).execute();
    for (const { member_no: memberNo } of members) {
      await work(memberNo);
      after = memberNo;
    }
    if (members.length < BATCH_SIZE) return;
  }
}

/** Locks the row and returns it if it is still unused: its member may have logged in since it was found. */
async function lockUnused(db: Queries, memberNo: number, daysAhead: number, now: Date): Promise<MemberRow | undefined> {
  const member = await lockMember(db, memberNo);
  if (!member || member.status !== 'ACTIVE') return undefined;
  return dormantFrom(member) <= daysLater(now, daysAhead) ? member : undefined;
}

const notify = (memberNo: number, now: Date, { db, integrations }: JobContext) =>
  inTransaction(db, async (transaction) => {
    const member = await lockUnused(transaction, memberNo, NOTICE_DAYS, now);
    // A member who cannot be notified stays active.
    if (!member || chooseChannels(member, { mustBeTold: true, hasMail: integrations.mail !== null }).length === 0)
      return;
    await transaction
      .updateTable('member')
      .set({ dormancy_notice_at: now })
      .where('member_no', '=', memberNo)
      .execute();
    const subjectNo = await recordAudit({ db: transaction, now, ip: '' }, 'dormancy told', memberNo);
    // Never before the end of the notice period, even if this notice is late.
    const values = {
      dormantFrom: new Date(Math.max(dormantFrom(member).getTime(), daysLater(now, NOTICE_DAYS).getTime())),
    };
    await raiseNotice({ event: 'dormancyNear', memberNo, subjectNo, values }, { db: transaction, now });
  });

const makeDormant = (memberNo: number, now: Date, { db, configuration, log }: JobContext) =>
  inTransaction(db, async (transaction) => {
    const member = await lockUnused(transaction, memberNo, 0, now);
    if (!member) return;
    const isMoved = await moveAccount(
      member,
      { event: 'unused', by: 'system', guards: { unusedTwelveMonths: true } },
      { db: transaction, log },
    );
    if (!isMoved) return;
    await storeDormantRecord(transaction, configuration.encryptionKeys, member);
    await transaction.updateTable('member').set({ dormant_at: now }).where('member_no', '=', memberNo).execute();
    await endSessions(transaction, memberNo, 'displaced');
    await recordAudit({ db: transaction, now, ip: '' }, 'became dormant', memberNo);
  });
