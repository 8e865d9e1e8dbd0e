import { CODES } from '@portal/shared/contract';
import type { CashReceiptForm } from '@portal/shared/contract/cashReceipt';
import { retryCashReceipt } from '../../../enrolment/cashReceipt/retry.ts';
import { taxFreeOf } from '../../../money/taxFree.ts';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { decide } from '../../manager/applications/decisions.ts';
import { ANNOUNCED, passedMember, requestForm, TRANSFERRED } from '../../manager/testing/certificates.ts';
import { cancelForm } from '../../manager/testing/offerings.ts';
import { addCashReceipt } from '../../office/testing/cashReceipts.ts';
import { addEmployee } from '../../office/testing/employee.ts';
import { openTossPortal, type TossPortal } from '../testing/tossPortal.ts';
import { executeCashReceipts } from './cashReceiptJob.ts';
import { checkCashReceipts } from './checkJob.ts';

const BUSINESS = { type: 'EXPENSE', number: '104-82-00007' } as const;
const REASON = '은행 거래내역';
const DAY = 24 * 60;

describeWithDatabase('cash receipts of the fees of certificates', (open) => {
  let now = new Date('2026-11-20T12:00:00+09:00');
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  /** A new employee each time: the clock moves by weeks, beyond a session. */
  const desk = async () => (await addEmployee(server)).client;
  const run = () => executeCashReceipts({ ...server.services, db: server.db, log: server.app.log });

  async function begin(cashReceipt?: CashReceiptForm) {
    now = new Date('2026-11-20T12:00:00+09:00');
    const { client, userExaminationNo } = await passedMember(server, now);
    now = ANNOUNCED;
    // The clock moves by weeks.
    await server.db
      .updateTable('session')
      .set({ expires_at: new Date('2028-01-01'), used_at: new Date('2028-01-01') })
      .execute();
    const form = { ...requestForm({ userExaminationNo }), ...(cashReceipt && { cashReceipt }) };
    const asked = await client.call('upsertCertificate', form);
    expect(asked).toMatchObject({ code: 1 });
    const certificateNo = asked.entity as number;
    return {
      client,
      certificateNo,
      seen: async () => {
        const { entity } = await client.call('fetchUserCertList', {});
        return (entity as { list: Record<string, unknown>[] }).list[0];
      },
      confirm: async () => (await desk()).call('officeConfirmFee', { certificateNo, day: TRANSFERRED, reason: REASON }),
    };
  }

  test('requested with the certificate, it is issued for the fee once the office has found its transfer', async () => {
    const { seen, confirm } = await begin(BUSINESS);
    await run();
    expect(await seen()).toMatchObject({ cashReceipt: { status: 'REQUESTED', typeName: '지출증빙' } });
    await confirm();
    await run();
    expect(await seen()).toMatchObject({
      mayRequestCashReceipt: false,
      cashReceipt: { status: 'ISSUED', amount: 15_000, number: '******0007' },
    });
    const { receipt_key } = await server.db.selectFrom('cash_receipt').select('receipt_key').executeTakeFirstOrThrow();
    const ordered = server.db.selectFrom('sandbox_book').select('entry').where('key', '=', receipt_key);
    const line = { amount: 15_000, taxFreeAmount: taxFreeOf('certificate', 15_000) };
    expect(await ordered.executeTakeFirst()).toMatchObject({ entry: { line } });
  });

  test('the office sees the status of the newest one next to the fee', async () => {
    const { client, certificateNo, seen } = await begin(BUSINESS);
    const listed = async (need: string) => {
      const { entity } = await (await desk()).call('officeFees', { need, page: 1, limit: 100 });
      const { list } = entity as { list: { certificateNo: number; cashReceipt: object | null }[] };
      return list.find((fee) => fee.certificateNo === certificateNo)?.cashReceipt;
    };
    expect(await listed('transfer')).toEqual({ status: 'REQUESTED', statusName: '요청됨' });
    const { cashReceiptNo } = ((await seen()) as { cashReceipt: { cashReceiptNo: number } }).cashReceipt;
    expect(await client.call('retractCashReceipt', { cashReceiptNo })).toMatchObject({ code: 1 });
    expect(await listed('transfer')).toEqual({ status: 'RETRACTED', statusName: '요청취소' });
    expect(await client.call('requestCashReceipt', { certificateNo, cashReceipt: BUSINESS })).toMatchObject({
      code: 1,
    });
    expect(await listed('transfer')).toEqual({ status: 'REQUESTED', statusName: '요청됨' });
  });

  test('the member is notified of a rejected one, and corrects it on the page of certificates', async () => {
    const { client, certificateNo, confirm, seen } = await begin({ type: 'INCOME', number: '01000000000' });
    await confirm();
    await run();
    expect(await seen()).toMatchObject({ cashReceipt: { status: 'FAILED' } });
    const notice = await server.db
      .selectFrom('member_notice')
      .select(['content', 'path'])
      .where('event', '=', 'cashReceiptFailed')
      .executeTakeFirstOrThrow();
    expect(notice.path).toBe('/manager/exam/certificate');
    expect(notice.content).toContain('자격증 발급 수수료 15,000원의 현금영수증이 발급되지 않았습니다.');
    expect(await client.call('requestCashReceipt', { certificateNo, cashReceipt: BUSINESS })).toMatchObject({
      code: 1,
    });
    await run();
    expect(await seen()).toMatchObject({ cashReceipt: { status: 'ISSUED' } });
  });

  test('a fee without a request shows none', async () => {
    const { certificateNo } = await begin();
    const { entity } = await (await desk()).call('officeFees', { need: 'transfer', page: 1, limit: 100 });
    const { list } = entity as { list: { certificateNo: number }[] };
    expect(list.find((fee) => fee.certificateNo === certificateNo)).toMatchObject({ cashReceipt: null });
  });

  test('it can be requested until the fifth day after that of the bank’s line, whenever the office reads it', async () => {
    const { client, seen, confirm, certificateNo } = await begin();
    now = new Date('2026-12-27T09:00:00+09:00');
    await confirm();
    expect(await seen()).toMatchObject({
      mayRequestCashReceipt: true,
      cashReceiptUntil: '2026-12-30T00:00:00+09:00',
    });
    const ask = () => client.call('requestCashReceipt', { certificateNo, cashReceipt: BUSINESS });
    now = new Date('2026-12-30T00:00:00+09:00');
    expect(await ask()).toMatchObject({ code: CODES.CASH_RECEIPT_NOT_ALLOWED.code });
    now = new Date('2026-12-29T23:59:59+09:00');
    expect(await ask()).toMatchObject({ code: 1 });
    await run();
    expect(await seen()).toMatchObject({ cashReceipt: { status: 'ISSUED' } });
  });

  test('the refund of a fee cancels its receipt', async () => {
    const { client, seen, confirm, certificateNo } = await begin(BUSINESS);
    await confirm();
    await run();
    await (await desk()).call('officeRejectCertificate', { certificateNo, reason: '서류가 다름' });
    await run();
    expect(await seen()).toMatchObject({ cashReceipt: { status: 'ISSUED' } });
    const account = { accountName: '홍길동', bank: '한빛은행', account: '1102345678901' };
    await client.call('patchIntCertificateAccount', { certificateNo, ...account });
    expect(await (await desk()).call('officeRecordFeeReturned', { certificateNo, reason: REASON })).toMatchObject({
      entity: 'done',
    });
    await run();
    expect(await seen()).toMatchObject({ cashReceipt: { status: 'CANCELLED', amount: 0 } });
  });

  test('a fee that is owed at once has none issued', async () => {
    const { seen, confirm, certificateNo, client } = await begin(BUSINESS);
    await client.call('patchIntCertificateCancel', { certificateNo });
    await confirm();
    await run();
    expect(await seen()).toMatchObject({ cashReceipt: { status: 'RETRACTED' } });
  });

  test('the office lists what failed, and the overview counts it with its legal deadline', async () => {
    const no = await addCashReceipt(server, { status: 'FAILED', failure: 'REFUSED', refusal: 'INVALID_REQUEST' });
    const { entity } = await (await desk()).call('officeCashReceipts', {});
    expect((entity as { list: object[] }).list).toMatchObject([
      {
        cashReceiptNo: no,
        title: '외식경영관리사 2급 집합교육',
        name: '홍길동',
        number: '*******5678',
        failureName: '결제사가 거절했습니다. 결제사에 문의하실 때 알려주실 코드: INVALID_REQUEST',
        paid: 50_000,
        amount: 0,
        mayRetry: true,
      },
    ]);
    const [{ dueAt } = { dueAt: null }] = (entity as { list: { dueAt: string | null }[] }).list;
    expect(dueAt).toMatch(/T00:00:00\+09:00$/);
    for (const isOverdue of [false, true]) {
      now = new Date(Date.parse(dueAt ?? '') - (isOverdue ? 0 : 1));
      const { entity: listed } = await (await desk()).call('officeCashReceipts', {});
      expect(listed).toMatchObject({ list: [{ dueAt, isOverdue }] });
      const overview = await (await desk()).call('officeOverview');
      expect((overview.entity as { waiting: object[] }).waiting).toContainEqual(
        expect.objectContaining({ kind: 'cashReceipts', count: 1, dueAt, isOverdue }),
      );
    }
    const all = await (await desk()).call('officeCashReceipts', { need: 'all' });
    expect((all.entity as { list: object[] }).list.length).toBeGreaterThan(1);
  });
});

