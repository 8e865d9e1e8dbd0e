import { sql } from 'kysely';
import type { GroupSeatStatus } from '@portal/shared/contract/manager';
import { DAY_MS } from '../../../clock/durations.ts';
import { bankReadUntil } from '../../../money/bankRead.ts';
import type { TestServer } from '../../../testing/index.ts';
import { addApplication, PRICE } from './applications.ts';
import { callingOff, type TransitionCase } from './arrangements.ts';
import { addEmployee } from './employee.ts';

interface InvoiceOptions {
  amount?: number;
  seatStatus?: GroupSeatStatus;
  status?: 'OPEN' | 'WRITTEN_OFF';
}

/** Creates a group of one seat with an unpaid, overdue invoice. */
async function addInvoice(
  server: TestServer,
  { amount = PRICE, seatStatus = 'RESERVED', status = 'OPEN' }: InvoiceOptions = {},
) {
  const { db, services } = server;
  const group = await addApplication(server, {
    kind: 'education',
    isGroup: true,
    status: 'CONFIRMED',
    price: PRICE,
    pay_due_at: null,
    on_invoice: true,
  });
  const { applicationNo: groupNo, offeringNo } = group;
  await db
    .insertInto('employer_group')
    .values({
      group_no: groupNo,
      education_no: offeringNo,
      examination_no: null,
      seats: 1,
      seat_price: PRICE,
      business_number: '1248100998',
      business_name: '한빛국밥집',
    })
    .execute();
  const { seat_no: seatNo } = await db
    .insertInto('group_seat')
    .values({ group_no: groupNo, position: 1, status: seatStatus, person_sealed: null })
    .returning('seat_no')
    .executeTakeFirstOrThrow();
  const { invoice_no: invoiceNo } = await db
    .insertInto('group_invoice')
    .values({
      group_no: groupNo,
      status,
      ended_at: status === 'OPEN' ? null : services.now(),
      amount,
      issued_amount: PRICE,
      issued_at: new Date(services.now().getTime() - DAY_MS),
      due_at: bankReadUntil(services.now()),
    })
    .returning('invoice_no')
    .executeTakeFirstOrThrow();
  return { ...group, groupNo, seatNo, invoiceNo };
}

/** The transfer for an invoice, confirmed by hand; `moved` is the table of the transition. */
export const transfer =
  (moved: 'application' | 'payment' | 'group_invoice', options: InvoiceOptions = {}): TransitionCase['arrange'] =>
  async (server) => {
    const { invoiceNo, groupNo } = await addInvoice(server, options);
    const input = { invoiceNo, day: '2026-12-10', amount: PRICE, reason: '은행에서 확인함' };
    if (moved !== 'payment') return { input, table: moved, no: moved === 'application' ? groupNo : invoiceNo };
    // The next row gets the next number.
    const { rows } = await sql<{ last: number }>`
      select nextval(pg_get_serial_sequence('payment', 'payment_no')) as last`.execute(server.db);
    return { input, table: moved, no: (rows[0]?.last ?? 0) + 1 };
  };

/** Cancels seats of an overdue invoice; `moved` is the table of the transition. */
export const unpaidSeats =
  (moved: 'group_invoice' | 'group_seat', options: InvoiceOptions = {}): TransitionCase['arrange'] =>
  async (server) => {
    const { invoiceNo, seatNo } = await addInvoice(server, options);
    const no = moved === 'group_seat' ? seatNo : invoiceNo;
    return { input: { invoiceNo, reason: '입금되지 않음' }, table: moved, no };
  };

/** Calls off the course of a group with an invoice. */
export const callingOffInvoiced =
  (options: InvoiceOptions = {}): TransitionCase['arrange'] =>
  async (server) => {
    const invoiced = await addInvoice(server, options);
    const { input } = await callingOff('application', () => Promise.resolve(invoiced))(server);
    return { input, table: 'group_invoice', no: invoiced.invoiceNo };
  };

/** An overdue invoice with another employee's request to write it off. */
export const writingOff: TransitionCase['arrange'] = async (server) => {
  const { invoiceNo } = await addInvoice(server);
  const input = { invoiceNo, reason: '폐업하여 받을 수 없음' };
  const { client } = await addEmployee(server, ['money']);
  await client.call('officeWriteOffInvoice', input);
  return { input, table: 'group_invoice', no: invoiceNo };
};

/** Creates an employer with a current or requested invoice allowance; returns the numbers. */
export async function addAllowance(server: TestServer, status: 'ASKED' | 'ALLOWED' = 'ALLOWED', limit = 1_000_000) {
  const { db, services } = server;
  const [employer, employee] = [await server.member(), await server.member({ name: '이직원' })];
  const { allowance_no: allowanceNo } = await db
    .insertInto('invoice_allowance')
    .values({
      member_no: employer.memberNo,
      business_number: '1248100998',
      business_name: '한빛국밥집',
      limit_won: limit,
      until_day: '2026-12-31',
      status,
      was_allowed: status === 'ALLOWED',
      allowed_by: employee.memberNo,
      allowed_at: services.now(),
    })
    .returning('allowance_no')
    .executeTakeFirstOrThrow();
  return { allowanceNo, employer };
}

/** A waiting bill of a group with an invoice. */
export const billToIssue: TransitionCase['arrange'] = async (server) => {
  const { groupNo } = await addInvoice(server);
  const { bill_no: no } = await server.db
    .insertInto('group_bill')
    .values({
      group_no: groupNo,
      kind: 'ORIGINAL',
      status: 'WAITING',
      amount: PRICE,
      written_on: '2026-12-10',
      business_number: '1248100998',
      business_name: '한빛국밥집',
      representative: '김사장',
      address: '서울특별시 중구 한빛로 1',
      business_type: '음식점업',
      business_item: '한식',
      email: 'boss@example.com',
      requested_at: server.services.now(),
    })
    .returning('bill_no')
    .executeTakeFirstOrThrow();
  const approvalNumber = `20261210${String(no).padStart(16, '0')}`;
  return { input: { billNo: no, approvalNumber }, table: 'group_bill', no };
};
