import { sql, type RawBuilder } from 'kysely';
import { EMPTY_SITE_ITEM, type SiteItem, type SiteKind, type SiteState } from '@portal/shared/contract/office';
import { MAX_COUNTED_MATCHES } from '../../../../database/longList.ts';
import type { Page, Paging } from '../../../../database/page.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { inState, ofKind, orderOf, SITE_KIND_RULES, type SiteKindRule } from './kinds.ts';

interface StoredRow extends Partial<SiteItem> {
  no: number;
  version: number;
  isWithdrawn: boolean;
  state: SiteState;
}

/** An item with its number and state. */
export interface StoredItem {
  no: number;
  version: number;
  state: SiteState;
  isWithdrawn: boolean;
  item: SiteItem;
}

/** Selects the columns of a kind as the form's field names. */
function selectionOf(rule: SiteKindRule, today: string): RawBuilder<unknown> {
  const fields = Object.entries(rule.read).map(([field, column]) => sql`${sql.raw(column)} as ${sql.ref(field)}`);
  return sql`
    ${sql.ref(rule.key)} as no, version, withdrawn_at is not null as "isWithdrawn",
    case when withdrawn_at is not null then 'withdrawn'
      when ${inState(rule, 'running', today)} then 'running'
      when ${inState(rule, 'scheduled', today)} then 'scheduled' else 'over' end as state,
    ${sql.join(fields)}`;
}

function storedItem(kind: SiteKind, { no, version, state, isWithdrawn, ...fields }: StoredRow): StoredItem {
  return { no, version, state, isWithdrawn, item: { ...EMPTY_SITE_ITEM, ...fields, kind } };
}

/** Returns a page of the items of a kind in the order of the public page; the total is counted up to a bound. */
export async function listItems(
  db: Queries,
  { kind, state, page, limit }: Paging & { kind: SiteKind; state?: SiteState | undefined },
  today: string,
): Promise<Page<StoredItem>> {
  const rule = SITE_KIND_RULES[kind];
  const matching = sql`
    from ${sql.table(rule.table)} where ${ofKind(rule)} and ${state ? inState(rule, state, today) : sql`true`}`;
  const { rows } = await sql<StoredRow>`
    select ${selectionOf(rule, today)} ${matching} order by ${orderOf(rule)}
    limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  const counted = await sql<{ items: number }>`
    select count(*) as items from (select ${matching} limit ${MAX_COUNTED_MATCHES}) as counted`.execute(db);
  return { rows: rows.map((row) => storedItem(kind, row)), totalRow: Number(counted.rows[0]?.items ?? 0) };
}

/** Finds an item, locked for an update if requested. */
export async function findItem(
  db: Queries,
  { kind, no }: { kind: SiteKind; no: number },
  { today, lock = false }: { today: string; lock?: boolean },
): Promise<StoredItem | undefined> {
  const rule = SITE_KIND_RULES[kind];
  const { rows } = await sql<StoredRow>`
    select ${selectionOf(rule, today)} from ${sql.table(rule.table)}
    where ${sql.ref(rule.key)} = ${no} and ${ofKind(rule)} ${lock ? sql`for no key update` : sql``}`.execute(db);
  return rows[0] && storedItem(kind, rows[0]);
}

/** Sort value after the last item of the slot. */
const lastOfPlace = (rule: SiteKindRule, columns: Record<string, string | number | null>) => {
  const sameSlot = (rule.slot ?? []).map(
    (column) => sql`${sql.ref(column)} is not distinct from ${columns[column] ?? null}`,
  );
  return sql`(
    select coalesce(max(sort_order), 0) + 1 from ${sql.table(rule.table)}
    where ${sql.join([sql`true`, ...sameSlot], sql` and `)}
  )`;
};

/** Inserts an item at the end of its slot and returns its number. */
export async function insertItem(db: Queries, item: SiteItem): Promise<number> {
  const rule = SITE_KIND_RULES[item.kind];
  const columns = rule.columns(item);
  const names = Object.keys(columns).map((column) => sql.ref(column));
  const values: unknown[] = Object.values(columns);
  if (rule.slot) {
    names.push(sql.ref('sort_order'));
    values.push(lastOfPlace(rule, columns));
  }
  const { rows } = await sql<{ no: number }>`
    insert into ${sql.table(rule.table)} (${sql.join(names)}) values (${sql.join(values)})
    returning ${sql.ref(rule.key)} as no`.execute(db);
  const no = rows[0]?.no;
  if (no === undefined) throw new Error(`a new ${item.kind} has no number`);
  return no;
}

/** Updates an item; on a change of slot it moves to the end of the new one. */
export async function updateItem(db: Queries, no: number, item: SiteItem): Promise<void> {
  const rule = SITE_KIND_RULES[item.kind];
  const columns = rule.columns(item);
  const stays = (rule.slot ?? []).map(
    (column) => sql`${sql.ref(column)} is not distinct from ${columns[column] ?? null}`,
  );
  const assignments = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  if (rule.slot)
    assignments.push(
      sql`sort_order = case when ${sql.join([sql`true`, ...stays], sql` and `)} then sort_order
        else ${lastOfPlace(rule, columns)} end`,
    );
  await sql`
    update ${sql.table(rule.table)} set ${sql.join(assignments)}, version = version + 1
    where ${sql.ref(rule.key)} = ${no}`.execute(db);
}

/** Sets or clears the withdrawal of an item. */
export async function writeWithdrawn(
  db: Queries,
  { kind, no }: { kind: SiteKind; no: number },
  withdrawnAt: Date | null,
): Promise<void> {
  const rule = SITE_KIND_RULES[kind];
  await sql`
    update ${sql.table(rule.table)} set withdrawn_at = ${withdrawnAt}, version = version + 1
    where ${sql.ref(rule.key)} = ${no}`.execute(db);
}
