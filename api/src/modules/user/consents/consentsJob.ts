import { sql } from 'kysely';
import { HOUR_SECONDS } from '../../../clock/durations.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { Job } from '../../../pipeline/job.ts';
import { recordConsents } from './record.ts';

const BATCH_SIZE = 500;

/** Records the consents of members who joined, or changed their marketing consent, under a version that stored none. */
export const consentsJob: Job = {
  name: 'consents',
  everySeconds: HOUR_SECONDS,
  async run({ db, log }) {
    let recorded = 0;
    for (let batch = BATCH_SIZE; batch === BATCH_SIZE; recorded += batch)
      batch = await inTransaction(db, (transaction) => recordMissing(transaction));
    if (recorded > 0) log.info({ members: recorded }, 'consents recorded');
  },
};

async function recordMissing(db: Queries): Promise<number> {
  const locked = await db
    .selectFrom('member')
    .select('member_no')
    .where('status', 'not in', ['PENDING', 'WITHDRAWN', 'DORMANT'])
    .where(isMissing)
    .orderBy('member_no')
    .limit(BATCH_SIZE)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  if (locked.length === 0) return 0;
  // Separate statement: another run may have recorded them before the lock was released.
  const members = await db
    .selectFrom('member')
    .select(['member_no', 'joined_at', 'agree_marketing_at'])
    .select([hasJoined.as('has_joined'), lastMarketing.as('marketing')])
    .where(
      'member_no',
      'in',
      locked.map(({ member_no }) => member_no),
    )
    .where(isMissing)
    .execute();
  for (const member of members) {
    const { member_no, joined_at: at, agree_marketing_at: agreedAt, has_joined, marketing } = member;
    const joining = [
      { text: 'terms', isGiven: true, at },
      { text: 'privacy', isGiven: true, at },
    ] as const;
    await recordConsents(db, member_no, has_joined ? [] : joining);
    if (agreedAt && marketing !== true)
      await recordConsents(db, member_no, [{ text: 'marketing', isGiven: true, at: agreedAt }]);
    if (!agreedAt && marketing === true) await takeBack(db, member_no);
  }
  return locked.length;
}

/** Members of the former system are asked at their first login instead. */
const hasJoined = sql<boolean>`(
  exists (select from consent where consent.member_no = member.member_no and text = 'terms')
  or exists (select from imported_member where imported_member.member_no = member.member_no))`;

/** Latest marketing consent of a member; null if there is none. */
const lastMarketing = sql<boolean | null>`(
  select is_given from consent where consent.member_no = member.member_no and text = 'marketing'
  order by given_at desc, consent_no desc limit 1)`;

const isMissing = sql<boolean>`(
  not ${hasJoined} or (agree_marketing_at is not null) is distinct from coalesce(${lastMarketing}, false))`;

/** Records a withdrawal of consent under a version that stored no consents, with the time from the audit log. */
async function takeBack(db: Queries, memberNo: number): Promise<void> {
  const entry = await db
    .selectFrom('audit_log')
    .select('at')
    .where('member_no', '=', memberNo)
    .where('action', '=', 'marketing withdrawn')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  const at = entry?.at ?? rows[0]?.now;
  if (at) await recordConsents(db, memberNo, [{ text: 'marketing', isGiven: false, at }]);
}
