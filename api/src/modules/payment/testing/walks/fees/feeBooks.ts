import type { CertificateStatus } from '@portal/shared/contract';
import type { Queries } from '../../../../../database/types/tables.ts';

/** Certificate requests and their deposits. Times are milliseconds since 1970, amounts won. */
export interface FeeBooks {
  requests: FeeRequest[];
  /** The bank's list: the portal knows a line only once an employee has read it. */
  bank: BankDeposit[];
}

export interface FeeRequest {
  no: number;
  memberNo: number;
  status: CertificateStatus;
  fee: number;
  dueAt: number;
  /** Amount owed back, including what has been returned. */
  owed: number;
  isReturned: boolean;
  hasAccount: boolean;
}

export interface BankDeposit {
  certificateNo: number;
  /** `YYYY-MM-DD` in Seoul. */
  day: string;
  isRead: boolean;
}

export async function readFeeRequests(db: Queries): Promise<FeeRequest[]> {
  const rows = await db
    .selectFrom('certificate')
    .select(['certificate_no', 'member_no', 'status', 'fee', 'due_at', 'fee_owed', 'fee_returned_at'])
    .select('fee_account_sealed')
    .where('fee', '>', 0)
    .orderBy('certificate_no')
    .execute();
  return rows.map((row) => ({
    no: row.certificate_no,
    memberNo: row.member_no,
    status: row.status,
    fee: row.fee,
    dueAt: row.due_at?.getTime() ?? 0,
    owed: row.fee_owed,
    isReturned: row.fee_returned_at !== null,
    hasAccount: row.fee_account_sealed !== null,
  }));
}
