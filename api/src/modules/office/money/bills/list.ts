import type { CallAnswer, Calls, CallValue } from '@portal/shared/contract';
import { MAX_BILLS_AT_ONCE } from '@portal/shared/contract/office';
import { seoulDay } from '@portal/shared/time';
import { writeCsv } from '../../../../csv/writeCsv.ts';
import { fetchPage, toPage } from '../../../../database/page.ts';
import { presentBill } from '../../../../enrolment/bill/present.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { BILL_OBJECT } from '../../parts/objects.ts';
import { openableMember } from '../../parts/openableMember.ts';
import { COLUMNS } from './columns.ts';
import { billsIn } from './query.ts';

/** Bills of groups in a state. */
export async function listBills(
  { status, fromDay, untilDay, ...paging }: CallValue<Calls['officeBills']>,
  context: MemberContext,
): Promise<CallAnswer<Calls['officeBills']>> {
  const page = await fetchPage(billsIn(context.db, { status, fromDay, untilDay }), paging);
  const openable = await openableMember(context);
  return toPage(page, paging, (row) => ({
    ...presentBill(row),
    groupNo: row.group_no,
    memberNo: openable(row.member_no),
    title: row.title,
    businessNumber: row.business_number,
    businessName: row.business_name,
    isPaid: row.is_paid,
    dueOn: row.due_on,
  }));
}

/** Bills to be issued in the columns of the tax office's form; nothing of them changes. */
export async function exportBills(
  { fromDay, untilDay, reason }: CallValue<Calls['officeExportBills']>,
  context: MemberContext,
): Promise<CallAnswer<Calls['officeExportBills']>> {
  const { db, now } = context;
  const bills = await billsIn(db, { status: 'WAITING', fromDay, untilDay }).limit(MAX_BILLS_AT_ONCE).execute();
  if (bills.length === 0) throw new BusinessError('BILLS_EMPTY');
  const table = writeCsv(
    COLUMNS.map(([heading]) => heading),
    bills.map((bill) => COLUMNS.map(([, cell]) => cell(bill))),
  );
  const shown = bills.map(({ bill_no }) => bill_no).join(' ');
  await recordAct(context, { act: 'export bills', object: BILL_OBJECT, objectNo: null, reason, detail: { shown } });
  return { fileName: `계산서 일괄발급 ${seoulDay(now)}.csv`, table, bills: bills.length };
}
