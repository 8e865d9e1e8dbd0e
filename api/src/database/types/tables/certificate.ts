import type { Generated } from 'kysely';
import type { CertificateStatus } from '@portal/shared/contract';
import type { Carrier } from '@portal/shared/contract/manager';
import type { StoredSubject } from '@portal/shared/contract/office/bank';

/** A certificate, from its request on. A row with a number is never deleted, and its number never changes. */
export interface CertificateTable {
  certificate_no: Generated<number>;
  member_no: number;
  /** The application whose exam was passed; null for a pass from before this portal stored results. */
  application_no: number | null;
  /** The certificate that this one reissues. */
  replaces_no: number | null;
  /** The certificate whose fee was paid twice: this row is the surplus, to be refunded. */
  surplus_of: Generated<number | null>;
  status: CertificateStatus;
  /** Name of the exam; typed by hand if there is no application. */
  cert_name: string;
  /** Null if only the office can know it. */
  grade: 1 | 2 | null;
  /** Null once the holder has withdrawn. */
  holder_name: string | null;
  /** Name shown by the verification by number; permanent. */
  holder_masked: string;
  user_phone: string | null;
  /** Won. */
  fee: number;
  requested_at: Date;
  /** End of the last day for the transfer. */
  due_at: Date | null;
  paid_at: Date | null;
  /** Day of its deposit in the bank's list; null if an older version confirmed it. */
  deposited_on: Generated<string | null>;
  number: string | null;
  issued_at: Date | null;
  sent_at: Date | null;
  /** When it was cancelled, expired, rejected, revoked or superseded. */
  ended_at: Date | null;
  /** Reason why the office rejected, revoked or reissued it. */
  reason: Generated<string>;
  /** Won to refund: the fee of a rejected request, or a fee that arrived after the request had ended. */
  fee_owed: Generated<number>;
  fee_returned_at: Date | null;
  fee_bank: Generated<string>;
  fee_account_name: Generated<string>;
  fee_account_masked: Generated<string>;
  fee_account_sealed: Buffer | null;
  /** Postal address; empty until the member gives it. */
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

/** A line of the bank's list, and the record that it confirmed. */
export interface BankLineTable {
  bank_line_no: Generated<number>;
  /** Keyed hash of day, amount, name and the ordinal among equal lines. */
  line_key: Buffer;
  /** The day of the deposit or the transfer, in Seoul. */
  day: string;
  /** Won. */
  amount: number;
  name_masked: string;
  matter: StoredSubject;
  /** Certificate whose fee came in or went back; other lines have one of the two columns below. */
  certificate_no: number | null;
  refund_no: number | null;
  invoice_no: Generated<number | null>;
  confirmed_at: Date;
}

/** Ordinal among the equal lines of a day; older lines have no row. */
interface BankLinePlaceTable {
  bank_line_no: number;
  nth: number;
  /** HH:mm; empty if the file has none. */
  time: string;
}

export interface CertificateTables {
  certificate: CertificateTable;
  bank_line: BankLineTable;
  bank_line_place: BankLinePlaceTable;
}
