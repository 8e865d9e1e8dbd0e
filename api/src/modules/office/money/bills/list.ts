import type { Selectable } from 'kysely';
import type { CallAnswer, Calls, CallValue } from '@portal/shared/contract';
import { MAX_BILLS_AT_ONCE } from '@portal/shared/contract/office';
import { seoulDay, seoulTimestamp } from '@portal/shared/time';
import { writeCsv } from '../../../../csv/writeCsv.ts';
import { fetchPage, toPage } from '../../../../database/page.ts';
import type { BillRow } from '../../../../database/types/tables/bill.ts';
import type { ApplicationTable } from '../../../../database/types/tables/manager.ts';
import { billableOf } from '../../../../enrolment/bill/billable.ts';
import { presentBill } from '../../../../enrolment/bill/present.ts';
import { listBills as billsOfGroup, listTaken } from '../../../../enrolment/bill/store.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { linkableMember } from '../../parts/linkableMember.ts';
import { COLUMNS } from './columns.ts';
import { billsIn } from './query.ts';

/** Lists the bills of groups in a state. */
export async function listBills(
  { status, fromDay, untilDay, ...paging }: CallValue<Calls['officeBills']>,
  context: MemberContext,
): Promise<CallAnswer<Calls['officeBills']>> {
  const page = await fetchPage(billsIn(context.db, { status, fromDay, untilDay }), paging);
  const linkable = await linkableMember(context);
  const changes = await changesOfTaken(page.rows, context);
  return toPage(page, paging, (row) => ({
    ...presentBill(row),
    groupNo: row.group_no,
    memberNo: linkable(row.member_no),
    title: row.title,
    businessNumber: row.business_number,
    businessName: row.business_name,
    isPaid: row.is_paid,
    dueOn: row.due_on,
    ...changes.get(row.bill_no),
  }));
}

type GroupsBill = Pick<BillRow, 'bill_no' | 'group_no' | 'status'> &
  Pick<Selectable<ApplicationTable>, 'payment_no' | 'terms'>;

/** Time of export of waiting bills, and the change of the money since, which becomes a correction. */
async function changesOfTaken(rows: readonly GroupsBill[], context: MemberContext) {
  const { db } = context;
  const waiting = new Map(rows.flatMap((row) => (row.status === 'WAITING' ? [[row.bill_no, row]] : [])));
  const changes = new Map<number, { takenAt: string; changedBy: number }>();
  for (const { bill_no, taken_at } of await listTaken(db, [...waiting.keys()])) {
    const row = waiting.get(bill_no);
    if (!row) continue;
    const group = { application_no: row.group_no, payment_no: row.payment_no, terms: row.terms };
    const money = await billableOf(group, context, { lock: false });
    const said = (await billsOfGroup(db, row.group_no)).reduce((sum, { amount }) => sum + amount, 0);
    changes.set(bill_no, { takenAt: seoulTimestamp(taken_at), changedBy: money.amount - said });
  }
  return changes;
}

/**
 * Exports waiting bills in the columns of the tax office's form. Exported amounts stay fixed, because the tax office's
 * numbers will refer to them.
 */
export async function exportBills(
  { fromDay, untilDay, reason }: CallValue<Calls['officeExportBills']>,
  context: MemberContext,
): Promise<CallAnswer<Calls['officeExportBills']>> {
  const { db, now } = context;
  const bills = await billsIn(db, { status: 'WAITING', fromDay, untilDay })
    .limit(MAX_BILLS_AT_ONCE)
    .forNoKeyUpdate('group_bill')
    .execute();
  if (bills.length === 0) throw new BusinessError('BILLS_EMPTY');
  await db
    .insertInto('taken_bill')
    .values(bills.map(({ bill_no, amount, written_on }) => ({ bill_no, amount, written_on, taken_at: now })))
    .onConflict((conflict) => conflict.column('bill_no').doNothing())
    .execute();
  const table = writeCsv(
    COLUMNS.map(([heading]) => heading),
    bills.map((bill) => COLUMNS.map(([, cell]) => cell(bill))),
  );
  const shown = bills.map(({ bill_no }) => bill_no).join(' ');
  await recordAct(context, { act: 'export bills', object: 'group_bill', objectNo: null, reason, detail: { shown } });
  return { fileName: `계산서 일괄발급 ${seoulDay(now)}.csv`, table, bills: bills.length };
}
