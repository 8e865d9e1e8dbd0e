import { addDays, endOfSeoulDay, seoulDay } from '@portal/shared/time';
import type { Configuration } from '../../../configuration/configuration.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { demoTime } from '../../../demo/writing.ts';
import { sealRow } from '../roster/sealedRow.ts';

/** Members to be sent, with days since their entry; one of them is overdue. */
const DUE: readonly (readonly [userId: string, daysAgo: number])[] = [
  ['member13', 6],
  ['member14', 1],
  ['member15', 0],
];
const SENT = ['member16', 'member17', 'member18'];
const REFUSED = ['member19'];
const REGISTERED = ['member01', 'member11', 'member12', 'member20', 'member21'];
const REFUSAL = '인허가번호와 업소명이 서로 다릅니다.';
const SENT_DAYS_AGO = 3;
const REGISTERED_DAYS_AGO = 40;

/** Loads the roster of hygiene education in each of its states, and the batches taken from it. */
export async function loadRoster(db: Queries, now: Date, keys: Configuration['encryptionKeys']): Promise<void> {
  for (const [userId, daysAgo] of DUE) {
    const { member_no, lcns_no } = await memberOf(db, userId);
    await db
      .insertInto('roster_entry')
      .values({
        member_no,
        lcns_no: lcns_no ?? '',
        status: 'NOT_SENT',
        entered_at: demoTime(now, daysAgo, 2),
        due_at: endOfSeoulDay(addDays(seoulDay(now), 2 - daysAgo)),
      })
      .execute();
  }
  const taken = { db, now, keys };
  await loadBatch(taken, REGISTERED, REGISTERED_DAYS_AGO, () => 'REGISTERED');
  await loadBatch(taken, [...SENT, ...REFUSED], SENT_DAYS_AGO, (userId) =>
    REFUSED.includes(userId) ? 'REFUSED' : 'SENT',
  );
}

const memberOf = (db: Queries, userId: string) =>
  db.selectFrom('member').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();

async function loadBatch(
  { db, now, keys }: { db: Queries; now: Date; keys: Configuration['encryptionKeys'] },
  userIds: readonly string[],
  daysAgo: number,
  statusOf: (userId: string) => 'SENT' | 'REGISTERED' | 'REFUSED',
): Promise<void> {
  const employee = await memberOf(db, 'inquiries');
  const sentAt = demoTime(now, daysAgo, 5);
  const { batch_no: batchNo } = await db
    .insertInto('roster_batch')
    .values({ taken_at: sentAt, taken_by: employee.member_no, region_name: '', members: userIds.length })
    .returning('batch_no')
    .executeTakeFirstOrThrow();
  for (const userId of userIds) {
    const member = await memberOf(db, userId);
    const status = statusOf(userId);
    const decidedAt = demoTime(now, daysAgo - 1, 6);
    const { roster_no: rosterNo } = await db
      .insertInto('roster_entry')
      .values({
        member_no: member.member_no,
        lcns_no: member.lcns_no ?? '',
        status,
        entered_at: demoTime(now, daysAgo + 1, 4),
        due_at: endOfSeoulDay(addDays(seoulDay(now), 1 - daysAgo)),
        batch_no: batchNo,
        sent_at: sentAt,
        registered_at: status === 'REGISTERED' ? decidedAt : null,
        refused_at: status === 'REFUSED' ? decidedAt : null,
        reason: status === 'REFUSED' ? REFUSAL : '',
      })
      .returning('roster_no')
      .executeTakeFirstOrThrow();
    const sealed = sealRow(keys, batchNo, { ...member, roster_no: rosterNo });
    await db
      .insertInto('roster_row')
      .values({ batch_no: batchNo, roster_no: rosterNo, sealed, sent_at: sentAt })
      .execute();
    if (status === 'REFUSED')
      await db
        .insertInto('roster_refusal')
        .values({ roster_no: rosterNo, batch_no: batchNo, reason: REFUSAL, refused_at: decidedAt })
        .execute();
  }
}
