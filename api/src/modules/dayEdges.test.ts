import type { CallAnswer, Calls } from '@portal/shared/contract';
import { seoulInstant } from '@portal/shared/time';
import { lockApplication } from '../enrolment/application/store.ts';
import { billableOf } from '../enrolment/bill/billable.ts';
import { followMoney } from '../enrolment/bill/followMoney.ts';
import { moneyOfPayment } from '../enrolment/cashReceipt/money.ts';
import { invoiceDueAt } from '../enrolment/invoice/issueInvoice.ts';
import { isOverdue } from '../enrolment/invoice/present.ts';
import { findPayment } from '../enrolment/payment/store.ts';
import { describeWithDatabase, type TestServer } from '../testing/index.ts';
import { viewCalendar } from './manager/calendar/view.ts';
import { moveCertificate } from './manager/certificates/moveCertificate.ts';
import { drawNumber } from './manager/certificates/number.ts';
import { lockCertificate } from './manager/certificates/store.ts';
import { canSubmit, findNewestEvidence } from './manager/eligibility/store.ts';
import { viewAllowance } from './manager/groups/invoicing.ts';
import { staffOf } from './manager/testing/certificates.ts';
import { addApplication, addPaid } from './office/testing/applications.ts';
import { addCertificate } from './office/testing/certificates.ts';
import { addEmployee } from './office/testing/employee.ts';
import { addEvidence } from './office/testing/evidence.ts';
import { addAllowance, billToIssue } from './office/testing/invoices.ts';
import { findNextDate } from './user/matters/nextDate.ts';
import { dueAfter } from './user/roster/enter.ts';

