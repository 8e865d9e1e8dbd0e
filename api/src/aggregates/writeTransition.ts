import type { Selectable, Updateable } from 'kysely';
import type { Queries, Tables } from '../database/types/tables.ts';
import type { StateOf } from './aggregate.ts';
import { AGGREGATES } from './index.ts';
import type { TableName } from './owner.ts';

/** The tables whose rows have a status. */
type MovingTable = { [Table in TableName]: [StateOf<Table>] extends [never] ? never : Table }[TableName];

/** @throws for a table of neither an aggregate nor applications */
function keyOf(table: MovingTable): string {
  if (table === 'application') return 'application_no';
  const found = AGGREGATES.find((aggregate) => aggregate.table === table);
  if (!found) throw new Error(`${table} is the table of no aggregate`);
  return found.key;
}

interface Write<Table extends MovingTable> {
  no: number;
  from: StateOf<Table>;
  to: StateOf<Table>;
  /** Columns written together with the status. */
  columns?: Omit<Updateable<Tables[Table]>, 'status'>;
}

/**
 * Applies a decided transition and returns the row.
 *
 * @throws if the row has left the state that the decision was based on.
 */
export async function writeTransition<Table extends MovingTable>(
  db: Queries,
  table: Table,
  { no, from, to, columns }: Write<Table>,
): Promise<Selectable<Tables[Table]>> {
  // Queries are typed by one table; `Write` already ties the columns to theirs.
  const single = table as 'application';
  const row = await db
    .updateTable(single)
    .set({ ...columns, status: to } as Updateable<Tables['application']>)
    .where(keyOf(table) as 'application_no', '=', no)
    .where('status', '=', from as StateOf<'application'>)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Error(`${table} ${no} is no longer ${from}`);
  return row as Selectable<Tables[Table]>;
}
