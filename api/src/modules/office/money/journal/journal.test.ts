import { sql } from 'kysely';
import { CODES, type CallEntity, type Calls } from '@portal/shared/contract';
import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { storePayouts } from '../../../payment/reconciliation/payoutsJob.ts';
import { addPaid, addRefund, PRICE } from '../../testing/applications.ts';
import { addCertificate } from '../../testing/certificates.ts';
import { addEmployee, newestAct, type Employee } from '../../testing/employee.ts';
import { checkJournal } from './checkJob.ts';

type Journal = CallEntity<Calls['officeJournal']>;

const clock = { now: new Date('2026-11-20T12:00:00+09:00') };
const at = (text: string) => new Date(`${text}+09:00`);
const FEE = 15_000;

describeWithDatabase('the journal of a month', (open) => {
  let server: TestServer;
  let employee: Employee;
  beforeEach(async () => {
    clock.now = at('2026-11-20T12:00:00');
    server = await open({ now: () => clock.now });
    employee = await addEmployee(server, ['money']);
  });

  const view = async (month: string) => (await employee.client.call('officeJournal', { month })).entity as Journal;
  const take = async (form: string, month = '2026-10') => {
    const { entity } = await employee.client.call('officeExportJournal', { month, form });
    return (entity as CallEntity<Calls['officeExportJournal']>).table.slice(1).trimEnd().split('\r\n');
  };
  const check = () => checkJournal({ ...server.services, db: server.db, log: server.app.log });
  const findings = () =>
    server.db
      .selectFrom('money_finding')
      .select(['day', 'kind', 'gateway_no', 'gateway_amount', 'our_amount'])
      .orderBy('finding_no')
      .execute();

  /** A company that has paid its group by transfer. */
  async function addTransfer(paidAt: Date) {
    const { applicationNo, offeringNo } = await addPaid(
      server,
      { pay_method: 'transfer', paid_at: paidAt },
      { isGroup: true },
    );
    await server.db
      .insertInto('employer_group')
      .values({
        group_no: applicationNo,
        education_no: offeringNo,
        examination_no: null,
        seats: 1,
        seat_price: PRICE,
        business_name: '=한빛국밥집',
      })
      .execute();
  }

  /** A refund that was executed through the gateway. */
  async function addDone(amount: number, finishedAt: Date, paidAt: Date) {
    const { refundNo } = await addRefund(server, { status: 'APPROVED', amount, payment: { paid_at: paidAt } });
    await server.db
      .updateTable('refund')
      .set({ status: 'DONE', finished_at: finishedAt })
      .where('refund_no', '=', refundNo)
      .execute();
  }

  async function addOctober() {
    await addPaid(server, { paid_at: at('2026-09-30T23:59:59') });
    await addPaid(server, { paid_at: at('2026-10-01T00:00:00') });
    await addPaid(server, { paid_at: at('2026-10-01T10:00:00') });
    await addPaid(server, { paid_at: at('2026-11-01T00:00:00') });
    await addTransfer(at('2026-10-02T00:00:00'));
    await addDone(20_000, at('2026-10-31T23:59:59'), at('2026-08-01T10:00:00'));
    // Confirmed in November, but the money came in October.
    await addCertificate(server, { status: 'PAID', paid_at: at('2026-11-03T09:00:00'), deposited_on: '2026-10-30' });
    await addCertificate(server, {
      status: 'EXPIRED',
      paid_at: null,
      fee_owed: FEE,
      deposited_on: '2026-10-30',
      ended_at: at('2026-10-29T00:00:00'),
      fee_returned_at: at('2026-10-31T09:00:00'),
    });
  }

  test('has what came and went in it by method, kind and tax, as double entries that sum to the books', async () => {
    await addOctober();
    const journal = await view('2026-10');
    const row = (event: string, method: string, kind: string, tax: string, amount: number, vat = 0, count = 1) => ({
      ...{ event, method, kind, tax, branch: '', count, amount, vat },
    });
    expect(journal.sums).toEqual([
      row('입금', '신용카드', '교육', '면세', 2 * PRICE, 0, 2),
      row('입금', '계좌이체', '교육', '면세', PRICE),
      row('수수료 입금', '계좌이체', '자격증 발급', '과세', FEE, 1_364),
      row('수수료 입금', '계좌이체', '돌려드릴 수수료', '', FEE),
      row('수수료 반환', '계좌이체', '돌려드릴 수수료', '', FEE),
      row('환불', '신용카드', '교육', '면세', 20_000),
    ]);
    expect(journal.accounts).toEqual([
      { code: '103', account: '보통예금', debit: PRICE + 2 * FEE, credit: FEE },
      { code: '120', account: '미수금', debit: 2 * PRICE, credit: 20_000 },
      { code: '411', account: '교육수입', debit: 20_000, credit: 3 * PRICE },
      { code: '413', account: '자격증발급수입', debit: 0, credit: FEE - 1_364 },
      { code: '257', account: '가수금', debit: FEE, credit: FEE },
      { code: '255', account: '부가세예수금', debit: 0, credit: 1_364 },
    ]);
    expect(journal.debit).toBe(journal.credit);
    expect(journal.came).toEqual({ journal: 3 * PRICE + 2 * FEE, books: 3 * PRICE + 2 * FEE });
    expect(journal.returned).toEqual({ journal: 20_000 + FEE, books: 20_000 + FEE });
    expect(await check()).toBe(0);
  });

  test('divides money by the branch that gives the course, and stays the same under another name of it', async () => {
    const { rows } = await sql<{ branch_no: number }>`
      insert into branch (name, kind) values ('가지회', 'REGIONAL') returning branch_no`.execute(server.db);
    const { offeringNo } = await addPaid(server, { paid_at: at('2026-10-01T10:00:00') });
    await server.db
      .updateTable('education')
      .set(rows[0] ?? {})
      .where('education_no', '=', offeringNo)
      .execute();
    await addPaid(server, { paid_at: at('2026-10-01T11:00:00') });
    const branches = (await view('2026-10')).sums.map((sum) => [sum.branch, sum.amount]);
    expect(branches).toEqual([
      ['', PRICE],
      ['가지회', PRICE],
    ]);
    expect((await take('program')).filter((line) => line.includes(',가지회 교육 신용카드 입금 1건,'))).toHaveLength(2);
    expect((await take('transactions')).filter((line) => line.includes('면세,가지회,'))).toHaveLength(2);
    await server.db.updateTable('branch').set({ name: '나지회' }).execute();
    expect(await check()).toBe(0);
  });

  test('is downloaded in the columns of the accounting program, by day and without names of people', async () => {
    await addOctober();
    const [head, ...lines] = await take('program');
    expect(head).toBe('년도,월,일,구분,계정과목코드,계정과목명,거래처코드,거래처명,적요,금액');
    expect(lines.slice(0, 4)).toEqual([
      '2026,10,1,3,120,미수금,00101,토스페이먼츠,교육 신용카드 입금 2건,100000',
      '2026,10,1,4,411,교육수입,,,교육 신용카드 입금 2건,100000',
      '2026,10,2,3,103,보통예금,98000,한빛은행,교육 계좌이체 입금 1건,50000',
      "2026,10,2,4,411,교육수입,,'=한빛국밥집,교육 계좌이체 입금 1건,50000",
    ]);
    const sumOf = (side: string) =>
      lines
        .map((line) => line.split(','))
        .filter(([, , , code]) => code === side)
        .reduce((sum, cells) => sum + Number(cells.at(-1)), 0);
    expect(sumOf('3')).toBe(sumOf('4'));
    const transactions = await take('transactions');
    expect(transactions.at(-1)).toBe(`합계,,,,,,,,,,,,${sumOf('3')},${sumOf('4')}`);
    expect(transactions.filter((line) => line.includes('(결제 '))).toHaveLength(6);
    expect([...lines, ...transactions].join()).not.toContain('홍길동');
    expect(await newestAct(server)).toMatchObject({ act: 'export journal' });
  });

  test('has the payouts of the gateway, with its fee and the tax on it', async () => {
    const payout = { day: '2026-10-05', amount: 100_000, fee: 2_800, feeVat: 280, paidOut: 96_920 };
    const back = { day: '2026-10-06', amount: -20_000, fee: -560, feeVat: -56, paidOut: -19_384 };
    const listed = jest.spyOn(server.integrations.gateway, 'payouts').mockResolvedValue([payout, back]);
    await storePayouts({ ...server.services, db: server.db });
    await storePayouts({ ...server.services, db: server.db });
    expect(listed.mock.calls).toEqual([
      ['2026-08-20', '2026-11-20'],
      ['2026-09-22', '2026-11-20'],
    ]);
    const { payouts, accounts, debit, credit } = await view('2026-10');
    expect(payouts).toEqual([
      { ...payout, bankedOn: null },
      { ...back, bankedOn: null },
    ]);
    expect(accounts).toEqual([
      { code: '103', account: '보통예금', debit: 96_920, credit: 19_384 },
      { code: '120', account: '미수금', debit: 20_000, credit: 100_000 },
      { code: '135', account: '부가세대급금', debit: 280, credit: 56 },
      { code: '831', account: '수수료비용', debit: 2_800, credit: 560 },
    ]);
    expect(debit).toBe(credit);
  });

  test("finds its payouts in the bank's list by payer, day and sum; another sum is a difference", async () => {
    const payout = (day: string) => ({ day, amount: 100_000, fee: 2_800, feeVat: 280, paidOut: 96_920 });
    const listed = ['2026-10-05', '2026-10-06', '2026-10-07'].map(payout);
    jest.spyOn(server.integrations.gateway, 'payouts').mockResolvedValue(listed);
    await storePayouts({ ...server.services, db: server.db });
    const line = (day: string, amount: number, payer = '토스 페이먼츠(주)') => `${day} 10:00,${payer},,${amount},1`;
    const file = [
      '거래일시,적요,출금액,입금액,잔액',
      line('2026-10-05', 96_920),
      line('2026-10-05', 96_920),
      line('2026-10-06', 96_921),
      line('2026-10-07', 96_920, '다른 사람'),
      line('2026-10-08', 96_920),
    ];
    const content = Buffer.from(file.join('\r\n')).toString('base64');
    const { lines } = (await employee.client.call('officeReadBankFile', { content })).entity as { lines: object[] };
    expect(lines).toMatchObject([
      { state: 'done', note: '결제사가 지급한 돈입니다.' },
      { state: 'none', note: expect.stringContaining('지급했다고 한 금액은 96,920원') as string },
      { state: 'none', note: expect.stringContaining('지급했다고 한 금액은 96,920원') as string },
      { state: 'none', note: '' },
      { state: 'none', note: expect.stringContaining('아직 받지 못했습니다') as string },
    ]);
    expect((await view('2026-10')).payouts.map(({ bankedOn }) => bankedOn)).toEqual(['2026-10-05', null, null]);
    expect((await findings()).map(({ day, kind }) => [day, kind])).toEqual([
      ['2026-10-05', 'UNKNOWN_DEPOSIT'],
      ['2026-10-06', 'UNKNOWN_DEPOSIT'],
    ]);
  });

  test('that was downloaded and has changed since is a finding, once, until it is downloaded again', async () => {
    await addOctober();
    await take('program');
    expect(await check()).toBe(0);
    await addTransfer(at('2026-10-07T00:00:00'));
    expect(await check()).toBe(1);
    expect(await check()).toBe(0);
    expect(await findings()).toEqual([
      {
        day: '2026-10-07',
        kind: 'JOURNAL_DIFFERS',
        gateway_no: '2026-10-07 전표, 2026-11-20 12:00에 받음',
        gateway_amount: 0,
        our_amount: PRICE,
      },
    ]);
    clock.now = at('2026-11-20T12:10:00');
    await take('transactions');
    expect(await check()).toBe(0);
  });

  test('is refused for what is no month, and for a month without a transaction', async () => {
    expect(await employee.client.call('officeJournal', { month: '2026-13' })).toMatchObject({ status: 400 });
    expect(await employee.client.call('officeExportJournal', { month: '2026-10', form: 'program' })).toMatchObject({
      code: CODES.JOURNAL_EMPTY.code,
    });
    expect((await view('2026-10')).sums).toEqual([]);
  });
});
