import { DAY_MS } from '../../clock/durations.ts';
import type { Queries } from '../../database/types/tables.ts';
import { HttpError } from '../../errors/errors.ts';

/** Limits of one member's files in a day, and of their total bytes. */
const MAX_DAILY_FILES = 100;
const MAX_DAILY_BYTES = 300 * 1024 * 1024;

/** Rejects a member whose uploads of the last 24 hours would exceed a limit with `bytes` more. */
export async function requireQuota(db: Queries, memberNo: number, bytes: number, now: Date): Promise<void> {
  const stored = await db
    .selectFrom('stored_file')
    .select(({ fn }) => [fn.countAll<number>().as('files'), fn.sum<number | null>('size').as('bytes')])
    .where('owner_no', '=', memberNo)
    .where('stored_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  const isFull = Number(stored.files) >= MAX_DAILY_FILES || Number(stored.bytes ?? 0) + bytes > MAX_DAILY_BYTES;
  if (isFull) throw new HttpError('TOO_MANY');
}
