import type { RawBuilder, Selectable, Updateable } from 'kysely';
import type { OfficeResource } from '@portal/shared/contract/office/resources/resource';
import type { Tables } from '../database/types/tables.ts';
import type { AnyLifecycle } from '../lifecycles/lifecycle.ts';
import { byMember, type Owner, type OwnTable, type TableName } from './owner.ts';
import type { RetentionRule } from './retention.ts';

/**
 * An aggregate as plain data: the row that a member hands in or the money moves, with all that other modules must know
 * of it. They read `AGGREGATES`; how its row is locked is beside the acts on it, and read by nobody else.
 */

/** Rows that wait for an employee. */
interface WaitingRows<Column extends string, State extends string> {
  states: readonly State[];
  /** Condition beside the state, in the words of the partial index. */
  and?: string;
  since: Column;
  /** No employee can do anything about it before. */
  notBefore?: Column;
  /** Employees may still find its transfer in the bank's list for some working days after this time. */
  bankReadPast?: Column;
  /** From then on it is another kind. */
  until?: Column;
  /** Its deadline: a column, or SQL over its columns. */
  due?: Column | RawBuilder<Date | null>;
  /** Column of the employee who gave the first of two approvals. */
  notBy?: Column;
  /** Age from which the row waits for an employee; at once without it. */
  afterMs?: number;
}

/** Rows that are more than a state: the table and its condition as SQL, with the names of its columns. */
interface WaitingQuery<State extends string> extends WaitingRows<string, State> {
  rows: RawBuilder<unknown>;
}

/** A stored file that a row refers to. */
interface FileColumn {
  table: TableName;
  column: string;
}

interface Facts<Column extends string, State extends string, Kind extends string, Update> {
  lifecycle: AnyLifecycle | null;
  key: Column;
  /** Path from a row to its member; null for rows of the association. */
  owner: Owner | null;
  waiting: Readonly<Record<Kind, WaitingRows<Column, State> | WaitingQuery<State>>>;
  /** States that an employee may end and that no kind counts, each with the reason. */
  waitsNowhere?: Readonly<Partial<Record<State, string>>>;
  /** Condition under which a second employee may still confirm an act on it; null where no act takes two. */
  secondLook: string | null;
  files: readonly FileColumn[];
  /** Further tables, of rows about many members, that employees of a branch do not read. */
  national?: readonly TableName[];
  /** States in which its member cannot leave for a year from `since`; null where a function of leaving decides. */
  blocksLeaving: {
    states: readonly State[];
    since: Column;
    title: string;
    statusNames: Readonly<Record<string, string>>;
  } | null;
  /** Its rows in the member's own data, each of its own table unless another is named. */
  ownData: readonly (Omit<OwnTable, 'table' | 'owner'> & Partial<Pick<OwnTable, 'table' | 'owner'>>)[];
  /** Columns of the times at which a row began to wait for a decision, and at which it was decided. */
  undecided?: { since: Column; ended: Column };
  /** A row says a result, which its member may not know before the announcement. */
  isOfResult: boolean;
  /** Changes of its rows when their member leaves; without `set` they are deleted. */
  onLeaving: readonly { where?: string; set?: Update }[];
  /** Rules of its own table unless another is named. */
  retention: readonly (Omit<RetentionRule, 'table'> & { table?: TableName })[];
}

/** An aggregate as its readers have it. */
export interface Aggregate<Table extends TableName = TableName> extends Omit<
  Facts<string, string, string, object>,
  'ownData' | 'retention'
> {
  table: Table;
  resources: readonly OfficeResource[];
  ownData: readonly OwnTable[];
  retention: readonly RetentionRule[];
}

type ColumnOf<Table extends TableName> = keyof Tables[Table] & string;
/** States of the rows of a table; never for a table without a status. */
export type StateOf<Table extends TableName> =
  Selectable<Tables[Table]> extends { status: infer State extends string } ? State : never;
type KindOf<Resource> = Resource extends { waiting: infer Kinds } ? keyof Kinds & string : never;

/**
 * The declaration of an aggregate. The table and its pages come in a call of their own, so that an error about a fact
 * names that fact.
 */
export const aggregate =
  <const Table extends TableName, const Resources extends readonly OfficeResource[]>(
    table: Table,
    resources: Resources,
  ) =>
  (
    facts: Facts<ColumnOf<Table>, StateOf<Table>, KindOf<Resources[number]>, Updateable<Tables[Table]>>,
  ): Aggregate<Table> => ({
    ...facts,
    table,
    resources,
    ownData: facts.ownData.map((own) => ({ table, owner: facts.owner ?? byMember, ...own })),
    retention: facts.retention.map((rule) => ({ table, ...rule })),
  });