describeWithDatabase('the notice of a failed cash receipt', (open) => {
  let portal: TossPortal;
  beforeAll(async () => {
    portal = await openTossPortal(open);
  });
  beforeEach(async () => {
    await portal.db.deleteFrom('cash_receipt').execute();
    portal.reset();
    portal.server.api.receipts.clear();
  });
  afterAll(() => portal.server.close());

  /** A received deposit with a cash receipt that is not ordered yet. */
  async function begin() {
    const { client, userExaminationNo, paymentNo, key, deposited } = await portal.begin('vbank');
    await portal.db
      .updateTable('session')
      .set({ expires_at: new Date('2027-06-01'), used_at: new Date('2027-06-01') })
      .execute();
    const ask = (number: string) =>
      client.call('requestCashReceipt', { paymentNo, cashReceipt: { type: 'INCOME', number } });
    await ask('010-1234-5678');
    await portal.visit(portal.book.approve(key));
    portal.book.deposit(key);
    await portal.webhook(deposited);
    const line = () =>
      portal.db
        .selectFrom('cash_receipt')
        .selectAll()
        .where('payment_no', '=', paymentNo)
        .orderBy('cash_receipt_no', 'desc')
        .executeTakeFirstOrThrow();
    const { member_no } = await line();
    return {
      userExaminationNo,
      ask,
      giveBack: async () => {
        const form = { ...cancelForm(userExaminationNo), bank: '신한은행' };
        expect(await client.call('patchIntEduCancel', form)).toMatchObject({ code: 1 });
        await decide({ applicationNo: userExaminationNo, decision: 'approve' }, portal.staff());
      },
      line,
      run: () => executeCashReceipts(portal.jobs()),
      notices: () =>
        portal.db
          .selectFrom('member_notice')
          .select(['content', 'path', 'queued_at'])
          .where('member_no', '=', member_no)
          .where('event', '=', 'cashReceiptFailed')
          .orderBy('notice_no')
          .execute(),
    };
  }

  test('is sent for each rejection, with the number and instructions, but not if corrected before', async () => {
    const { run, notices, ask, userExaminationNo } = await begin();
    const { receipts } = portal.server.api;
    receipts.refusal = 'INVALID_REQUEST';
    await run();
    const [first, none] = await notices();
    expect(none).toBeUndefined();
    expect(first).toMatchObject({
      path: `/manager/edu/register/view?userExaminationNo=${userExaminationNo}`,
      queued_at: null,
    });
    expect(first?.content).toContain('50,001원의 현금영수증이 발급되지 않았습니다.');
    expect(first?.content).toContain('번호(*******5678)가 맞는지 확인해 고쳐주세요.');
    await ask('010-8765-4321');
    expect((await notices())[0]?.queued_at).not.toBeNull();
    await run();
    const [, second] = await notices();
    expect(second).toMatchObject({ queued_at: null });
    expect(second?.content).toContain('*******4321');
  });

  test('is sent after a rejection by the tax office, but not if an employee retried before', async () => {
    const { run, notices, line } = await begin();
    await run();
    expect(await notices()).toEqual([]);
    portal.server.api.receipts.taxOffice((await line()).receipt_key ?? '', 'FAILED');
    portal.later(DAY);
    await checkCashReceipts(portal.jobs());
    expect(await notices()).toMatchObject([{ queued_at: null }]);
    expect(await retryCashReceipt(await line(), portal.staff())).toBe('REQUESTED');
    expect((await notices())[0]?.queued_at).not.toBeNull();
  });

  test('is not sent if the money is refunded: none is needed any more', async () => {
    const { run, notices, line, giveBack } = await begin();
    await run();
    portal.server.api.receipts.taxOffice((await line()).receipt_key ?? '', 'FAILED');
    await giveBack();
    portal.later(DAY);
    await checkCashReceipts(portal.jobs());
    expect(await line()).toMatchObject({ status: 'FAILED' });
    expect(await notices()).toEqual([]);
  });

  test('is not sent without an answer: the office determines the outcome', async () => {
    const { run, notices, line } = await begin();
    portal.server.spoil('issuing receipts', 'silentAfter');
    portal.server.spoilAll('listing receipts', 'down', 20);
    for (let times = 0; times < 9; times += 1) {
      await run();
      portal.later(10);
    }
    expect(await line()).toMatchObject({ status: 'FAILED', failure: 'UNANSWERED' });
    expect(await notices()).toEqual([]);
  });
});
