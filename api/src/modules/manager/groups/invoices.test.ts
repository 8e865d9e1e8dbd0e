import { CODES, type CallAnswer, type Calls } from '@portal/shared/contract';
import { moneyContext } from '../../../enrolment/context.ts';
import { describeWithDatabase, type TestClient } from '../../../testing/index.ts';
import { wordsOnPdf } from '../../../testing/pdfWords.ts';
import { bankFile } from '../../office/testing/bankFile.ts';
import { addEmployee } from '../../office/testing/employee.ts';
import { executeRefunds } from '../../payment/refunds/refundJob.ts';
import { hasOpenTasks } from '../../user/withdrawal/openTasks.ts';
import { callOff } from '../applications/decisions.ts';
import { BUSINESS, openGroups } from '../testing/groups.ts';
import { cancelForm, seatsTaken } from '../testing/offerings.ts';
import { billsJob } from './billsJob.ts';
import { invoiceDueJob } from './invoiceDueJob.ts';

describeWithDatabase('a group on an invoice', (open) => {
  async function allowed(columns: { limit?: number; untilDay?: string } = {}) {
    const all = await openGroups(open);
    const educationNo = await all.course();
    const employer = await all.employer();
    const clerk = await addEmployee(all.server, ['money']);
    await all.db
      .insertInto('invoice_allowance')
      .values({
        member_no: employer.memberNo,
        business_number: BUSINESS.businessNumber,
        business_name: BUSINESS.businessName,
        limit_won: columns.limit ?? 1_000_000,
        until_day: columns.untilDay ?? '2026-12-31',
        status: 'ALLOWED',
        was_allowed: true,
        allowed_by: clerk.memberNo,
        allowed_at: all.clock.now,
      })
      .execute();
    const submit = (people: { name: string; userPhone: string }[], form: object = {}) =>
      employer.client.call('postIntGroup', {
        kind: 'education',
        educationNo,
        people,
        payBy: 'INVOICE',
        ...BUSINESS,
        ...form,
      });
    /** A new employee each time, because sessions end within a day. */
    const office = () => addEmployee(all.server, ['money', 'qualification']);
    return { ...all, employerOf: all.employer, educationNo, employer, submit, office };
  }
  async function invoiced(people = 3, at?: string) {
    const all = await allowed();
    if (at !== undefined) all.clock.now = new Date(at);
    const groupNo = (await all.submit(all.people(people))).entity as number;
    const invoice = await all.db
      .selectFrom('group_invoice')
      .selectAll()
      .where('group_no', '=', groupNo)
      .executeTakeFirstOrThrow();
    return { ...all, groupNo, invoiceNo: invoice.invoice_no };
  }

  const newestContent = async ({ db, employer }: Pick<Awaited<ReturnType<typeof invoiced>>, 'db' | 'employer'>) => {
    const notices = db.selectFrom('member_notice').select('content').where('member_no', '=', employer.memberNo);
    return (await notices.orderBy('notice_no', 'desc').limit(1).executeTakeFirstOrThrow()).content;
  };

  test('is confirmed without money, its people are invited, and it is due in two weeks', async () => {
    const { employer, groupNo, educationNo, db, noticesOf, accept, people } = await invoiced();
    expect(await employer.view(groupNo)).toMatchObject({
      status: 'INVOICED',
      statusName: '후불 입금대기',
      counts: { invited: 3 },
      payment: null,
      allowedActions: ['cancelSeats'],
      invoice: { status: 'OPEN', amount: 150_003, isOverdue: false, dueAt: '2026-12-05T00:00:00+09:00', paidOn: null },
    });
    expect(await seatsTaken(db, educationNo)).toBe(3);
    expect(await noticesOf(employer.memberNo)).toEqual(['invoiceIssued']);
    expect((await accept(people(1)[0]?.userPhone ?? '')).answer).toMatchObject({ code: 1 });
    const { entity } = await employer.client.call('getMapInvoiceAllowance', {});
    expect(entity).toMatchObject({ limit: 1_000_000, left: 849_997, overdueGroupNo: null });
    const tasks = (await employer.client.call('getMapMyMatters', {})).entity as CallAnswer<Calls['getMapMyMatters']>;
    expect(tasks.waiting).toMatchObject([
      {
        kind: 'deposit',
        amount: 150_003,
        dueAt: '2026-12-05T00:00:00+09:00',
        path: `/manager/group/view?groupNo=${groupNo}`,
      },
    ]);
  });

  test('is overdue on its page and among the tasks of its employer from the same moment', async () => {
    const { employer, groupNo, clock } = await invoiced();
    const overdueAt = async (time: string) => {
      clock.now = new Date(`2026-12-${time}+09:00`);
      const tasks = (await employer.client.call('getMapMyMatters', {})).entity as CallAnswer<Calls['getMapMyMatters']>;
      return [(await employer.view(groupNo)).invoice?.isOverdue, tasks.waiting[0]?.isOverdue];
    };
    expect(await overdueAt('09T23:59:59')).toEqual([false, false]);
    expect(await overdueAt('10T00:00:00')).toEqual([true, true]);
  });

  test('is due on the day before at the latest, and is not issued on the day itself', async () => {
    const { clock, submit, people, employer } = await allowed();
    clock.now = new Date('2026-12-01T12:00:00+09:00');
    const groupNo = (await submit(people(1))).entity as number;
    expect((await employer.view(groupNo)).invoice).toMatchObject({ dueAt: '2026-12-10T00:00:00+09:00' });
  });

  test.each([
    ['INVOICE_NOT_ALLOWED', {}, { businessNumber: '1048200007' }],
    ['INVOICE_NOT_ALLOWED', { untilDay: '2026-11-19' }, {}],
    ['INVOICE_LIMIT_EXCEEDED', { limit: 100_001 }, {}],
  ] as const)('is refused by %s, and takes no seat', async (name, columns, form) => {
    const { submit, people, db, educationNo } = await allowed(columns);
    expect(await submit(people(2), form)).toMatchObject({ code: CODES[name].code });
    expect(await seatsTaken(db, educationNo)).toBe(0);
  });

  test('is rejected without an allowance, and while another one is overdue', async () => {
    const { employer, employerOf, educationNo, people, submit, clock, course } = await allowed();
    const other = await employerOf();
    const form = { kind: 'education', educationNo, people: people(1, 30), payBy: 'INVOICE', ...BUSINESS };
    expect(await other.client.call('postIntGroup', form)).toMatchObject({ code: CODES.INVOICE_NOT_ALLOWED.code });
    expect(await submit(people(1))).toMatchObject({ code: 1 });
    clock.now = new Date('2026-12-10T00:00:00+09:00');
    const later = await course();
    expect(await submit(people(1, 10), { educationNo: later })).toMatchObject({ code: CODES.INVOICE_OVERDUE.code });
    expect((await employer.client.call('getMapInvoiceAllowance', {})).entity).toMatchObject({
      overdueGroupNo: expect.any(Number),
    });
  });

  test('a transfer found at the bank pays it, with receipts and refunds as for any payment', async () => {
    const { employer, groupNo, office, noticesOf, checkout, db } = await invoiced();
    const { client } = await office();
    const content = bankFile({ name: '한빛 국밥집', deposit: 150_003, day: '2026-11-20' });
    const read = (await client.call('officeReadBankFile', { content })).entity as CallAnswer<
      Calls['officeReadBankFile']
    >;
    expect(read.lines).toMatchObject([{ state: 'matched', candidates: [{ matter: 'invoice' }] }]);
    const no = read.lines[0]?.candidates[0]?.no ?? 0;
    const confirmed = await client.call('officeConfirmBankLines', {
      content,
      chosen: [{ line: 2, matter: 'invoice', no }],
    });
    expect(confirmed.entity).toEqual([{ line: 2, outcome: 'done', problem: '' }]);
    const again = (await client.call('officeReadBankFile', { content })).entity as typeof read;
    expect(again.lines).toMatchObject([{ state: 'done' }]);
    expect(await employer.view(groupNo)).toMatchObject({
      status: 'PAID',
      allowedActions: ['cancelSeats', 'printReceipt'],
      invoice: { status: 'PAID', paidOn: '2026-11-20' },
      payment: { status: 'PAID', payMethodName: '계좌이체', amount: 150_003 },
    });
    expect(await noticesOf(employer.memberNo)).toEqual(['invoiceIssued', 'invoicePaid']);
    const [seatNo = 0] = await employer.seatNos(groupNo);
    expect(
      await employer.client.call('patchIntGroupSeatCancel', { groupNo, seatNos: [seatNo], ...cancelForm(0) }),
    ).toMatchObject({ code: 1 });
    await client.call('officeDecideCancellation', { userExaminationNo: groupNo, seatNo, decision: 'approve' });
    await executeRefunds(checkout.jobs());
    const refunds = await db.selectFrom('refund').select(['status', 'route', 'amount']).execute();
    expect(refunds).toEqual([{ status: 'APPROVED', route: 'bank', amount: 50_001 }]);
  });

  test('confirmed by hand: a smaller amount is rejected, a surplus is refunded, and a second time is rejected', async () => {
    const { employer, groupNo, invoiceNo, office, db } = await invoiced(1);
    const { client } = await office();
    const confirm = (amount: number, day = '2026-11-20') =>
      client.call('officeConfirmInvoice', { invoiceNo, amount, day, reason: '은행에서 확인함' });
    expect(await confirm(50_000)).toMatchObject({ status: 400, entity: { issues: [{ path: 'amount' }] } });
    expect(await confirm(50_001, '2026-11-19')).toMatchObject({ status: 400, entity: { issues: [{ path: 'day' }] } });
    expect(await confirm(60_001)).toMatchObject({ code: 1 });
    expect(await confirm(60_001)).toMatchObject({ code: CODES.OFFICE_STATE_CHANGED.code });
    expect(await employer.view(groupNo)).toMatchObject({ status: 'PAID', amountAwaitingAccount: 10_000 });
    expect(await db.selectFrom('refund').select(['cause', 'amount']).execute()).toEqual([
      { cause: 'OVERPAID', amount: 10_000 },
    ]);
  });

  test('is paid on the day on which the money came, whenever it is confirmed', async () => {
    const { employer, groupNo, invoiceNo, office, clock } = await invoiced(1);
    clock.now = new Date('2027-01-04T09:30:00+09:00');
    const { client } = await office();
    const reason = '은행에서 확인함';
    await client.call('officeConfirmInvoice', { invoiceNo, amount: 50_001, day: '2026-12-30', reason });
    expect(await employer.view(groupNo)).toMatchObject({ payment: { paidAt: '2026-12-30T00:00:00+09:00' } });
    const sumOf = async (day: string) => (await client.call('officeDayReport', { day })).entity;
    expect(await sumOf('2026-12-30')).toMatchObject({
      paid: [{ name: '계좌이체', amount: 50_001 }],
      paidTotal: 50_001,
    });
    expect(await sumOf('2027-01-04')).toMatchObject({ paid: [], paidTotal: 0 });
  });

  test('cancelling a seat before payment reduces the amount owed by its window, at once', async () => {
    const { employer, groupNo, clock, db, educationNo, accept, people, noticesOf } = await invoiced();
    const accepted = await accept(people(1)[0]?.userPhone ?? '');
    const [first = 0, second = 0, third = 0] = await employer.seatNos(groupNo);
    const cancel = (seatNos: number[]) => employer.client.call('patchIntGroupSeatCancel', { groupNo, seatNos });
    expect(await cancel([first])).toMatchObject({ code: 1, entity: 1 });
    expect(await noticesOf(accepted.memberNo)).toContain('groupSeatEnded');
    expect((await employer.view(groupNo)).invoice).toMatchObject({ amount: 100_002, issuedAmount: 150_003 });
    expect(await seatsTaken(db, educationNo)).toBe(2);
    // Second window of the terms: 80 percent on the day itself.
    clock.now = new Date('2026-12-10T08:00:00+09:00');
    expect(await cancel([second, third])).toMatchObject({ code: 1 });
    expect(await employer.view(groupNo)).toMatchObject({ status: 'INVOICED', invoice: { amount: 20_002 } });
    expect(await db.selectFrom('refund').selectAll().execute()).toEqual([]);
  });

  test('all seats cancelled inside the first window end it', async () => {
    const { employer, groupNo } = await invoiced(2);
    const seatNos = await employer.seatNos(groupNo);
    await employer.client.call('patchIntGroupSeatCancel', { groupNo, seatNos });
    expect(await employer.view(groupNo)).toMatchObject({
      status: 'CLOSED',
      statusName: '취소완료',
      invoice: { status: 'CANCELLED', amount: 0 },
    });
  });

  test('its employer is notified before and after the due day, once each and not at night', async () => {
    const all = await invoiced();
    const { employer, noticesOf, run, clock } = all;
    const noticesAt = async (at: string) => {
      clock.now = new Date(at);
      await run(invoiceDueJob);
      await run(invoiceDueJob);
      return (await noticesOf(employer.memberNo)).slice(1);
    };
    expect(await noticesAt('2026-12-01T12:00:00+09:00')).toEqual([]);
    expect(await noticesAt('2026-12-02T03:00:00+09:00')).toEqual([]);
    expect(await noticesAt('2026-12-02T09:00:00+09:00')).toEqual(['invoiceDueSoon']);
    expect(await noticesAt('2026-12-09T20:59:59+09:00')).toEqual(['invoiceDueSoon']);
    expect(await noticesAt('2026-12-10T09:00:00+09:00')).toEqual(['invoiceDueSoon', 'invoiceOverdue']);
    // Nobody can be invited any more: no seat is named that the association would cancel.
    expect(await newestContent(all)).toContain('입금하시기 전에는 새로 후불로 신청하실 수 없습니다.');
  });

  test('overdue while people can still accept, the notice names the seats that may be cancelled', async () => {
    const all = await invoiced(3, '2026-11-19T12:00:00+09:00');
    await all.db
      .updateTable('group_invoice')
      .set({ due_at: new Date('2026-11-27T00:00:00+09:00') })
      .execute();
    all.clock.now = new Date('2026-12-02T09:00:00+09:00');
    await all.run(invoiceDueJob);
    expect(await newestContent(all)).toContain('아직 아무도 수락하지 않은 자리를 협회가 취소할 수 있으며');
  });

  test('overdue, it is queued at the office, which cancels the unaccepted seats', async () => {
    const { employer, groupNo, invoiceNo, office, accept, people, db, educationNo, noticesOf, clock } = await invoiced(
      3,
      '2026-11-19T12:00:00+09:00',
    );
    const accepted = await accept(people(1)[0]?.userPhone ?? '');
    const early = await office();
    const cancel = (client = early.client) =>
      client.call('officeCancelInvoiceSeats', { invoiceNo, reason: '입금되지 않음' });
    const refused = { code: CODES.OFFICE_STATE_CHANGED.code };
    expect(await cancel()).toMatchObject(refused);
    // Due on Thursday: the bank's list of that day may be read until Tuesday.
    clock.now = new Date('2026-12-08T23:59:59+09:00');
    const { client } = await office();
    expect(await cancel(client)).toMatchObject(refused);
    expect((await client.call('officeInvoices', { need: 'overdue' })).entity).toMatchObject({ list: [] });
    clock.now = new Date('2026-12-09T00:00:00+09:00');
    const overview = (await client.call('officeOverview', {})).entity as CallAnswer<Calls['officeOverview']>;
    expect(overview.waiting).toContainEqual(expect.objectContaining({ kind: 'overdueInvoices', count: 1 }));
    const cancellation = { seats: 2, amount: 100_002 };
    const list = await client.call('officeInvoices', { need: 'overdue' });
    expect(list.entity).toMatchObject({
      list: [{ invoiceNo, isOverdue: true, accepted: 1, allowedActions: ['confirm', 'cancelSeats'], cancellation }],
    });
    expect(await cancel(client)).toMatchObject({ code: 1, entity: 2 });
    expect(await employer.view(groupNo)).toMatchObject({
      status: 'INVOICED',
      invoice: { amount: 50_001 },
      counts: { confirmed: 1, cancelled: 2 },
    });
    expect(await seatsTaken(db, educationNo)).toBe(1);
    expect(await noticesOf(accepted.memberNo)).not.toContain('groupSeatEnded');
    expect(await noticesOf(employer.memberNo)).toContain('invoiceSeatsCancelled');
    // The amount is owed after the end too: its employer cannot withdraw.
    clock.now = new Date('2026-12-20T12:00:00+09:00');
    expect(await hasOpenTasks(db, employer.memberNo, clock.now)).toBe(true);
  });

  test('overdue, seats that the office cancels outside the windows stay owed', async () => {
    const all = await invoiced(2);
    const { employer, groupNo, invoiceNo, office, clock } = all;
    clock.now = new Date('2026-12-12T12:00:00+09:00');
    const { client } = await office();
    const cancel = { invoiceNo, reason: '입금되지 않음' };
    expect((await client.call('officeInvoices', { need: 'overdue' })).entity).toMatchObject({
      list: [{ cancellation: { seats: 2, amount: 0 } }],
    });
    expect(await client.call('officeCancelInvoiceSeats', cancel)).toMatchObject({ code: 1, entity: 2 });
    expect(await employer.view(groupNo)).toMatchObject({ invoice: { status: 'OPEN', amount: 100_002 } });
    expect(await newestContent(all)).toContain(
      '환불 기간이 지나 청구 금액은 줄지 않았으며, 내실 금액은 100,002원입니다.',
    );
  });

  /** Overdue invoice and its write-off by an employee. */
  async function overdue() {
    const all = await invoiced(2);
    await all.accept(all.people(1)[0]?.userPhone ?? '');
    const writeOff = async (client: TestClient, reason = '폐업하여 받을 수 없음') =>
      client.call('officeWriteOffInvoice', { invoiceNo: all.invoiceNo, reason });
    const { user_id: userId } = await all.db
      .selectFrom('member')
      .select('user_id')
      .where('member_no', '=', all.employer.memberNo)
      .executeTakeFirstOrThrow();
    const allowAgain = (client: TestClient) =>
      client.call('officeAllowInvoices', {
        ...{ userId, ...BUSINESS, limit: 1_000_000, untilDay: '2027-03-31', reason: '다시 허용' },
      });
    const afterwards = (day: string, time = '12:00') => {
      all.clock.now = new Date(`${day}T${time}:00+09:00`);
    };
    return { ...all, writeOff, allowAgain, afterwards };
  }

  test('written off by two employees after the course, it blocks no withdrawal, and its employer gets no other one', async () => {
    const { employer, groupNo, office, writeOff, allowAgain, afterwards, db, clock, invoiceNo, run } = await overdue();
    afterwards('2026-12-10', '08:00');
    const bill = {
      ...BUSINESS,
      representative: '김사장',
      address: '서울',
      businessType: '음식점업',
      businessItem: '한식',
    };
    await employer.client.call('requestBill', { groupNo, ...bill, email: 'boss@example.com' });
    // Overdue, but seats can still be cancelled.
    expect(await writeOff((await office()).client)).toMatchObject({ code: CODES.OFFICE_STATE_CHANGED.code });
    afterwards('2026-12-20');
    const [first, second] = [await office(), await office()];
    expect(await writeOff(first.client)).toMatchObject({ code: 1, entity: 'asked' });
    expect(await writeOff(first.client)).toMatchObject({ code: CODES.SECOND_EMPLOYEE_NEEDED.code });
    const waiting = await second.client.call('officeInvoices', { need: 'overdue' });
    expect(waiting.entity).toMatchObject({
      list: [{ invoiceNo, allowedActions: ['confirm', 'cancelSeats', 'writeOff'], secondLook: { isOwn: false } }],
    });
    expect(await writeOff(second.client)).toMatchObject({ code: 1, entity: 'done' });
    expect(await employer.view(groupNo)).toMatchObject({
      status: 'INVOICED',
      invoice: { status: 'WRITTEN_OFF', statusName: '미수 종결', amount: 100_002, isOverdue: false },
      allowedActions: [],
    });
    const overview = (await second.client.call('officeOverview', {})).entity as CallAnswer<Calls['officeOverview']>;
    expect(overview.waiting).toContainEqual(expect.objectContaining({ kind: 'overdueInvoices', count: 0 }));
    expect((await employer.client.call('getMapInvoiceAllowance', {})).entity).toBeNull();
    // The write-off ends what two employees had confirmed: one alone cannot allow it again.
    expect(await allowAgain(first.client)).toMatchObject({ entity: 'asked' });
    await run(billsJob);
    expect((await employer.view(groupNo)).bills).toMatchObject([{ amount: 100_002 }]);
    expect(await hasOpenTasks(db, employer.memberNo, clock.now)).toBe(false);
  });

  test('a deposit after the write-off pays it', async () => {
    const { employer, groupNo, office, writeOff, allowAgain, afterwards } = await overdue();
    afterwards('2026-12-20');
    const [first, second] = [await office(), await office()];
    await writeOff(first.client);
    await writeOff(second.client);
    const content = bankFile({ name: '한빛 국밥집', deposit: 100_002, day: '2026-12-20' });
    const read = (await first.client.call('officeReadBankFile', { content })).entity as CallAnswer<
      Calls['officeReadBankFile']
    >;
    const no = read.lines[0]?.candidates[0]?.no ?? 0;
    await first.client.call('officeConfirmBankLines', { content, chosen: [{ line: 2, matter: 'invoice', no }] });
    expect(await employer.view(groupNo)).toMatchObject({ invoice: { status: 'PAID' }, payment: { status: 'PAID' } });
    expect(await allowAgain(first.client)).toMatchObject({ entity: 'done' });
  });

  test('deposits for a cancelled one are refunded, each time', async () => {
    const { employer, groupNo, invoiceNo, office, db, educationNo } = await invoiced(2);
    await employer.client.call('patchIntGroupSeatCancel', { groupNo, seatNos: await employer.seatNos(groupNo) });
    const { client } = await office();
    const all = async () => (await client.call('officeInvoices', { need: 'all' })).entity;
    expect(await all()).toMatchObject({ list: [{ invoiceNo, seats: 0, allowedActions: ['returnMoney'] }] });
    const content = bankFile({ name: '한빛 국밥집', deposit: 100_002, day: '2026-11-20' });
    const read = (await client.call('officeReadBankFile', { content })).entity as CallAnswer<
      Calls['officeReadBankFile']
    >;
    expect(read.lines).toMatchObject([{ state: 'matched', candidates: [{ no: invoiceNo }] }]);
    const chosen = [{ line: 2, matter: 'invoice' as const, no: invoiceNo }];
    expect((await client.call('officeConfirmBankLines', { content, chosen })).entity).toMatchObject([
      { outcome: 'done' },
    ]);
    expect(await db.selectFrom('refund').select(['cause', 'amount', 'status']).execute()).toEqual([
      { cause: 'OVERPAID', amount: 100_002, status: 'AWAITING_ACCOUNT' },
    ]);
    expect(await employer.view(groupNo)).toMatchObject({
      status: 'CLOSED',
      invoice: { status: 'CANCELLED' },
      amountAwaitingAccount: 100_002,
      allowedActions: ['nameRefundAccount', 'printReceipt'],
    });
    expect(await seatsTaken(db, educationNo)).toBe(0);
    const again = { invoiceNo, amount: 100_002, day: '2026-11-20', reason: '은행에서 확인함' };
    expect(await client.call('officeConfirmInvoice', again)).toMatchObject({ code: 1 });
    expect(await all()).toMatchObject({ list: [{ allowedActions: ['returnMoney'], received: 200_004 }] });
    expect(await employer.view(groupNo)).toMatchObject({ amountAwaitingAccount: 200_004 });
  });

  test('called off, nothing is owed', async () => {
    const { employer, groupNo, educationNo, server, clock, db } = await invoiced();
    const { configuration } = server;
    const log = { warn: () => undefined };
    await callOff(
      { kind: 'education', offeringNo: educationNo },
      moneyContext({ db, now: clock.now, log, configuration }),
    );
    expect(await employer.view(groupNo)).toMatchObject({ status: 'CLOSED', invoice: { status: 'CANCELLED' } });
    expect(await hasOpenTasks(db, employer.memberNo, clock.now)).toBe(false);
  });

  test('its paper is for its employer only, and shows the amount owed now', async () => {
    const { employer: own, groupNo, server, person } = await invoiced();
    const { rawPayload, headers } = await server.app.inject({
      method: 'POST',
      url: '/api/home/manager/downloadInvoice',
      headers: { authorization: own.client.token },
      payload: { groupNo },
    });
    expect(headers['content-type']).toBe('application/pdf');
    const words = (await wordsOnPdf(rawPayload)).replace(/\s/g, '');
    for (const text of ['청구서', '150,003원', '한빛국밥집', '124-81-00998', '100-2026-555010'])
      expect(words).toContain(text);
    expect(await (await person()).client.call('downloadInvoice', { groupNo })).toMatchObject({ status: 404 });
  });
});
