import { sql } from 'kysely';
import type { ApplicationStatus, PaymentStatus, PayMethod, RefundStatus } from '@portal/shared/contract';
import type { Queries } from '../../../../database/types/tables.ts';
import type { OfferingKind } from '../../../../database/types/tables/manager.ts';
import type { MoneyFindingTable, RefundTable } from '../../../../database/types/tables/payment.ts';
import { OFFERING_KINDS } from '../../../../enrolment/offering/offeringKind.ts';
import type { GatewayEntry } from './gatewayBooks.ts';

/** All rows of a walk, read in one statement. Times are milliseconds since 1970, amounts won. */
export interface Books {
  offering: { taken: number; capacity: number; calledOff: boolean; price: number; address: string };
  applications: ApplicationEntry[];
  payments: PaymentEntry[];
  refunds: RefundEntry[];
  /** The gateway's own books. */
  gateway: GatewayEntry[];
  findings: { kind: MoneyFindingTable['kind']; gatewayNo: string }[];
  /** Refunds with a request for an account to their member. */
  asked: number[];
  /** Members who have left or are suspended. */
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
  /** The address known to its member, and whether it has changed since the application. */
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
  /** Bank of its account; empty without one. */
  bank: string;
  /** Number of orders at the gateway: each attempt has its own key. */
  attempt: number;
  failure: 'REFUSED' | 'BOUNCED' | 'UNANSWERED' | null;
  leasedUntil: number | null;
  /** For an account named by an employee: nothing is paid before this time, and the member may deny it. */
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
/** Reads the books of the walk's only course or exam, without applications for others. */
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
