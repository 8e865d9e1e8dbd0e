import type { Generated, Selectable } from 'kysely';
import type { BillKind, BillStatus } from '@portal/shared/contract/manager';

/** What the tax office gets to know of the money for a group. */
interface GroupBillTable {
  bill_no: Generated<number>;
  group_no: number;
  kind: BillKind;
  status: BillStatus;
  /** Won; of a correction mostly below zero. */
  amount: number;
  /** 작성일자, in Seoul. */
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
  /** The tax office's. */
  approval_number: Generated<string | null>;
  issued_at: Generated<Date | null>;
  /** The employee who has entered it. */
  issued_by: Generated<number | null>;
}
export type BillRow = Selectable<GroupBillTable>;

/** A bill in a table that the office has taken for the tax office: what the table says of it. */
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
