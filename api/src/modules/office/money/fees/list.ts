import { sql } from 'kysely';
import { CASH_RECEIPT_STATUS_NAMES } from '@portal/shared/contract/cashReceipt';
import type { FeeNeed } from '@portal/shared/contract/office';
import { seoulTimestamp } from '@portal/shared/time';
import type { Paging } from '../../../../database/page.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { certificateStatusName } from '../../../manager/certificates/store.ts';
import { listWithLooks } from '../../parts/secondLooks.ts';

/** Awaited fees. */
export const awaitedFees = (db: Queries) =>
  db.selectFrom('certificate').selectAll().where('status', '=', 'AWAITING_TRANSFER');

/** Fees to return. */
export const owedFees = (db: Queries) =>
  db.selectFrom('certificate').selectAll().where('fee_owed', '>', 0).where('fee_returned_at', 'is', null);

/** Requests that ended unpaid, to match a late fee; without former members. */
const endedWithoutFee = (db: Queries) =>
  db
    .selectFrom('certificate')
    .selectAll()
    .where('status', 'in', ['EXPIRED', 'CANCELLED'])
    .where('fee_owed', '=', 0)
    .where('holder_name', 'is not', null);

/** Status of a fee's newest cash receipt. */
const cashReceiptOf = (db: Queries) =>
  db
    .selectFrom('cash_receipt')
    .select('cash_receipt.status')
    .where('cash_receipt.certificate_no', '=', sql.ref<number>('certificate.certificate_no'))
    .orderBy('cash_receipt_no', 'desc')
    .limit(1)
    .as('cash_receipt_status');

const waiting = (db: Queries, need: FeeNeed) => inOrder(db, need).select(cashReceiptOf(db));

function inOrder(db: Queries, need: FeeNeed) {
  switch (need) {
    case 'transfer':
      return awaitedFees(db).orderBy('requested_at').orderBy('certificate_no');
    case 'ended':
      return endedWithoutFee(db).orderBy('ended_at', 'desc').orderBy('certificate_no', 'desc');
    case 'giveBack':
      return owedFees(db).orderBy('ended_at').orderBy('certificate_no');
  }
}

/** Lists awaited fees or fees to return, oldest first; or requests that ended unpaid, newest first. */
export function listFees({ need, ...paging }: Paging & { need: FeeNeed }, context: MemberContext) {
  return listWithLooks(
    waiting(context.db, need),
    {
      object: 'certificate',
      objectNoOf: (row) => row.certificate_no,
      memberNoOf: (row) => row.member_no,
      paging,
      present: (row) => ({
        certificateNo: row.certificate_no,
        name: row.holder_name ?? '',
        certName: row.cert_name,
        amount: need === 'giveBack' ? row.fee_owed : row.fee,
        statusName: certificateStatusName(row),
        since: seoulTimestamp(row.ended_at ?? row.requested_at),
        dueAt: need !== 'giveBack' && row.due_at ? seoulTimestamp(row.due_at) : null,
        bank: row.fee_bank,
        accountName: row.fee_account_name,
        account: row.fee_account_masked,
        cashReceipt: row.cash_receipt_status && {
          status: row.cash_receipt_status,
          statusName: CASH_RECEIPT_STATUS_NAMES[row.cash_receipt_status],
        },
      }),
    },
    context,
  );
}
