import { sql } from 'kysely';
import { seoulDay } from '../../../clock/seoul.ts';
import type { Queries } from '../../../database/tables.ts';
import type { MemberRow } from '../../../database/tables/user.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { Job, JobContext } from '../../../pipeline/job.ts';
import { moveAccount } from '../account/moveAccount.ts';
import { NOTICE_TEXTS, queueNotice } from '../account/notices.ts';
import { lockMember } from '../account/store.ts';
import { endSessions } from '../session/session.ts';
import { storeDormantRecord } from './dormantRecord.ts';

/** Months without a login after which an account becomes dormant, and days before that at which it is told. */
const MONTHS = 12;
const NOTICE_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;
const BATCH_SIZE = 200;

const lastUse = sql<Date>`coalesce(last_login_at, joined_at)`;
/** The moment an account becomes dormant that was last used then. */
const dormantFrom = (used: Date): Date => {
  const moment = new Date(used);
  moment.setUTCMonth(moment.getUTCMonth() + MONTHS);
  return moment;
};

/** Locks that are over, notices of accounts long unused, and accounts unused for a year that were told so. */
export const dormancyJob: Job = {
  name: 'dormancy',
  everySeconds: 3600,
  async run(context) {
    const now = context.now();
    await context.db
      .updateTable('member')
      .set({ status: 'ACTIVE', locked_until: null })
      .where('status', '=', 'LOCKED')
      .where('locked_until', '<=', now)
      .execute();
    await eachMember(
      context,
      (member) => tell(context, member, now),
      (db) => unused(db, NOTICE_DAYS, now).where('dormancy_notice_at', 'is', null),
    );
    const told = new Date(now.getTime() - NOTICE_DAYS * DAY_MS);
    await eachMember(
      context,
      (member) => putToSleep(context, member, now),
      (db) => unused(db, 0, now).where('dormancy_notice_at', '<=', told),
    );
  },
};

/** Active members who will not have logged in for a year in so many days. */
const unused = (db: Queries, daysAhead: number, now: Date) =>
  db
    .selectFrom('member')
    .select('member_no')
    .where('role', '=', 'member')
    .where('status', '=', 'ACTIVE')
    .where(
      sql<boolean>`${lastUse} <= ${new Date(now.getTime() + daysAhead * DAY_MS)}::timestamptz - ${MONTHS} * interval '1 month'`,
    );

async function eachMember(
  { db }: JobContext,
  work: (memberNo: number) => Promise<void>,
  find: (db: Queries) => ReturnType<typeof unused>,
): Promise<void> {
  for (let after = 0; ;) {
    const found = await find(db).where('member_no', '>', after).orderBy('member_no').limit(BATCH_SIZE).execute();
    for (const { member_no: memberNo } of found) {
      await work(memberNo);
      after = memberNo;
    }
    if (found.length < BATCH_SIZE) return;
  }
}

/** The row, if it is still as it was found: its member may log in at this very moment. */
async function stillUnused(
  db: Queries,
  memberNo: number,
  daysAhead: number,
  now: Date,
): Promise<MemberRow | undefined> {
  const member = await lockMember(db, memberNo);
  if (!member || member.status !== 'ACTIVE') return undefined;
  const used = member.last_login_at ?? member.joined_at;
  return dormantFrom(used).getTime() <= now.getTime() + daysAhead * DAY_MS ? member : undefined;
}

const tell = ({ db, configuration }: JobContext, memberNo: number, now: Date) =>
  inTransaction(db, async (transaction) => {
    const member = await stillUnused(transaction, memberNo, NOTICE_DAYS, now);
    if (!member?.user_phone) return;
    const day = seoulDay(
      new Date(
        Math.max(dormantFrom(member.last_login_at ?? member.joined_at).getTime(), now.getTime() + NOTICE_DAYS * DAY_MS),
      ),
    );
    await queueNotice(transaction, configuration.encryptionKeys, now, {
      kind: 'dormancy',
      memberNo,
      userPhone: member.user_phone,
      text: NOTICE_TEXTS.dormancy(day),
      about: day,
    });
    await transaction
      .updateTable('member')
      .set({ dormancy_notice_at: now })
      .where('member_no', '=', memberNo)
      .execute();
    await recordAudit({ db: transaction, now, ip: '' }, 'dormancy told', memberNo);
  });

const putToSleep = ({ db, configuration, log }: JobContext, memberNo: number, now: Date) =>
  inTransaction(db, async (transaction) => {
    const member = await stillUnused(transaction, memberNo, 0, now);
    if (
      !member ||
      !(await moveAccount(
        transaction,
        member,
        { event: 'unused', by: 'system', guards: { unusedTwelveMonths: true } },
        log,
      ))
    )
      return;
    await storeDormantRecord(transaction, configuration.encryptionKeys, member);
    await transaction.updateTable('member').set({ dormant_at: now }).where('member_no', '=', memberNo).execute();
    await endSessions(transaction, memberNo, 'displaced');
    await recordAudit({ db: transaction, now, ip: '' }, 'became dormant', memberNo);
  });
