import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { addDays, seoulDay } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import type { FileStore } from '../../../integrations/files/fileStore.ts';

/**
 * The withdrawals, beside the uploads and outside of the database: one that is restored from a backup has members again
 * who have left since. A file for each, numbered within its day; after the erasure a number says nothing of anybody.
 */

export interface LoggedWithdrawal {
  memberNo: number;
  withdrawnAt: Date;
}

const HEADER = 'memberNo,withdrawnAt';
const FIRST_NUMBER = 1;

const content = v.pipe(
  v.string(),
  v.regex(/^memberNo,withdrawnAt\n[1-9]\d{0,14},[\d:.TZ-]+\n$/),
  v.transform((file) => {
    const [memberNo = '', withdrawnAt = ''] = (file.split('\n')[1] ?? '').split(',');
    return { memberNo: Number(memberNo), withdrawnAt: new Date(withdrawnAt) };
  }),
);

/** `withdrawals/2026/11/27-1.csv`. */
const pathOf = (day: string, number: number) => `withdrawals/${day.replace(/^(\d+)-(\d+)-/, '$1/$2/')}-${number}.csv`;

/** Adds to the log what the database has not written there yet, or one member's withdrawal. What fails stays queued. */
export async function logWithdrawals(db: Queries, files: FileStore, memberNo?: number): Promise<void> {
  const all = db.selectFrom('withdrawal_to_log').selectAll().orderBy('withdrawn_at');
  const queued = await (memberNo === undefined ? all : all.where('member_no', '=', memberNo)).execute();
  for (const row of queued) {
    await addEntry({ memberNo: row.member_no, withdrawnAt: row.withdrawn_at }, files);
    await db.deleteFrom('withdrawal_to_log').where('member_no', '=', row.member_no).execute();
  }
}

/** Writes to the first path of the day that nothing is at; several processes may do so at once. */
async function addEntry({ memberNo, withdrawnAt }: LoggedWithdrawal, files: FileStore): Promise<void> {
  const day = seoulDay(withdrawnAt);
  const bytes = new TextEncoder().encode(`${HEADER}\n${memberNo},${withdrawnAt.toISOString()}\n`);
  for (let number = FIRST_NUMBER; ; number += 1) {
    const path = pathOf(day, number);
    if (await readEntry(path, files)) continue;
    try {
      return await files.put(path, bytes, 'text/csv; charset=utf-8');
    } catch (error) {
      // Whoever was there first meanwhile is not written over.
      if (!(await readEntry(path, files))) throw error;
    }
  }
}

/** The withdrawals from a moment on, of whole days. @throws where a file of the log is none. */
export async function readWithdrawals(since: Date, until: Date, files: FileStore): Promise<LoggedWithdrawal[]> {
  const withdrawals: LoggedWithdrawal[] = [];
  for (let day = seoulDay(since); day <= seoulDay(until); day = addDays(day, 1))
    for (let number = FIRST_NUMBER; ; number += 1) {
      const entry = await readEntry(pathOf(day, number), files);
      if (entry === null) break;
      withdrawals.push(entry);
    }
  return withdrawals;
}

async function readEntry(path: string, files: FileStore): Promise<LoggedWithdrawal | null> {
  const stream = await files.get(path);
  if (stream === null) return null;
  const parsed = v.safeParse(content, await text(stream));
  if (!parsed.success) throw new Error(`${path} is not an entry of the log of withdrawals`);
  return parsed.output;
}
