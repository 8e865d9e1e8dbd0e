import type { Generated, Selectable } from 'kysely';
import type { BillKind, BillStatus } from '@portal/shared/contract/manager';

/** The tax document (계산서) of a group. */
interface GroupBillTable {
  bill_no: Generated<number>;
  group_no: number;
  kind: BillKind;
  status: BillStatus;
  /** Won; usually negative for a correction. */
  amount: number;
  /** 작성일자, a day in Seoul. */
  written_on: string;
  /** Ten digits. */
  business_number: string;
  business_name: string;
  representative: string;
  address: string;
  business_type: string;
  business_item: string;
  email: string;
  requested_at: Date;
  /** Approval number of the tax office. */
  approval_number: Generated<string | null>;
  issued_at: Generated<Date | null>;
  /** The employee who entered the approval. */
  issued_by: Generated<number | null>;
}
export type BillRow = Selectable<GroupBillTable>;

/** A bill in an exported table for the tax office, with the values exported. */
interface TakenBillTable {
  bill_no: number;
  amount: number;
  written_on: string;
  taken_at: Date;
}

export type TakenBillRow = Selectable<TakenBillTable>;

export interface BillTables {
  group_bill: GroupBillTable;
  taken_bill: TakenBillTable;
}
