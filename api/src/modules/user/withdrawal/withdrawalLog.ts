import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { addDays, seoulDay } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import type { FileStore } from '../../../integrations/files/fileStore.ts';

/**
 * Log of withdrawals in the file store, outside of the database: a database restored from a backup has members who have
 * withdrawn since. One file for each withdrawal, numbered within its day; after the erasure a member's number
 * identifies nobody.
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

/** Adds all withdrawals still queued in the database to the log, or one member's. Failed ones stay queued. */
export async function logWithdrawals(db: Queries, files: FileStore, memberNo?: number): Promise<void> {
  const all = db.selectFrom('withdrawal_to_log').selectAll().orderBy('withdrawn_at');
  const queued = await (memberNo === undefined ? all : all.where('member_no', '=', memberNo)).execute();
  for (const row of queued) {
    await addEntry({ memberNo: row.member_no, withdrawnAt: row.withdrawn_at }, files);
    await db.deleteFrom('withdrawal_to_log').where('member_no', '=', row.member_no).execute();
  }
}

/** Writes to the first unused path of the day; several processes may do so concurrently. */
async function addEntry({ memberNo, withdrawnAt }: LoggedWithdrawal, files: FileStore): Promise<void> {
  const day = seoulDay(withdrawnAt);
  const bytes = new TextEncoder().encode(`${HEADER}\n${memberNo},${withdrawnAt.toISOString()}\n`);
  for (let number = FIRST_NUMBER; ; number += 1) {
    const path = pathOf(day, number);
    if (await readEntry(path, files)) continue;
    try {
      return await files.put(path, bytes, 'text/csv; charset=utf-8');
    } catch (error) {
      // A concurrent entry at the path is not overwritten.
      if (!(await readEntry(path, files))) throw error;
    }
  }
}

/** Withdrawals from a time on, in whole days. @throws if a file of the log is malformed. */
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
