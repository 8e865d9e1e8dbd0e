import { sql } from 'kysely';
import type { ApplicationStatus, PaymentStatus, PayMethod, RefundStatus } from '@portal/shared/contract';
import type { Queries } from '../../../../database/types/tables.ts';
import type { OfferingKind } from '../../../../database/types/tables/manager.ts';
import type { MoneyFindingTable, RefundTable } from '../../../../database/types/tables/payment.ts';
import { OFFERING_KINDS } from '../../../../enrolment/offering/offeringKind.ts';
import type { GatewayEntry } from './gatewayBooks.ts';

/** Everything that a walk has made, read in one statement. Times are milliseconds since 1970, amounts won. */
export interface Books {
  offering: { taken: number; capacity: number; calledOff: boolean; price: number; address: string };
  applications: ApplicationEntry[];
  payments: PaymentEntry[];
  refunds: RefundEntry[];
  /** The gateway's own. */
  gateway: GatewayEntry[];
  findings: { kind: MoneyFindingTable['kind']; gatewayNo: string }[];
  /** The refunds whose member was asked for an account. */
  asked: number[];
  /** The members who have left or are suspended. */
  gone: number[];
}

export interface ApplicationEntry {
  no: number;
  memberNo: number;
  status: ApplicationStatus;
  appliedAt: number;
  payDueAt: number | null;
  expiredAt: number | null;
  /** The payment that confirmed it. */
  paymentNo: number | null;
  /** Where its member believes that it is held, and whether that was changed since it was made. */
  address: string;
  isChanged: boolean;
}

export interface PaymentEntry {
  no: number;
  applicationNo: number;
  method: PayMethod;
  status: PaymentStatus;
  gatewayNo: string | null;
  amount: number;
  paid: number | null;
  due: number;
  refunded: number;
  isReviewed: boolean;
  accountDueAt: number | null;
}

export interface RefundEntry {
  no: number;
  applicationNo: number;
  paymentNo: number | null;
  status: RefundStatus;
  cause: RefundTable['cause'];
  route: RefundTable['route'];
  toAccount: boolean;
  amount: number;
  percent: number;
  /** Of the account that it goes to; empty without one. */
  bank: string;
  /** How often it was ordered at the gateway: of each attempt the key is another. */
  attempt: number;
  failure: 'REFUSED' | 'BOUNCED' | 'UNANSWERED' | null;
  leasedUntil: number | null;
  /** Of an account that an employee named: until then nothing is paid, and its member may deny it. */
  payableFrom: number | null;
  unknownSince: number | null;
}

const ms = (column: string) => sql.raw(`round(extract(epoch from ${column}) * 1000)`);
const rowsOf = (table: string, order: string, columns: ReturnType<typeof sql>) =>
  sql`(select coalesce(json_agg(json_build_object(${columns}) order by ${sql.raw(order)}), '[]') from ${sql.table(table)})`;

const APPLICATIONS = sql`'no', application_no, 'memberNo', member_no, 'status', status, 'appliedAt', ${ms('applied_at')},
  'payDueAt', ${ms('pay_due_at')}, 'expiredAt', ${ms('expired_at')}, 'paymentNo', payment_no,
  'address', coalesce(changed_to, terms) ->> 'address', 'isChanged', changed_to is not null`;
const PAYMENTS = sql`'no', payment_no, 'applicationNo', application_no, 'method', pay_method, 'status', status,
  'gatewayNo', gateway_no, 'amount', amount, 'paid', paid_amount, 'due', refund_due, 'refunded', refunded_amount,
  'isReviewed', reviewed_at is not null, 'accountDueAt', ${ms('vbank_due_at')}`;
const REFUNDS = sql`'no', refund_no, 'applicationNo', application_no, 'paymentNo', payment_no, 'status', status,
  'cause', cause, 'route', route, 'toAccount', to_account, 'amount', amount, 'percent', percent, 'bank', bank,
  'attempt', attempt, 'failure', failure, 'leasedUntil', ${ms('leased_until')}, 'unknownSince', ${ms('unknown_since')},
  'payableFrom', ${ms('payable_from')}`;
/** Reads the books of the only course or exam that is walked over; applications for others are not among them. */
export async function readBooks(
  db: Queries,
  { kind, offeringNo }: { kind: OfferingKind; offeringNo: number },
  gateway: GatewayEntry[],
): Promise<Books> {
  const { table, key } = OFFERING_KINDS[kind];
  const { rows } = await sql<{ books: string }>`
    select json_build_object(
      'offering', (
        select json_build_object('taken', taken, 'capacity', capacity, 'calledOff', called_off, 'price', price,
          'address', address)
        from ${sql.table(table)} where ${sql.ref(key)} = ${offeringNo}
      ),
      'applications', (
        select coalesce(json_agg(json_build_object(${APPLICATIONS}) order by application_no), '[]') from application
        where ${sql.ref(key)} = ${offeringNo}
      ),
      'payments', ${rowsOf('payment', 'payment_no', PAYMENTS)},
      'refunds', ${rowsOf('refund', 'refund_no', REFUNDS)},
      'gone', (select coalesce(json_agg(member_no), '[]') from member where status in ('WITHDRAWN', 'SUSPENDED')),
      'findings', ${rowsOf('money_finding', 'finding_no', sql`'kind', kind, 'gatewayNo', gateway_no`)},
      'asked', (select coalesce(json_agg(subject_no), '[]') from member_notice where event = 'accountNeeded')
    )::text as books`.execute(db);
  return { ...(JSON.parse(rows[0]?.books ?? '') as Omit<Books, 'gateway'>), gateway };
}
