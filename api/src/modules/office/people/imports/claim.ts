import { sql } from 'kysely';
import { MINUTE_MS } from '../../../../clock/durations.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import type { ImportUploadRow } from '../../../../database/types/tables/imports.ts';

/** Time after which another process takes over a check or an import whose process is lost. */
const CLAIM_MS = 1.5 * MINUTE_MS;
const RENEWALS_PER_CLAIM = 3;

/** Another process has the file now, or its state has changed. */
export class ClaimLost extends Error {}

/** A claimed file; its number of runs differs from that of later claims. */
export type Claimed = ImportUploadRow;

const claimEnd = (now: Date) => new Date(now.getTime() + CLAIM_MS);

/**
 * Claims the oldest file that waits for its check or its import, unless another one is worked on: a file of a hundred
 * megabytes takes most of a process's memory.
 */
export const claimUpload = (db: Queries, now: Date): Promise<Claimed | undefined> =>
  db
    .updateTable('import_upload')
    .set(({ eb }) => ({ runs: eb('runs', '+', 1), claimed_until: claimEnd(now), rows_done: 0 }))
    .where('upload_no', '=', (query) =>
      query
        .selectFrom('import_upload as waiting')
        .select('waiting.upload_no')
        .where('waiting.status', 'in', ['CHECKING', 'IMPORTING'])
        .where(sql<boolean>`not exists (
          select from import_upload as other where other.ended_at is null and other.claimed_until > ${now})`)
        .orderBy('waiting.upload_no')
        .limit(1)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

/** Writes columns of a claimed file. @throws ClaimLost */
export async function updateClaimed(
  db: Queries,
  { upload_no, runs, status }: Claimed,
  columns: Partial<Pick<ImportUploadRow, 'batch_no' | 'claimed_until' | 'rows' | 'rows_done'>>,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('import_upload')
    .set(columns)
    .where('upload_no', '=', upload_no)
    .where('runs', '=', runs)
    .where('status', '=', status)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ClaimLost();
}

/** Locks a claimed file. @throws ClaimLost */
export async function lockClaimed(db: Queries, { upload_no, runs, status }: Claimed): Promise<ImportUploadRow> {
  const row = await db
    .selectFrom('import_upload')
    .selectAll()
    .where('upload_no', '=', upload_no)
    .where('runs', '=', runs)
    .where('status', '=', status)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new ClaimLost();
  return row;
}

/** Renews a claim while the work runs; a part of it may take minutes. */
export async function whileClaimed<T>(
  claimed: Claimed,
  { db, now }: { db: Queries; now: () => Date },
  work: () => Promise<T>,
): Promise<T> {
  // The work itself notices a lost claim.
  const renew = () => void updateClaimed(db, claimed, { claimed_until: claimEnd(now()) }).catch(() => undefined);
  const timer = setInterval(renew, CLAIM_MS / RENEWALS_PER_CLAIM);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