/** In the first hours of a day in Seoul, UTC is still at the day before. */
describeWithDatabase('at the edges of a day in Seoul', (open) => {
  let server: TestServer;
  let now: Date;
  beforeAll(async () => {
    now = seoulInstant('2026-11-20', '12:00');
    server = await open({ now: () => now });
  });

  /** Results of a rule half an hour into a day and half an hour before its end. */
  async function atEdges<Answer>(day: string, rule: (now: Date) => Answer | Promise<Answer>): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (const time of ['00:30', '23:30']) {
      now = seoulInstant(day, time);
      answers.push(await rule(now));
    }
    return answers;
  }
  const both = <Answer>(answer: Answer) => [answer, answer];
  const contextOf = (memberNo: number) => ({ ...server.services, db: server.db, now, caller: { memberNo } }) as never;

  test('papers are valid to the end of their last day', async () => {
    const { memberNo } = await server.member();
    await addEvidence(server, memberNo, { status: 'ACCEPTED', decided_at: now, valid_until: '2026-12-09' });
    const newest = await findNewestEvidence(server.db, memberNo, 2);
    expect(await atEdges('2026-12-09', (at) => canSubmit(newest, at))).toEqual(both(false));
    expect(await atEdges('2026-12-10', (at) => canSubmit(newest, at))).toEqual(both(true));
  });

  test('papers valid until today are accepted, until yesterday not', async () => {
    const accept = async (validUntil: string) => {
      const evidenceNo = await addEvidence(server, (await server.member()).memberNo);
      const { client } = await addEmployee(server, ['qualification']);
      return (await client.call('officeDecideEvidence', { evidenceNo, decision: 'accept', validUntil })).status;
    };
    expect(await atEdges('2026-11-20', () => accept('2026-11-19'))).toEqual(both(400));
    expect(await atEdges('2026-11-20', () => accept('2026-11-20'))).toEqual(both(200));
  });

  test('an invoice is due after fourteen days, to the millisecond, and may be issued to the day before', async () => {
    const { applicationNo } = await addApplication(server, { kind: 'education', status: 'CONFIRMED' });
    const terms = (await lockApplication(server.db, applicationNo))?.terms as Parameters<typeof invoiceDueAt>[0];
    const dueFrom = (day: string) => atEdges(day, (at) => invoiceDueAt(terms, at));
    expect(await dueFrom('2026-11-20')).toEqual(both(seoulInstant('2026-12-05')));
    expect(await dueFrom('2026-12-09')).toEqual(both(seoulInstant('2026-12-10')));
    expect(await dueFrom('2026-12-10')).toEqual(both(null));
    // Due on Thursday; the bank's list is read on Friday, Monday and Tuesday.
    const due_at = seoulInstant('2026-12-04');
    const readAt = seoulInstant('2026-12-09').getTime();
    const isOver = (at: number) => isOverdue({ status: 'OPEN', due_at }, new Date(at));
    expect([isOver(readAt - 1), isOver(readAt)]).toEqual([false, true]);
  });

  test('an invoice allowance is valid to the end of its last day', async () => {
    const { employer } = await addAllowance(server);
    const left = async () => (await viewAllowance(contextOf(employer.memberNo)))?.left;
    expect(await atEdges('2026-12-31', left)).toEqual(both(1_000_000));
    expect(await atEdges('2027-01-01', left)).toEqual(both(undefined));
  });

  test('an employee cannot grant an invoice allowance that ended yesterday', async () => {
    let nth = 0;
    const allow = async (untilDay: string) => {
      const userId = `edges${(nth += 1)}`;
      await server.member({ user_id: userId });
      const { client } = await addEmployee(server, ['money']);
      const business = { businessNumber: '124-81-00998', businessName: '한빛국밥집' };
      const input = { userId, ...business, limit: 1000, untilDay, reason: '확인' };
      return (await client.call('officeAllowInvoices', input)).status;
    };
    expect(await atEdges('2026-11-20', () => allow('2026-11-19'))).toEqual(both(400));
    expect(await atEdges('2026-11-20', () => allow('2026-11-20'))).toEqual(both(200));
  });

  test('a requested bill and a correction have today’s date', async () => {
    const { db } = server;
    const groupOf = async (billNo: number) =>
      db
        .selectFrom('group_bill')
        .select('group_no')
        .where('bill_no', '=', billNo)
        .executeTakeFirstOrThrow()
        .then(({ group_no }) => group_no);
    const issued = { status: 'ISSUED', amount: 1, issued_at: now } as const;
    const days = await atEdges('2026-12-20', async () => {
      const { no } = await billToIssue(server);
      const groupNo = await groupOf(no);
      const application = await lockApplication(db, groupNo);
      const asked = application && (await billableOf(application, { db, now }, { lock: false }));
      await db
        .updateTable('group_bill')
        .set({ ...issued, approval_number: String(no) })
        .where('bill_no', '=', no)
        .execute();
      await followMoney(groupNo, staffOf(server, now));
      const corrections = db.selectFrom('group_bill').select('written_on').where('kind', '=', 'CORRECTION');
      const correction = await corrections.where('group_no', '=', groupNo).executeTakeFirstOrThrow();
      return [asked?.day, correction.written_on];
    });
    expect(days).toEqual(both(both('2026-12-20')));
  });

  test('money is dated by the day in Seoul', async () => {
    const paidOn = async (at: Date) => {
      const payment = await findPayment(server.db, (await addPaid(server)).paymentNo);
      return payment && moneyOfPayment(payment, at).paidOn;
    };
    expect(await atEdges('2026-11-20', paidOn)).toEqual(both('2026-11-20'));
  });

  test('a certificate has the year of its day, and its fee is due after seven days', async () => {
    const years = await atEdges('2027-01-01', async (at) => (await drawNumber(server.db, 2, at)).slice(0, 4));
    expect(years).toEqual(both('2027'));
    const dueAt = async (at: Date) => {
      const asked = await lockCertificate(
        server.db,
        await addCertificate(server, { status: 'REQUESTED', paid_at: null, due_at: null }),
      );
      if (!asked) throw new Error('no certificate was added');
      await moveCertificate(asked, { event: 'askTransfer', by: 'system' }, staffOf(server, at));
      return (await lockCertificate(server.db, asked.certificate_no))?.due_at;
    };
    expect(await atEdges('2026-11-20', dueAt)).toEqual(both(seoulInstant('2026-11-28')));
  });

  test('a licence is due within two working days', async () => {
    expect(await atEdges('2026-11-20', dueAfter)).toEqual(both(seoulInstant('2026-11-25')));
  });

  test('a lesson remains the next one to the end of its day', async () => {
    const { memberNo } = await addApplication(server, { kind: 'education', status: 'CONFIRMED' });
    const nextDay = async (at: Date) => (await findNextDate(server.db, memberNo, at))?.day;
    expect(await atEdges('2026-12-10', nextDay)).toEqual(both('2026-12-10'));
    expect(await atEdges('2026-12-11', nextDay)).toEqual(both(undefined));
  });

  test('the calendar and the tariff use today’s date', async () => {
    const said = async () => {
      const { today, month } = await viewCalendar({}, { db: server.db, now });
      const { entity } = await server.client().call('getMapTariff');
      const fee = (entity as CallAnswer<Calls['getMapTariff']>).items.find(({ item }) => item === 'certificate');
      return [today, month, fee?.amount];
    };
    const [first, second] = [await addEmployee(server, ['money']), await addEmployee(server, ['money'])];
    const change = { item: 'certificate', amount: 18_000, from_day: '2027-03-01', status: 'CONFIRMED' } as const;
    const decision = { asked_by: first.memberNo, asked_at: now, decided_by: second.memberNo, decided_at: now };
    await server.db
      .insertInto('tariff_change')
      .values({ ...change, ...decision, reason: '인쇄비' })
      .execute();
    expect(await atEdges('2027-02-28', said)).toEqual(both(['2027-02-28', '2027-02', 15_000]));
    expect(await atEdges('2027-03-01', said)).toEqual(both(['2027-03-01', '2027-03', 18_000]));
  });
});
