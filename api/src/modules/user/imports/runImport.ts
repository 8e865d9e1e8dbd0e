import { sql } from 'kysely';
import type { Configuration } from '../../../configuration/configuration.ts';
import { inTransaction, sqlStateOf, UNIQUE_VIOLATION } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { finishBatch, openBatch } from './batch.ts';
import { ComparedSums, type ComparedSum } from './comparedSums.ts';
import { readImportFile, type FileRow } from './importFile.ts';
import { SeenValues, type ImportContext, type ImportForm, type Planned } from './plan.ts';

/** Rows per transaction: a lost process repeats at most these. */
const ROWS_AT_ONCE = 1000;
/** Key of the advisory lock that lets one import write at a time. */
const IMPORT_LOCK = 4_011_086;

/** Waits for the import that writes now, until the end of the transaction. */
export const lockImports = (db: Queries) => sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(db);

export interface ImportServices {
  db: Queries;
  configuration: Pick<Configuration, 'encryptionKeys'>;
  ip: string;
  /** The importing employee; null for a command on the server. */
  caller?: { memberNo: number } | null;
  now(): Date;
}

export interface ImportOptions {
  bytes: Uint8Array;
  isDryRun: boolean;
  /** Receives the rows in the order of the file, as soon as they are stored, and the size of the file in rows. */
  report(rows: readonly Planned<unknown>[], size: number): void | Promise<void>;
  /** Runs in the transaction of stored rows, with the number of their batch; an error rolls them back. */
  confirm?(batchNo: number, db: Queries): Promise<void>;
}

export interface ImportSummary {
  rows: number;
  outcomes: Record<Planned<unknown>['outcome'], number>;
  /** Stored rows, or rows that a dry run would store, by the words of the form. */
  counts: ReadonlyMap<string, number>;
  /** Empty for files without money. */
  sums: readonly ComparedSum[];
  /** Null if nothing was stored. */
  batchNo: number | null;
}

/**
 * Imports a file: new rows are stored, rows from before stay as they are. Some rows at a time are one transaction, so
 * that the same file continues after a lost process.
 * @throws UnreadableCsv
 */
export async function runImport<Field extends string, Data>(
  form: ImportForm<Field, Data>,
  { bytes, isDryRun, report, confirm }: ImportOptions,
  services: ImportServices,
): Promise<ImportSummary> {
  const file = await readImportFile(bytes, form);
  const seen = new SeenValues();
  const outcomes = { make: 0, unchanged: 0, changed: 0, refused: 0, expired: 0 };
  const sums = new ComparedSums(form);
  const counts = new Map<string, number>();
  let batchNo: number | null = null;
  const contextOf = (db: Queries): ImportContext => ({
    db,
    now: services.now(),
    keys: services.configuration.encryptionKeys,
  });

  const storeRows = (rows: readonly FileRow<Field>[]) =>
    inTransaction(services.db, async (db) => {
      await lockImports(db);
      const context = contextOf(db);
      const planned = await form.plan(rows, seen, context);
      const made = planned.flatMap((row) => (row.outcome === 'make' ? [row.data] : []));
      if (made.length === 0) return { planned, batch: null };
      const { ip, caller = null } = services;
      const batch = await openBatch({ kind: form.kind, fileHash: file.hash }, { ...context, ip, caller });
      await form.store(made, batch, context);
      await confirm?.(batch, db);
      return { planned, batch };
    });

  const { rowsAtOnce = ROWS_AT_ONCE } = form;
  for (let from = 0; from < file.size; from += rowsAtOnce) {
    const rows = file.rowsFrom(from, rowsAtOnce);
    await form.prepare?.(rows, { ...contextOf(services.db), isDryRun });
    const { planned, batch } = isDryRun
      ? { planned: await form.plan(rows, seen, contextOf(services.db)), batch: null }
      : await orAgain(() => storeRows(rows));
    batchNo ??= batch;
    for (const row of planned) {
      outcomes[row.outcome] += 1;
      if (row.outcome !== 'make') continue;
      const words = form.countedAs(row.data);
      counts.set(words, (counts.get(words) ?? 0) + 1);
    }
    await sums.add(rows, planned, isDryRun ? null : contextOf(services.db));
    await report(planned, file.size);
  }
  if (!isDryRun)
    await inTransaction(services.db, (db) =>
      finishBatch({ kind: form.kind, fileHash: file.hash }, { db, now: services.now() }),
    );
  return { rows: file.size, outcomes, counts, sums: sums.list(), batchNo };
}

/** Repeats the work once if a visitor has taken an id or a phone of these rows meanwhile. */
async function orAgain<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
    return work();
  }
}
