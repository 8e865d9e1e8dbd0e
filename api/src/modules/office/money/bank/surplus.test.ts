import { CODES, type CallAnswer, type Calls } from '@portal/shared/contract';
import { describeWithDatabase } from '../../../../testing/index.ts';
import { BUSINESS, openGroups } from '../../../manager/testing/groups.ts';
import { cancelForm } from '../../../manager/testing/offerings.ts';
import { addRefund } from '../../testing/applications.ts';
import { addCertificate } from '../../testing/certificates.ts';
import { addEmployee, type Employee } from '../../testing/employee.ts';
import { PAID_AGAIN, RECORDED, RECORDED_ELSEWHERE } from './subject.ts';

const HEAD = '거래일시,적요,출금액,입금액,잔액';
const fileOf = (...lines: string[]) => Buffer.from([HEAD, ...lines].join('\r\n')).toString('base64');
const deposit = (name: string, amount: number, time = '09:00', day = '2026-11-20') =>
  `${day} ${time},${name},,${amount},1`;
const COMPANY = '한빛 국밥집';

describeWithDatabase('money paid twice to the account of the association', (open) => {
  async function office(environment: Record<string, string> = {}) {
    const all = await openGroups((options) => open({ ...options, environment }));
    const clerk = () => addEmployee(all.server, ['money', 'qualification']);
    const first = await clerk();
    const read = async (content: string) =>
      ((await first.client.call('officeReadBankFile', { content })).entity as CallAnswer<Calls['officeReadBankFile']>)
        .lines;
    const confirm = async (content: string, chosen: object[], { client }: Employee = first) =>
      ((await client.call('officeConfirmBankLines', { content, chosen })).entity as { outcome: string }[]).map(
        ({ outcome }) => outcome,
      );
    const findings = async () =>
      ((await first.client.call('officeFindings', {})).entity as CallAnswer<Calls['officeFindings']>).list;
    return { ...all, clerk, first, read, confirm, findings };
  }

  async function invoiced(people = 2, environment: Record<string, string> = {}) {
    const all = await office(environment);
    const employer = await all.employer();
    const educationNo = await all.course();
    await all.db
      .insertInto('invoice_allowance')
      .values({
        member_no: employer.memberNo,
        business_number: BUSINESS.businessNumber,
        business_name: BUSINESS.businessName,
        limit_won: 1_000_000,
        until_day: '2026-12-31',
        status: 'ALLOWED',
        was_allowed: true,
        allowed_by: all.first.memberNo,
        allowed_at: all.clock.now,
      })
      .execute();
    const form = { kind: 'education', educationNo, people: all.people(people), payBy: 'INVOICE', ...BUSINESS };
    const groupNo = (await employer.client.call('postIntGroup', form)).entity as number;
    const { invoice_no: invoiceNo } = await all.db
      .selectFrom('group_invoice')
      .select('invoice_no')
      .executeTakeFirstOrThrow();
    const byHand = (amount: number, day = '2026-11-20') =>
      all.first.client.call('officeConfirmInvoice', { invoiceNo, day, amount, reason: '입금 확인' });
    const cancel = async (from: number, until: number) => {
      const seatNos = (await employer.seatNos(groupNo)).slice(from, until);
      await employer.client.call('patchIntGroupSeatCancel', { groupNo, seatNos, ...cancelForm(0) });
    };
    const owed = async () =>
      (await all.db.selectFrom('refund').select(['status', 'amount']).orderBy('refund_no').execute()).map(
        ({ status, amount }) => `${status} ${amount}`,
      );
    return { ...all, employer, educationNo, invoiceNo, byHand, cancel, owed };
  }

  test('a fee that came twice in one file is confirmed and owed back, and a third one too', async () => {
    const { server, db, read, confirm, first } = await office();
    const no = await addCertificate(server, { status: 'AWAITING_TRANSFER', holder_name: '두번낸이' });
    const content = fileOf(deposit('두번낸이', 15_000), deposit('두번낸이', 15_000, '10:00'));
    const chosen = [2, 3].map((line, index) => ({ line, matter: index ? 'feeAgain' : 'certificateFee', no }));
    expect(await confirm(content, chosen)).toEqual(['done', 'done']);
    expect((await read(content)).map(({ state }) => state)).toEqual(['done', 'done']);
    const third = fileOf(deposit('두번낸이', 15_000, '11:00'));
    expect(await read(third)).toMatchObject([{ state: 'matched', note: PAID_AGAIN, candidates: [{ no }] }]);
    expect(await confirm(third, [{ line: 2, matter: 'feeAgain', no }])).toEqual(['done']);
    expect((await first.client.call('officeFees', { need: 'giveBack' })).entity).toMatchObject({
      list: [
        { statusName: '두 번 입금', amount: 15_000 },
        { statusName: '두 번 입금', amount: 15_000 },
      ],
    });
    const paid = db.selectFrom('certificate').select(['status', 'fee_owed']).where('certificate_no', '=', no);
    expect(await paid.executeTakeFirst()).toEqual({ status: 'PAID', fee_owed: 0 });
  });

  test('a fee is no surplus before the first one is paid', async () => {
    const { server, confirm } = await office();
    const no = await addCertificate(server, { status: 'AWAITING_TRANSFER', holder_name: '한번낸이' });
    const content = fileOf(deposit('한번낸이', 15_000), deposit('한번낸이', 15_000, '10:00'));
    expect(await confirm(content, [{ line: 3, matter: 'feeAgain', no }])).toEqual(['refused']);
  });

  test('an invoice that was paid twice: the second transfer goes back whole', async () => {
    const { read, confirm, invoiceNo, owed } = await invoiced();
    const content = fileOf(deposit(COMPANY, 100_002), deposit(COMPANY, 100_002, '10:00'));
    expect(await confirm(content, [{ line: 2, matter: 'invoice', no: invoiceNo }])).toEqual(['done']);
    expect(await read(content)).toMatchObject([{ state: 'done' }, { state: 'matched', note: PAID_AGAIN }]);
    expect(await confirm(content, [{ line: 3, matter: 'invoiceAgain', no: invoiceNo }])).toEqual(['done']);
    expect(await owed()).toEqual(['AWAITING_ACCOUNT 100002']);
  });

  test('the line of a payment recorded by hand is matched with it, and a further one is returned', async () => {
    const { read, confirm, byHand, invoiceNo, owed, first } = await invoiced();
    expect(await byHand(100_002)).toMatchObject({ code: 1 });
    const content = fileOf(deposit(COMPANY, 100_002), deposit(COMPANY, 100_002, '10:00'));
    expect(await read(content)).toMatchObject([
      { state: 'matched', note: RECORDED, candidates: [{ matter: 'invoice' }, { matter: 'invoiceAgain' }] },
      { state: 'none', candidates: [{ matter: 'invoiceAgain' }] },
    ]);
    const chosen = [2, 3].map((line) => ({ line, matter: 'invoice', no: invoiceNo }));
    expect(await confirm(content, chosen)).toEqual(['done', 'refused']);
    expect(await owed()).toEqual([]);
    expect(await confirm(content, [{ line: 3, matter: 'invoiceAgain', no: invoiceNo }])).toEqual(['done']);
    expect(await owed()).toEqual(['AWAITING_ACCOUNT 100002']);
    // Likewise, a refund recorded by hand moves no money again.
    expect((await first.client.call('officeInvoices', { need: 'all' })).entity).toMatchObject({
      list: [{ received: 200_004 }],
    });
  });

  test('a transfer or fee recorded by hand is matched with a line of its day before one of another day', async () => {
    const { server, clock, read, byHand, laterDays, prolongSessions } = await invoiced();
    const requestedAt = clock.now;
    laterDays(2);
    await prolongSessions();
    expect(await byHand(100_002, '2026-11-21')).toMatchObject({ code: 1 });
    await addCertificate(server, {
      status: 'PAID',
      holder_name: '이미냄',
      requested_at: requestedAt,
      deposited_on: '2026-11-21',
      paid_at: clock.now,
    });
    const lines = [deposit(COMPANY, 100_002), deposit('이미냄', 15_000)];
    // An employee may have noted another day.
    expect(await read(fileOf(...lines))).toMatchObject([
      { state: 'matched', note: RECORDED_ELSEWHERE },
      { state: 'matched', note: RECORDED_ELSEWHERE },
    ]);
    const [company, fee] = [COMPANY, '이미냄'].map((name, index) =>
      deposit(name, index ? 15_000 : 100_002, '09:00', '2026-11-21'),
    );
    expect(await read(fileOf(...lines, company ?? '', fee ?? ''))).toMatchObject([
      { state: 'matched', note: PAID_AGAIN, candidates: [{ matter: 'invoiceAgain' }] },
      { state: 'matched', note: PAID_AGAIN, candidates: [{ matter: 'feeAgain' }] },
      { state: 'matched', note: RECORDED, candidates: [{ matter: 'invoice' }, { matter: 'invoiceAgain' }] },
      { state: 'matched', note: RECORDED, candidates: [{ matter: 'certificateFee' }, { matter: 'feeAgain' }] },
    ]);
  });

  test('money recorded by hand counts on the day of its line, and an equal line of the noted day is more money', async () => {
    const { server, db, clock, read, confirm, byHand, first, laterDays, prolongSessions } = await invoiced();
    const requestedAt = clock.now;
    laterDays(2);
    await prolongSessions();
    expect(await byHand(100_002, '2026-11-21')).toMatchObject({ code: 1 });
    const noted = new Date('2026-11-21T10:00:00+09:00');
    await addCertificate(server, {
      ...{ status: 'PAID', holder_name: '이미냄', requested_at: requestedAt },
      ...{ deposited_on: '2026-11-21', paid_at: clock.now },
    });
    await addCertificate(server, {
      ...{ status: 'REJECTED', fee: 7_000, fee_owed: 7_000, fee_account_name: '받은이', requested_at: requestedAt },
      ...{ ended_at: requestedAt, paid_at: requestedAt, deposited_on: '2026-11-20', fee_returned_at: noted },
    });
    await addRefund(server, {
      status: 'DONE',
      route: 'bank',
      amount: 31_000,
      payment: { pay_method: 'phone', paid_at: requestedAt },
    });
    await db
      .updateTable('refund')
      .set({ account_name: '받는이', requested_at: requestedAt, finished_at: noted })
      .where('amount', '=', 31_000)
      .execute();
    const sums = async (day: string) => {
      const { entity } = await first.client.call('officeDayReport', { day });
      const { paid, refunded } = entity as CallAnswer<Calls['officeDayReport']>;
      return [...paid, ...refunded].filter(({ amount }) => amount > 0).map(({ name, amount }) => `${name} ${amount}`);
    };
    const linesOf = (day: string) => [
      ...[deposit(COMPANY, 100_002, '09:00', day), deposit('이미냄', 15_000, '09:00', day)],
      ...[`${day} 10:00,받은이,7000,,1`, `${day} 10:00,받는이,31000,,1`],
    ];
    const later = await read(fileOf(...linesOf('2026-11-24').slice(2)));
    expect(later).toMatchObject([{ candidates: [] }, { candidates: [] }]);
    const content = fileOf(...linesOf('2026-11-22'));
    const lines = await read(content);
    expect(lines).toMatchObject(lines.map(() => ({ state: 'matched', note: RECORDED_ELSEWHERE })));
    expect(lines[0]?.candidates[0]?.title).toMatch(/^2026\.11\.21 날짜로 직접 기록한 건, /);
    const chosen = lines.map(({ line, candidates: [first] }) => ({ line, matter: first?.matter, no: first?.no }));
    expect(await confirm(content, chosen)).toEqual(['done', 'done', 'done', 'done']);
    expect(await sums('2026-11-21')).toEqual([]);
    const all = ['계좌이체 100002', '자격증 수수료 15000', '계좌 이체 31000', '자격증 수수료 반환 7000'];
    expect(await sums('2026-11-22')).toEqual(all);
    expect(await db.selectFrom('group_invoice').select('deposited_on').execute()).toEqual([
      { deposited_on: '2026-11-22' },
    ]);
    expect(await read(fileOf(...linesOf('2026-11-21')))).toMatchObject([
      { state: 'matched', note: PAID_AGAIN, candidates: [{ matter: 'invoiceAgain' }] },
      { state: 'matched', note: PAID_AGAIN, candidates: [{ matter: 'feeAgain' }] },
      { state: 'none', candidates: [] },
      { state: 'none', candidates: [] },
    ]);
  });

  test('the line of a payment recorded by hand is not matched with an equal one that is awaited', async () => {
    const all = await invoiced();
    const { server, db, read, confirm, byHand, invoiceNo, employer, educationNo, people } = all;
    expect(await byHand(100_002)).toMatchObject({ code: 1 });
    const form = { kind: 'education', educationNo, people: people(2, 5), payBy: 'INVOICE', ...BUSINESS };
    await employer.client.call('postIntGroup', form);
    await addCertificate(server, { status: 'PAID', holder_name: '이미냄' });
    await addCertificate(server, { status: 'AWAITING_TRANSFER', holder_name: '이미냄' });
    await addRefund(server, { status: 'DONE', route: 'bank', amount: 30_000 });
    await addRefund(server, { status: 'APPROVED', route: 'bank', amount: 30_000 });
    await db.updateTable('refund').set({ account_name: '받는이', finished_at: all.clock.now }).execute();
    const content = fileOf(deposit(COMPANY, 100_002), deposit('이미냄', 15_000), '2026-11-20 10:00,받는이,30000,,1');
    expect((await read(content)).map(({ state, candidates }) => [state, candidates.length])).toEqual([
      ['several', 3],
      ['several', 3],
      ['several', 2],
    ]);
    expect(await confirm(content, [{ line: 2, matter: 'invoice', no: invoiceNo }])).toEqual(['done']);
    const open = db.selectFrom('group_invoice').select('status').where('invoice_no', '<>', invoiceNo);
    expect(await open.execute()).toEqual([{ status: 'OPEN' }]);
  });

  test('an invoice that was lowered and cancelled accepts any amount paid for it meanwhile', async () => {
    const { read, confirm, cancel, invoiceNo, owed } = await invoiced(3);
    await cancel(0, 1);
    await cancel(1, 3);
    const content = fileOf(deposit(COMPANY, 150_003), deposit(COMPANY, 100_002), deposit(COMPANY, 77));
    const lines = await read(content);
    expect(lines.map(({ candidates }) => candidates.length)).toEqual([1, 1, 1]);
    const chosen = lines.map(({ line, candidates }) => ({ line, matter: candidates[0]?.matter, no: invoiceNo }));
    expect(await confirm(content, chosen)).toEqual(['done', 'done', 'done']);
    expect(await owed()).toEqual(['AWAITING_ACCOUNT 150003', 'AWAITING_ACCOUNT 100002', 'AWAITING_ACCOUNT 77']);
  });

  test('a surplus above the limit needs a second employee, and only by the file', async () => {
    const all = await invoiced(2, { FOUR_EYES_WON: '20000' });
    const { byHand, confirm, invoiceNo, owed, clerk, db } = all;
    for (const amount of [120_003, 200_005])
      expect(await byHand(amount)).toMatchObject({ code: CODES.INVOICE_SURPLUS_BY_FILE.code });
    const content = fileOf(deposit(COMPANY, 120_003));
    const chosen = [{ line: 2, matter: 'invoice', no: invoiceNo }];
    expect(await confirm(content, chosen)).toEqual(['asked']);
    expect(await owed()).toEqual([]);
    expect(await confirm(content, chosen, await clerk())).toEqual(['done']);
    expect(await owed()).toEqual(['AWAITING_ACCOUNT 20001']);
    expect(await db.selectFrom('moved_alone').selectAll().execute()).toEqual([]);
  });

  test('a surplus that an employee enters by hand counts towards the daily limit', async () => {
    const { byHand, db, first } = await invoiced(2, { ALONE_PER_DAY_WON: '50000' });
    expect(await byHand(160_002)).toMatchObject({ code: CODES.INVOICE_SURPLUS_BY_FILE.code });
    expect(await byHand(140_002)).toMatchObject({ code: 1 });
    expect(await db.selectFrom('moved_alone').select(['employee_no', 'amount']).execute()).toEqual([
      { employee_no: first.memberNo, amount: 40_000 },
    ]);
  });

  test('an unmatched deposit with a known name stays in the list of differences until it is resolved', async () => {
    const { server, read, confirm, findings, first } = await office();
    const no = await addCertificate(server, { status: 'REJECTED', holder_name: '반만낸이' });
    const content = fileOf(deposit('반만낸이', 7_500), deposit('모르는 이', 7_500), deposit('반만낸이', 8_000));
    await read(content);
    expect((await read(content)).map(({ state }) => state)).toEqual(['none', 'none', 'none']);
    const [half, other] = await findings();
    expect(await findings()).toMatchObject([
      { kindName: '협회 계좌에 들어온 모르는 돈', day: '2026-11-20', gatewayAmount: 7_500, ourAmount: 0 },
      { gatewayAmount: 8_000 },
    ]);
    expect(half?.gatewayNo).toMatch(/^반\*\*이 [\da-f]{16}$/);
    const closed = await first.client.call('officeCloseFinding', { findingNo: other?.findingNo, note: '돌려줌' });
    expect(closed).toMatchObject({ code: 1 });
    expect(await read(content)).toMatchObject([{ state: 'none' }, { state: 'none' }, { state: 'done' }]);
    // A difference is closed once its line is used.
    await server.db
      .updateTable('certificate')
      .set({ fee: 7_500, fee_owed: 7_500 })
      .where('certificate_no', '=', no)
      .execute();
    expect(await confirm(content, [{ line: 2, matter: 'feeAgain', no }])).toEqual(['done']);
    expect(await findings()).toEqual([]);
  });

  test('the file of an afternoon alone does not mistake its line for that of the morning', async () => {
    const { server, read, confirm } = await office();
    const [one, other] = [
      await addCertificate(server, { status: 'AWAITING_TRANSFER', holder_name: '쌍둥이' }),
      await addCertificate(server, { status: 'AWAITING_TRANSFER', holder_name: '쌍둥이' }),
    ];
    const [morning, afternoon] = [deposit('쌍둥이', 15_000, '09:00'), deposit('쌍둥이', 15_000, '16:00')];
    expect(await confirm(fileOf(morning), [{ line: 2, matter: 'certificateFee', no: one }])).toEqual(['done']);
    expect(await read(fileOf(afternoon))).toMatchObject([{ state: 'matched', candidates: [{ no: other }] }]);
    expect(await confirm(fileOf(afternoon), [{ line: 2, matter: 'certificateFee', no: other }])).toEqual(['done']);
    for (const content of [fileOf(afternoon), fileOf(morning, afternoon), fileOf('2026-11-20,쌍둥이,,15000,9')])
      expect((await read(content)).every(({ state }) => state === 'done')).toBe(true);
  });
});
