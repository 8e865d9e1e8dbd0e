import type { Selectable, Updateable } from 'kysely';
import type { ApplicationStatus, CertificateStatus, PaymentStatus, RefundStatus } from '@portal/shared/contract';
import type { CashReceiptStatus } from '@portal/shared/contract/cashReceipt';
import type { BillStatus, EvidenceStatus, InvoiceStatus, ObjectionStatus } from '@portal/shared/contract/manager';
import type { ImportStatus } from '@portal/shared/contract/office/import';
import type { CorrectionStatus } from '@portal/shared/contract/user';
import type { Queries, Tables } from '../database/types/tables.ts';

/** The tables whose rows have a life cycle. */
interface Statuses {
  application: ApplicationStatus;
  payment: PaymentStatus;
  refund: RefundStatus;
  certificate: CertificateStatus;
  cash_receipt: CashReceiptStatus;
  correction: CorrectionStatus;
  group_invoice: InvoiceStatus;
  group_bill: BillStatus;
  result_objection: ObjectionStatus;
  eligibility_evidence: EvidenceStatus;
  import_upload: ImportStatus;
}

type MovingTable = keyof Statuses;

const KEYS = {
  application: 'application_no',
  payment: 'payment_no',
  refund: 'refund_no',
  certificate: 'certificate_no',
  cash_receipt: 'cash_receipt_no',
  correction: 'correction_no',
  group_invoice: 'invoice_no',
  group_bill: 'bill_no',
  result_objection: 'objection_no',
  eligibility_evidence: 'evidence_no',
  import_upload: 'upload_no',
} as const satisfies Record<MovingTable, string>;

interface Write<Table extends MovingTable> {
  no: number;
  from: Statuses[Table];
  to: Statuses[Table];
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
    .where(KEYS[table] as 'application_no', '=', no)
    .where('status', '=', from as ApplicationStatus)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Error(`${table} ${no} is no longer ${from}`);
  return row as Selectable<Tables[Table]>;
}
