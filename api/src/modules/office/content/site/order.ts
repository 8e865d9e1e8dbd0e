import { sql } from 'kysely';
import type { SiteKind, SiteState } from '@portal/shared/contract/office';
import type { Queries } from '../../../../database/types/tables.ts';
import { inState, ofKind, SITE_KIND_RULES, type SiteKindRule } from './kinds.ts';

/** Key of the advisory lock that serializes reordering of a table. */
const ORDER_LOCK = 4_011_026;

interface Move {
  kind: SiteKind;
  no: number;
  direction: 'up' | 'down';
  /** The list's current state filter: the neighbour is the visible one. */
  state?: SiteState | undefined;
}

/** Swaps an item with its neighbour in the same slot. Returns false if it has none or the kind has no order. */
export async function moveItem(db: Queries, move: Move, today: string): Promise<boolean> {
  const rule = SITE_KIND_RULES[move.kind];
  if (!rule.slot) return false;
  await sql`select pg_advisory_xact_lock(${ORDER_LOCK}, hashtext(${rule.table}))`.execute(db);
  const neighbourNo = await findNeighbour(db, rule, move, today);
  if (neighbourNo === null) return false;
  if (!(await swap(db, rule, move.no, neighbourNo))) {
    // Equal sort values, possible in rows that were not created here.
    await renumber(db, rule, move.no);
    await swap(db, rule, move.no, neighbourNo);
  }
  return true;
}

const sameSlot = ({ table, key, slot = [] }: SiteKindRule, no: number) =>
  sql.join(
    [
      sql`true`,
      ...slot.map(
        (column) => sql`${sql.ref(column)} is not distinct from (
          select ${sql.ref(column)} from ${sql.table(table)} where ${sql.ref(key)} = ${no}
        )`,
      ),
    ],
    sql` and `,
  );

async function findNeighbour(db: Queries, rule: SiteKindRule, { no, direction, state }: Move, today: string) {
  const { table, key } = rule;
  const [side, order] = direction === 'up' ? ['<', 'desc'] : ['>', 'asc'];
  const { rows } = await sql<{ no: number }>`
    select ${sql.ref(key)} as no from ${sql.table(table)}
    where ${ofKind(rule)} and ${sameSlot(rule, no)} and ${state ? inState(rule, state, today) : sql`true`}
      and (sort_order, ${sql.ref(key)}) ${sql.raw(side)} (
        select sort_order, ${sql.ref(key)} from ${sql.table(table)} where ${sql.ref(key)} = ${no}
      )
    order by sort_order ${sql.raw(order)}, ${sql.ref(key)} ${sql.raw(order)} limit 1`.execute(db);
  return rows[0]?.no ?? null;
}

async function swap(db: Queries, { table, key }: SiteKindRule, no: number, otherNo: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} as moved set sort_order = other.sort_order
    from ${sql.table(table)} as other
    where moved.${sql.ref(key)} in (${no}, ${otherNo}) and other.${sql.ref(key)} in (${no}, ${otherNo})
      and moved.${sql.ref(key)} <> other.${sql.ref(key)} and moved.sort_order <> other.sort_order`.execute(db);
  return numAffectedRows === 2n;
}

async function renumber(db: Queries, rule: SiteKindRule, no: number): Promise<void> {
  const { table, key } = rule;
  await sql`
    update ${sql.table(table)} as moved set sort_order = numbered.rank
    from (
      select ${sql.ref(key)} as no, row_number() over (order by sort_order, ${sql.ref(key)}) as rank
      from ${sql.table(table)} where ${sameSlot(rule, no)}
    ) as numbered
    where moved.${sql.ref(key)} = numbered.no`.execute(db);
}
