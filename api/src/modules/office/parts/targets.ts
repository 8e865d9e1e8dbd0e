import { sql, type Selectable } from 'kysely';
import type { ActObject } from '@portal/shared/contract/office';
import type { Aggregate } from '../../../aggregates/aggregate.ts';
import type { TableName } from '../../../aggregates/owner.ts';
import type { Queries, Tables } from '../../../database/types/tables.ts';
import type { ApplicationTable } from '../../../database/types/tables/manager.ts';
import type { MemberRow } from '../../../database/types/tables/user.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import type { Target } from '../../../internalControls/acts/act.ts';
import { lockMember } from '../../user/account/store.ts';

/** Targets that follow from an aggregate's key and owner. Others are beside their acts. */

/** A member, whose own account no employee changes. */
export const memberTarget: Target<MemberRow> = {
  object: 'member',
  lock: async (no, { db }) => (await lockMember(db, no)) ?? null,
  memberNo: ({ member_no }) => member_no,
};

type Row<Table extends TableName> = Selectable<Tables[Table]>;
type ActedOn = TableName & ActObject;

type Member<Row> = Row & { member_no: number | null };

interface Behind<Row> {
  row: Row;
  application: Selectable<ApplicationTable>;
}

/** A row that belongs to an application or a group, locked behind it. */
export const behindApplication = <Table extends ActedOn>(aggregate: Aggregate<Table>): Target<Behind<Row<Table>>> => ({
  object: aggregate.table,
  async lock(no, { db }) {
    const { table, key, owner } = aggregate;
    const found = await db
      .selectFrom(table as 'refund')
      .select(sql.ref<number>(owner?.column ?? '').as('application_no'))
      .where(sql.ref(key), '=', no)
      .executeTakeFirst();
    const application = found && (await lockApplication(db, found.application_no));
    const row = application && (await lockRow(db, aggregate, no));
    return row ? { row, application } : null;
  },
  memberNo: ({ application }) => application.member_no,
});

export const applicationTarget: Target<Selectable<ApplicationTable>> = {
  object: 'application',
  lock: async (no, { db }) => (await lockApplication(db, no)) ?? null,
  memberNo: ({ member_no }) => member_no,
};

/** A row that belongs to a member, locked alone. */
export const ofMember = <Table extends ActedOn>(aggregate: Aggregate<Table>): Target<Member<Row<Table>>> => ({
  object: aggregate.table,
  lock: async (no, { db }) => ((await lockRow(db, aggregate, no)) ?? null) as Member<Row<Table>> | null,
  memberNo: ({ member_no }) => member_no,
});

async function lockRow<Table extends TableName>(
  db: Queries,
  { table, key }: Aggregate<Table>,
  no: number,
): Promise<Row<Table> | undefined> {
  // A query is typed by one table; the answer is that of the aggregate's.
  const row = await db
    .selectFrom(table as 'refund')
    .selectAll()
    .where(sql.ref(key), '=', no)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row as Row<Table> | undefined;
}
