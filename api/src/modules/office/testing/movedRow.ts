import { sql } from 'kysely';
import type { TableName } from '../../../aggregates/owner.ts';
import type { Queries } from '../../../database/types/tables.ts';

/** A row in a life cycle. */
export interface MovedRow {
  table: TableName;
  no: number;
}

/** Column of a row's member and the join that leads to it, by the first of these columns that the row's table has. */
const LEADING = [
  // The employer, also where a seat has its own member.
  ['group_no', 'application.member_no', 'join application on application.application_no = group_no'],
  ['member_no', 'member_no', ''],
  ['application_no', 'application.member_no', 'join application using (application_no)'],
  ['post_no', 'member_post.member_no', 'join member_post using (post_no)'],
] as const;

async function keyOf(db: Queries, table: TableName) {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indisprimary and indrelid = ${table}::regclass`.execute(db);
  return sql.ref(`${table}.${rows[0]?.name ?? ''}`);
}

/** Status of a row; undefined where there is none. */
export async function statusOf(db: Queries, { table, no }: MovedRow): Promise<string | undefined> {
  const { rows } = await sql<{ status: string }>`
    select status from ${sql.table(table)} where ${await keyOf(db, table)} = ${no}`.execute(db);
  return rows[0]?.status;
}

/** Member to whom a row belongs. @throws Error for one that belongs to nobody. */
export async function ownerOf(db: Queries, { table, no }: MovedRow): Promise<number> {
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = ${table}`.execute(db);
  const [, owner, join] = LEADING.find(([column]) => columns.some(({ name }) => name === column)) ?? [];
  if (!owner) throw new Error(`${table} leads to nobody`);
  const { rows } = await sql<{ member_no: number | null }>`
    select ${sql.ref(owner)} as member_no from ${sql.table(table)} ${sql.raw(join)}
    where ${await keyOf(db, table)} = ${no}`.execute(db);
  const memberNo = rows[0]?.member_no ?? null;
  if (memberNo === null) throw new Error(`${table} ${no} is nobody's`);
  return memberNo;
}
