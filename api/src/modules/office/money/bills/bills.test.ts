import { CODES, type CallAnswer, type Calls } from '@portal/shared/contract';
import { describeWithDatabase } from '../../../../testing/index.ts';
import { billsJob } from '../../../manager/groups/billsJob.ts';
import { openGroups } from '../../../manager/testing/groups.ts';
import { cancelForm } from '../../../manager/testing/offerings.ts';
import { addEmployee, becomeEmployee, newestAct } from '../../testing/employee.ts';

const BILL = {
  businessNumber: '124-81-00998',
  businessName: '한빛국밥집',
  representative: '김사장',
  address: '서울특별시 중구 한빛로 1, 2층',
  businessType: '음식점업',
  businessItem: '한식',
  email: 'boss@example.com',
};
const APPROVAL = '20261120-41000012-a1b2c3d4';

describeWithDatabase('bills of groups', (open) => {
  /** Creates a paid group of two. */
  async function paid(payMethod: 'card' | 'vbank' = 'vbank') {
    const all = await openGroups(open);
    const employer = await all.employer();
    const groupNo = (await employer.submit(await all.course(), all.people(2))).entity as number;
    const { entity } = await employer.client.call('startPayment', { userExaminationNo: groupNo, payMethod });
    const { checkoutUrl } = entity as { checkoutUrl: string };
    if (payMethod === 'card') await all.checkout.press(checkoutUrl, 'approve');
    else {
      await all.checkout.press(checkoutUrl, 'issue');
      await all.checkout.press(checkoutUrl, 'deposit');
    }
    const office = await addEmployee(all.server, ['money', 'qualification']);
    const ask = (form: object = {}) => employer.client.call('requestBill', { groupNo, ...BILL, ...form });
    const bills = async () => (await employer.view(groupNo)).bills;
    return { ...all, employer, groupNo, office, ask, bills, follow: () => all.run(billsJob) };
  }
  type Paid = Awaited<ReturnType<typeof paid>>;
  const mark = async ({ office, db }: Paid, approvalNumber = APPROVAL) => {
    const { bill_no: billNo } = await db
      .selectFrom('group_bill')
      .select('bill_no')
      .where('status', '=', 'WAITING')
      .executeTakeFirstOrThrow();
    return office.client.call('officeMarkBill', { billNo, approvalNumber });
  };
  /** Cancels a seat for a refund, approved by the office. */
  async function cancelSeat({ employer, groupNo, office }: Paid, nth: number) {
    const seatNo = (await employer.seatNos(groupNo))[nth] ?? 0;
    await employer.client.call('patchIntGroupSeatCancel', { groupNo, seatNos: [seatNo], ...cancelForm(0) });
    const decision = { userExaminationNo: groupNo, seatNo, decision: 'approve' };
    expect(await office.client.call('officeDecideCancellation', decision)).toMatchObject({ code: 1 });
  }
  const csv = (rows: string[]) => Buffer.from(`\uFEFF승인번호,비고\n${rows.join('\n')}\n`).toString('base64');

  test('one is requested for the paid amount, changed while it waits, and retracted', async () => {
    const { ask, bills, employer, groupNo } = await paid();
    expect(await employer.view(groupNo)).toMatchObject({ bills: [], mayRequestBill: true, mayRetractBill: false });
    expect(await ask({ businessNumber: '124-81-00999' })).toMatchObject({ status: 400 });
    const { entity: billNo } = await ask();
    expect(await bills()).toMatchObject([
      { billNo, kind: 'ORIGINAL', status: 'WAITING', amount: 100_002, writtenOn: '2026-11-20' },
    ]);
    expect(await ask({ email: 'other@example.com' })).toMatchObject({ entity: billNo });
    expect(await employer.client.call('retractBill', { groupNo })).toMatchObject({ entity: 1 });
    expect(await bills()).toEqual([]);
    expect(await ask()).toMatchObject({ code: 1 });
  });

  test('a waiting one is counted with its legal deadline, and is overdue after it', async () => {
    const all = await paid();
    const waiting = async () => {
      const { client } = await addEmployee(all.server, ['money']);
      const { entity } = await client.call('officeOverview');
      return (entity as CallAnswer<Calls['officeOverview']>).waiting.find(({ kind }) => kind === 'bills');
    };
    expect(await waiting()).toMatchObject({ count: 0, dueAt: null, isOverdue: false });
    await all.ask();
    const counted = { count: 1, oldestAt: '2026-11-20T12:00:00+09:00', dueAt: '2026-12-11T00:00:00+09:00' };
    expect(await waiting()).toMatchObject({ ...counted, isOverdue: false });
    all.clock.now = new Date('2026-12-11T00:00:00+09:00');
    expect(await waiting()).toMatchObject({ ...counted, isOverdue: true });
    const { client } = await addEmployee(all.server, ['money']);
    expect(await mark({ ...all, office: { ...all.office, client } })).toMatchObject({ code: 1 });
    expect(await waiting()).toMatchObject({ count: 0 });
  });

  test('never both a cash receipt and a bill, whichever was requested first', async () => {
    const { ask, employer, groupNo, db } = await paid();
    const payment = (await employer.view(groupNo)).payment;
    const receipt = { paymentNo: payment?.paymentNo, cashReceipt: { type: 'EXPENSE', number: '124-81-00998' } };
    const askReceipt = () => employer.client.call('requestCashReceipt', receipt);
    expect(await ask()).toMatchObject({ code: 1 });
    expect(await askReceipt()).toMatchObject({ code: CODES.CASH_RECEIPT_OR_BILL.code });
    await employer.client.call('retractBill', { groupNo });
    const { entity: cashReceiptNo } = await askReceipt();
    expect(await ask()).toMatchObject({ code: CODES.CASH_RECEIPT_OR_BILL.code });
    await employer.client.call('retractCashReceipt', { cashReceiptNo });
    expect(await ask()).toMatchObject({ code: 1 });
    expect(await db.selectFrom('group_bill').select('status').orderBy('bill_no').execute()).toEqual([
      { status: 'RETRACTED' },
      { status: 'WAITING' },
    ]);
  });

  test('there is none for a card payment, nor for another member', async () => {
    const { ask, employer, groupNo, person } = await paid('card');
    expect(await employer.view(groupNo)).toMatchObject({ mayRequestBill: false });
    expect(await ask()).toMatchObject({ code: CODES.BILL_NOT_ALLOWED.code });
    const other = await person();
    expect(await other.client.call('requestBill', { groupNo, ...BILL })).toMatchObject({ status: 404 });
    expect(await other.client.call('retractBill', { groupNo })).toMatchObject({ status: 404 });
  });

  test('a waiting one follows the money; once it is issued, the difference is a negative correction', async () => {
    const all = await paid();
    const { ask, bills, follow, db } = all;
    await ask();
    await cancelSeat(all, 0);
    await follow();
    expect(await bills()).toMatchObject([{ status: 'WAITING', amount: 50_001 }]);
    expect(await mark(all)).toMatchObject({ entity: 1 });
    await cancelSeat(all, 1);
    await follow();
    await follow();
    expect(await bills()).toMatchObject([
      { kind: 'CORRECTION', kindName: '수정계산서', status: 'WAITING', amount: -50_001 },
      { kind: 'ORIGINAL', status: 'ISSUED', amount: 50_001, approvalNumber: APPROVAL.replaceAll('-', '') },
    ]);
    const { total } = await db
      .selectFrom('group_bill')
      .select(({ fn }) => fn.sum<number>('amount').as('total'))
      .executeTakeFirstOrThrow();
    expect(Number(total)).toBe(0);
  });

  test('a waiting one ends when no amount is left to bill', async () => {
    const all = await paid();
    await all.ask();
    await cancelSeat(all, 0);
    await cancelSeat(all, 1);
    await all.follow();
    expect(await all.bills()).toEqual([]);
  });

  test('those of a period are listed and exported in the columns of the tax office, which is recorded', async () => {
    const { ask, office, server } = await paid();
    const { entity: billNo } = await ask();
    const list = async (input: object) =>
      ((await office.client.call('officeBills', input)).entity as CallAnswer<Calls['officeBills']>).list;
    expect(await list({ fromDay: '2026-11-20', untilDay: '2026-11-20' })).toMatchObject([
      { billNo, isPaid: true, dueOn: '2026-12-10', businessNumber: '1248100998' },
    ]);
    expect(await list({ fromDay: '2026-11-21' })).toEqual([]);
    expect(await office.client.call('officeExportBills', { fromDay: '2026-11-21', reason: '월말' })).toMatchObject({
      code: CODES.BILLS_EMPTY.code,
    });
    const taken = (await office.client.call('officeExportBills', { reason: '월말' })).entity as CallAnswer<
      Calls['officeExportBills']
    >;
    const [headings = '', row = ''] = taken.table.replace('\uFEFF', '').split(/\r?\n/);
    expect(headings.startsWith('전자(세금)계산서 종류 (05:일반)')).toBe(true);
    expect(row).toContain('20261120');
    expect(row).toContain('1248100998');
    expect(row).toContain('"서울특별시 중구 한빛로 1, 2층"');
    expect(row).toContain(`관리번호 ${String(billNo)}`);
    expect(await newestAct(server)).toMatchObject({ act: 'export bills', detail: `{"shown":"${String(billNo)}"}` });
  });

  test('a number is one bill’s, and is entered once', async () => {
    const all = await paid();
    await all.ask();
    expect(await mark(all, '1234')).toMatchObject({ status: 400 });
    const { entity: billNo } = await all.ask();
    expect(await mark(all)).toMatchObject({ code: 1 });
    const again = { billNo, approvalNumber: APPROVAL };
    expect(await all.office.client.call('officeMarkBill', again)).toMatchObject({
      code: CODES.OFFICE_STATE_CHANGED.code,
    });
    expect(await all.employer.client.call('retractBill', { groupNo: all.groupNo })).toMatchObject({
      code: CODES.BILL_NOT_ALLOWED.code,
    });
  });

  test('a file of the tax office marks the bills that it names, exactly as previewed', async () => {
    const all = await paid();
    const { ask, office, bills } = all;
    const { entity: billNo } = await ask();
    const file = csv([
      `${APPROVAL},관리번호 ${String(billNo)}`,
      `${APPROVAL},관리번호 999999`,
      `짧음,관리번호 ${String(billNo)}`,
    ]);
    const check = (await office.client.call('officeCheckBillFile', { file })).entity as CallAnswer<
      Calls['officeCheckBillFile']
    >;
    expect(check.rows.map(({ outcome }) => outcome)).toEqual(['enter', 'refused', 'refused']);
    expect(await office.client.call('officeEnterBillFile', { file, fingerprint: 'x' })).toMatchObject({
      code: CODES.BILL_FILE_CHANGED.code,
    });
    const entered = { file, fingerprint: check.fingerprint };
    expect(await office.client.call('officeEnterBillFile', entered)).toMatchObject({ entity: 1 });
    expect(await bills()).toMatchObject([{ status: 'ISSUED' }]);
    expect(await office.client.call('officeCheckBillFile', { file: csv(['a,b']) })).toMatchObject({ code: 1 });
    const wrong = Buffer.from('번호\n1\n').toString('base64');
    expect(await office.client.call('officeCheckBillFile', { file: wrong })).toMatchObject({ status: 400 });
  });

  test('an exported amount is fixed, and later changes become a correction', async () => {
    const all = await paid();
    const { ask, bills, follow, office, employer, groupNo } = all;
    const { entity: billNo } = await ask();
    const table = async () =>
      ((await office.client.call('officeExportBills', { reason: '월말' })).entity as { table: string }).table;
    expect(await table()).toContain('100002');
    await cancelSeat(all, 0);
    await follow();
    expect(await bills()).toMatchObject([{ status: 'WAITING', amount: 100_002 }]);
    expect(await table()).toContain('100002');
    expect(await ask({ email: 'other@example.com' })).toMatchObject({ code: CODES.BILL_TAKEN.code });
    expect(await employer.client.call('retractBill', { groupNo })).toMatchObject({ code: CODES.BILL_TAKEN.code });
    expect(await employer.view(groupNo)).toMatchObject({ mayRetractBill: false });
    expect((await office.client.call('officeBills', {})).entity).toMatchObject({
      list: [{ billNo, changedBy: -50_001, takenAt: '2026-11-20T12:00:00+09:00' }],
    });
    expect(await mark(all)).toMatchObject({ entity: 1 });
    await follow();
    expect(await bills()).toMatchObject([
      { kind: 'CORRECTION', status: 'WAITING', amount: -50_001 },
      { kind: 'ORIGINAL', status: 'ISSUED', amount: 100_002 },
    ]);
  });

  test('one that has become zero is issued as exported, and corrected to zero', async () => {
    const all = await paid();
    await all.ask();
    await all.office.client.call('officeExportBills', { reason: '월말' });
    await cancelSeat(all, 0);
    await cancelSeat(all, 1);
    await all.follow();
    expect(await mark(all)).toMatchObject({ entity: 1 });
    await all.follow();
    expect((await all.bills())?.map(({ status, amount }) => [status, amount])).toEqual([
      ['WAITING', -100_002],
      ['ISSUED', 100_002],
    ]);
  });

  test('one that was exported but not issued is released, and follows its money again', async () => {
    const all = await paid();
    const { entity: billNo } = await all.ask();
    const release = () => all.office.client.call('officeReleaseBill', { billNo, reason: '홈택스에서 거절' });
    expect(await release()).toMatchObject({ code: CODES.OFFICE_STATE_CHANGED.code });
    await all.office.client.call('officeExportBills', { reason: '월말' });
    await cancelSeat(all, 0);
    expect(await release()).toMatchObject({ entity: 1 });
    await all.follow();
    expect(await all.bills()).toMatchObject([{ status: 'WAITING', amount: 50_001 }]);
    expect(await all.ask({ email: 'other@example.com' })).toMatchObject({ entity: billNo });
  });

  test('a number is entered only for the amount and day that were issued', async () => {
    const { ask, office } = await paid();
    const { entity: billNo } = await ask();
    const outcomes = async (...rows: string[]) => {
      const content = `\uFEFF승인번호,비고,공급가액,작성일자\n${rows.join('\n')}\n`;
      const file = Buffer.from(content).toString('base64');
      const { entity } = await office.client.call('officeCheckBillFile', { file });
      return (entity as CallAnswer<Calls['officeCheckBillFile']>).rows.map(({ outcome, message }) => [
        outcome,
        message,
      ]);
    };
    const row = (rest: string) => `${APPROVAL},관리번호 ${String(billNo)},${rest}`;
    expect(await outcomes(row('"150,003",2026-11-20'))).toEqual([['refused', expect.stringContaining('150,003원')]]);
    expect(await outcomes(row('"100,002",2026-11-21'))).toEqual([['refused', expect.stringContaining('작성일자')]]);
    expect(await outcomes(row('"100,002",20261120'))).toEqual([['enter', '100,002원으로 발급했다고 적습니다.']]);
    const typed = { billNo, approvalNumber: APPROVAL, amount: 150_003 };
    expect(await office.client.call('officeMarkBill', typed)).toMatchObject({ code: CODES.BILL_CHANGED.code });
  });

  test('an own bill in a file is rejected', async () => {
    const { ask, employer, server } = await paid();
    const { entity: billNo } = await ask();
    const own = await becomeEmployee(server, employer.memberNo, ['money']);
    const file = csv([`${APPROVAL},관리번호 ${String(billNo)}`]);
    const { entity } = await own.client.call('officeCheckBillFile', { file });
    expect(entity).toMatchObject({ rows: [{ outcome: 'refused', message: CODES.OWN_MATTER.message }] });
    const { fingerprint } = entity as { fingerprint: string };
    expect(await own.client.call('officeEnterBillFile', { file, fingerprint })).toMatchObject({ entity: 0 });
    expect(await newestAct(server)).toMatchObject({ act: 'refuse: issue bill' });
  });
});
