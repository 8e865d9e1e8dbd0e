import type { Generated } from 'kysely';
import type { CertificateStatus } from '@portal/shared/contract';
import type { Carrier } from '@portal/shared/contract/manager';
import type { StoredMatter } from '@portal/shared/contract/office/bank';

/** A certificate from its request on. A row that has a number is never deleted, and keeps it. */
export interface CertificateTable {
  certificate_no: Generated<number>;
  member_no: number;
  /** The application whose exam was passed; null for a pass before this portal kept results. */
  application_no: number | null;
  /** The certificate that this one is issued again for. */
  replaces_no: number | null;
  /** The certificate whose fee came once more: this row is that money, which goes back. */
  surplus_of: Generated<number | null>;
  status: CertificateStatus;
  /** The exam's name, typed by hand where there is no application. */
  cert_name: string;
  /** null while only the office can know it. */
  grade: 1 | 2 | null;
  /** null once the holder has withdrawn. */
  holder_name: string | null;
  /** What the check by number shows; it stays. */
  holder_masked: string;
  user_phone: string | null;
  /** Won. */
  fee: number;
  requested_at: Date;
  /** The end of the last day for the transfer. */
  due_at: Date | null;
  paid_at: Date | null;
  /** The day of its deposit, by the bank's list; null where an older version confirmed it. */
  deposited_on: Generated<string | null>;
  number: string | null;
  issued_at: Date | null;
  sent_at: Date | null;
  /** When it was cancelled, expired, rejected, revoked or superseded. */
  ended_at: Date | null;
  /** Why it was rejected, revoked or issued again by the office. */
  reason: Generated<string>;
  /** Won that go back: of a rejected request, or of one that had ended when they came. */
  fee_owed: Generated<number>;
  fee_returned_at: Date | null;
  fee_bank: Generated<string>;
  fee_account_name: Generated<string>;
  fee_account_masked: Generated<string>;
  fee_account_sealed: Buffer | null;
  /** Where it is posted to; empty until the member has said so. */
  post_code: Generated<string>;
  post_address: Generated<string>;
  post_address2: Generated<string>;
  /** When the address was given. */
  addressed_at: Generated<Date | null>;
  /** When its newest label was printed. */
  labelled_at: Generated<Date | null>;
  carrier: Generated<Carrier | null>;
  tracking_number: Generated<string | null>;
}

/** A line of the bank's list, and what it confirmed. */
export interface BankLineTable {
  bank_line_no: Generated<number>;
  /** A keyed hash of day, sum, name and which of equal lines it is. */
  line_key: Buffer;
  /** The day of the deposit or the transfer, in Seoul. */
  day: string;
  /** Won. */
  amount: number;
  name_masked: string;
  matter: StoredMatter;
  /** Of a fee, that comes or goes back; of the others one of the two below. */
  certificate_no: number | null;
  refund_no: number | null;
  invoice_no: Generated<number | null>;
  confirmed_at: Date;
}

/** Which of equal lines of a day it is; rows of before have none. */
interface BankLinePlaceTable {
  bank_line_no: number;
  nth: number;
  /** HH:mm; empty where the file has none. */
  time: string;
}

export interface CertificateTables {
  certificate: CertificateTable;
  bank_line: BankLineTable;
  bank_line_place: BankLinePlaceTable;
}
