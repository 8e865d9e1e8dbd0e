import type { ImportKind } from '@portal/shared/contract/office/import';
import type { Configuration } from '../../../configuration/configuration.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { FileRow } from './importFile.ts';

/** Cause for which a row is not imported, with the heading of its column. */
export interface Problem {
  column: string;
  message: string;
}

/**
 * Effect of a row: `changed` has been imported before with other contents, which stay; `expired` is older than the
 * period in which it may be stored.
 */
export type Planned<Data> =
  | { line: number; outcome: 'make'; data: Data }
  | { line: number; outcome: 'unchanged' }
  | { line: number; outcome: 'changed' | 'refused' | 'expired'; problems: readonly Problem[] };

export interface ImportContext {
  db: Queries;
  now: Date;
  keys: Configuration['encryptionKeys'];
}

/** Counts and amounts by their Korean names, which are compared between a file and the database. */
export type Sums = Readonly<Record<string, number>>;

/** Contents of a kind of file: how its rows are read, planned and stored. */
export interface ImportForm<Field extends string, Data> {
  kind: ImportKind;
  headings: Readonly<Record<Field, readonly string[]>>;
  required: readonly Field[];
  /** Rows per transaction, if fewer than usual. */
  rowsAtOnce?: number;
  /** Reads what rows need from outside of the database, before their transaction. */
  prepare?(rows: readonly FileRow<Field>[], context: ImportContext & { isDryRun: boolean }): Promise<void>;
  /** Plans some rows; `seen` has the values of earlier rows of the file. */
  plan(rows: readonly FileRow<Field>[], seen: SeenValues, context: ImportContext): Promise<Planned<Data>[]>;
  store(made: readonly Data[], batchNo: number, context: ImportContext): Promise<void>;
  /** Words under which a stored row is counted in the summary. */
  countedAs(data: Data): string;
  /** For files with money. */
  sums?: {
    /** Sums of one row as the file has it, 0 for an amount that cannot be read. */
    inFile(cells: FileRow<Field>['cells']): Sums;
    /** Sums of stored rows that these rows name. */
    stored(rows: readonly FileRow<Field>[], context: ImportContext): Promise<Sums>;
  };
}

/** Values of a file that must differ in every row, with their lines. */
export class SeenValues {
  readonly #lines = new Map<string, number>();

  /** Line of an earlier row with this value in the column; undefined if this is the first. */
  earlierLine(column: string, value: string, line: number): number | undefined {
    const key = `${column}\n${value}`;
    const earlier = this.#lines.get(key);
    if (earlier === undefined) this.#lines.set(key, line);
    return earlier === line ? undefined : earlier;
  }
}
