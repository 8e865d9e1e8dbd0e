import { sql, type RawBuilder } from 'kysely';
import type { OwnTable } from '../../../aggregates/owner.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { OWN_TABLES } from './ownTables.ts';

export type OwnRow = Record<string, unknown>;

/** Join of a table up to its member, and the column of the member's number in it. */
interface Way {
  from: RawBuilder<unknown>;
  member: RawBuilder<number>;
}

function ownershipOf({ table, owner }: OwnTable): Way {
  if (!('of' in owner)) return { from: sql.table(table), member: sql.ref(`${table}.${owner.column}`) };
  const next = OWN_TABLES.find((each) => each.table === owner.of);
  if (!next) throw new Error(`${table} leads to ${owner.of}, which is no table of a member`);
  const { from, member } = ownershipOf(next);
  const isNext = sql`${sql.ref(`${table}.${owner.column}`)} = ${sql.ref(`${owner.of}.${owner.key}`)}`;
  return { from: sql`${from} join ${sql.table(table)} on ${isNext}`, member };
}

const rowsAlone = ({ only }: OwnTable) => only ?? sql<boolean>`true`;

/** Members, among these, who have rows in a table. */
export async function membersIn(db: Queries, table: OwnTable, memberNos: readonly number[]): Promise<number[]> {
  const { from, member } = ownershipOf(table);
  const { rows } = await sql<{ member_no: number }>`
    select distinct ${member} as member_no from ${from}
    where ${member} = any(${memberNos}::bigint[]) and ${rowsAlone(table)}`.execute(db);
  return rows.map(({ member_no }) => member_no);
}

/** Columns of each table, in their order; `isBytes` marks hashes and sealed data. */
export type Columns = ReadonlyMap<string, readonly { name: string; isBytes: boolean }[]>;

export async function readColumns(db: Queries): Promise<Columns> {
  const { rows } = await sql<{ table: string; columns: { name: string; isBytes: boolean }[] }>`
    select table_name as "table",
      json_agg(json_build_object('name', column_name, 'isBytes', data_type = 'bytea') order by ordinal_position) as columns
    from information_schema.columns where table_schema = current_schema() group by table_name`.execute(db);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** Rows of a member in a table as JSON, by their first column; without bytes, which nobody can read. */
export async function readOwnRows(
  db: Queries,
  table: OwnTable,
  { memberNo, columns }: { memberNo: number; columns: Columns },
): Promise<OwnRow[]> {
  const { from, member } = ownershipOf(table);
  const all = columns.get(table.table) ?? [];
  const left = [...(table.without ?? []), ...all.filter(({ isBytes }) => isBytes).map(({ name }) => name)];
  const { rows } = await sql<{ row: OwnRow }>`
    select to_jsonb(${sql.table(table.table)}.*) - ${left}::text[] as row from ${from}
    where ${member} = ${memberNo} and ${rowsAlone(table)}
    order by ${sql.ref(`${table.table}.${keyIn(columns, table)}`)}`.execute(db);
  return rows.map(({ row }) => row);
}

/** Name of a table's first column, which identifies its rows. */
export const keyIn = (columns: Columns, { table }: Pick<OwnTable, 'table'>): string =>
  columns.get(table)?.[0]?.name ?? '';
