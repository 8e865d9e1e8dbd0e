import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { calls, type Call } from '@portal/shared/contract';
import { describeWithDatabase, type TestServer } from '../../testing/index.ts';
import { callOffsJob } from './qualification/offerings/callOffsJob.ts';
import type { Moved } from './testing/arrangements.ts';
import { addEmployee, type Employee } from './testing/employee.ts';
import { STAFF_LIFECYCLES } from './testing/staffLifecycles.ts';
import { TRANSITION_CASES } from './testing/transitions.ts';

/** Every transition by staff, as `application CANCEL_REQUESTED approve CANCELLED`. */
const STAFF_LINES = STAFF_LIFECYCLES.flatMap(({ name, transitions }) =>
  transitions.filter(({ by }) => by === 'staff').map(({ from, event, to }) => `${name} ${from} ${event} ${to}`),
);

test('every line that employees move is reachable from the office', () => {
  expect(Object.keys(TRANSITION_CASES).toSorted()).toEqual(STAFF_LINES.toSorted());
});

const OFFICE = pathToFileURL(join(import.meta.dirname, '../../../../mf-office/src/section.ts')).href;

test.each(Object.entries(TRANSITION_CASES))(
  '%s: its call needs the permission, and its page exists',
  async (_line, transition) => {
    const call: Call = calls[transition.call];
    expect(call).toMatchObject({ access: 'employee', permission: transition.permission });
    const { section } = (await import(OFFICE)) as { section: { pages: readonly { path: string }[] } };
    expect(section.pages.map(({ path }) => path)).toContain(transition.screen);
  },
);

describeWithDatabase('lines that employees move', (open) => {
  let server: TestServer;
  let employee: Employee;
  // The course has begun and is not over: results can be entered, and it can be called off.
  const now = new Date('2026-12-10T12:00:00+09:00');
  beforeAll(async () => {
    server = await open({ now: () => now });
    employee = await addEmployee(server);
  });
  const statusOf = async (table: Moved, no: number) => {
    if (table === 'certificate')
      return server.db.selectFrom(table).select('status').where('certificate_no', '=', no).executeTakeFirst();
    if (table === 'member')
      return server.db.selectFrom(table).select('status').where('member_no', '=', no).executeTakeFirst();
    if (table === 'application')
      return server.db.selectFrom(table).select('status').where('application_no', '=', no).executeTakeFirst();
    if (table === 'payment')
      return server.db.selectFrom(table).select('status').where('payment_no', '=', no).executeTakeFirst();
    if (table === 'result_objection')
      return server.db.selectFrom(table).select('status').where('objection_no', '=', no).executeTakeFirst();
    if (table === 'eligibility_evidence')
      return server.db.selectFrom(table).select('status').where('evidence_no', '=', no).executeTakeFirst();
    if (table === 'attendance')
      return server.db.selectFrom(table).select('status').where('attendance_no', '=', no).executeTakeFirst();
    if (table === 'post_report')
      return server.db.selectFrom(table).select('status').where('report_no', '=', no).executeTakeFirst();
    if (table === 'roster_entry')
      return server.db.selectFrom(table).select('status').where('roster_no', '=', no).executeTakeFirst();
    if (table === 'place_in_line')
      return server.db.selectFrom(table).select('status').where('place_no', '=', no).executeTakeFirst();
    if (table === 'group_seat')
      return server.db.selectFrom(table).select('status').where('seat_no', '=', no).executeTakeFirst();
    if (table === 'group_invoice')
      return server.db.selectFrom(table).select('status').where('invoice_no', '=', no).executeTakeFirst();
    if (table === 'group_bill')
      return server.db.selectFrom(table).select('status').where('bill_no', '=', no).executeTakeFirst();
    if (table === 'inquiry')
      return server.db.selectFrom(table).select('status').where('inquiry_no', '=', no).executeTakeFirst();
    if (table === 'cash_receipt')
      return server.db.selectFrom(table).select('status').where('cash_receipt_no', '=', no).executeTakeFirst();
    if (table === 'correction')
      return server.db.selectFrom(table).select('status').where('correction_no', '=', no).executeTakeFirst();
    return server.db.selectFrom(table).select('status').where('refund_no', '=', no).executeTakeFirst();
  };

  test.each(Object.entries(TRANSITION_CASES))('%s: is made by its call and recorded', async (line, transition) => {
    const [, from, , to] = line.replace('post report', 'report').split(' ');
    const { input, table, no } = await transition.arrange(server);
    expect(await statusOf(table, no)).toEqual(from === 'null' ? undefined : { status: from });
    expect(await employee.client.call(transition.call, input)).toMatchObject({ status: 200, code: 1 });
    // This job executes a decided call-off.
    await callOffsJob.run({ ...server.services, db: server.db, log: server.app.log });
    expect(await statusOf(table, no)).toEqual({ status: to });
    const entry = await server.db
      .selectFrom('office_audit')
      .selectAll()
      .orderBy('audit_no', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ act: transition.act, employee_no: employee.memberNo, ip: '192.0.2.20', at: now });
    // A cash receipt moves no money.
    if (transition.permission === 'money' && table !== 'cash_receipt')
      expect(Object.keys(JSON.parse(entry.detail) as object)).toContainEqual(expect.stringMatching(/^(amount|paid)$/));
  });
});
