import { CODES } from '@portal/shared/contract';
import { HOUR_MS } from '../../../../clock/durations.ts';
import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { refundJob } from '../../../payment/refunds/refundJob.ts';
import { openSession } from '../../../user/session/session.ts';
import { addRefund } from '../../testing/applications.ts';
import { bankFile } from '../../testing/bankFile.ts';
import { addEmployee, newestAct, type Employee } from '../../testing/employee.ts';

const account = { accountName: '나도둑', bank: '한빛은행', account: '9998877766655' };
const MASKED = '*********6655';
const own = { accountName: '홍길동', bank: '한빛은행', account: '1102345678901' };

describeWithDatabase('an account that an employee names for a member', (open) => {
  let server: TestServer;
  let employee: Employee;
  let now: Date;
  const NAMED = new Date('2026-11-24T14:00:00+09:00');
  const DAY_LATER = '2026-11-25T14:00:00+09:00';
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  beforeEach(async () => {
    now = NAMED;
    employee = await addEmployee(server, ['money']);
  });
  const toName = { status: 'AWAITING_ACCOUNT', toAccount: true, payment: { pay_method: 'vbank' } } as const;
  const byBank = { status: 'FAILED', route: 'bank', toAccount: true } as const;
  const name = (refundNo: number, by = employee, named = account) =>
    by.client.call('officeNameRefundAccount', { refundNo, reason: '전화 요청', ...named });
  const again = (refundNo: number, by = employee) =>
    by.client.call('officeApproveRefundAgain', { refundNo, reason: '전화 요청', account });
  const transfer = (refundNo: number) => employee.client.call('officeRecordTransfer', { refundNo });
  const rowOf = (refundNo: number) =>
    server.db
      .selectFrom('refund')
      .select(['status', 'account_name', 'account_masked', 'payable_from'])
      .where('refund_no', '=', refundNo)
      .executeTakeFirstOrThrow();
  const listed = async (refundNo: number) =>
    (
      (await employee.client.call('officeRefunds', { limit: 100 })).entity as { list: { refundNo: number }[] }
    ).list.find((row) => row.refundNo === refundNo);
  const noticesTo = (memberNo: number) =>
    server.db
      .selectFrom('member_notice')
      .select(['event', 'content', 'useful_until'])
      .where('member_no', '=', memberNo)
      .orderBy('notice_no')
      .execute();
  const executeRefunds = () => refundJob.run({ ...server.services, db: server.db, log: server.app.log });

  test('is sent to the member at once, masked, with instructions if it is not theirs', async () => {
    const { refundNo, memberNo } = await addRefund(server, toName);
    expect(await name(refundNo)).toMatchObject({ entity: 'done' });
    const [notice, ...others] = await noticesTo(memberNo);
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ event: 'accountNamed', useful_until: new Date(DAY_LATER) });
    expect(notice?.content).toContain(`한빛은행 ${MASKED} (예금주 나도둑) 계좌로 2026.11.25 (수) 14:00부터`);
    expect(notice?.content).toMatch(/‘내 계좌가 아닙니다’를 누르시거나 협회\(02-555-0100\)로 전화/);
  });

  test('is paid a day later by the gateway, and not a millisecond before', async () => {
    const { refundNo } = await addRefund(server, toName);
    await name(refundNo);
    now = new Date(new Date(DAY_LATER).getTime() - 1);
    await executeRefunds();
    expect(await rowOf(refundNo)).toMatchObject({ status: 'APPROVED', payable_from: new Date(DAY_LATER) });
    now = new Date(DAY_LATER);
    await executeRefunds();
    // The sandbox has no such payment: ordering the refund is enough here.
    expect((await rowOf(refundNo)).status).not.toBe('APPROVED');
  });

  test('is transferred by hand or by a bank line, and shown for it, a day later', async () => {
    const { refundNo, memberNo } = await addRefund(server, byBank);
    expect(await again(refundNo)).toMatchObject({ entity: 'done' });
    expect(await noticesTo(memberNo)).toMatchObject([{ event: 'accountNamed' }]);
    expect(await listed(refundNo)).toMatchObject({ need: 'transfer', payableFrom: DAY_LATER });
    const see = () => employee.client.call('officeRefundAccount', { refundNo, reason: '이체' });
    const content = bankFile({ name: '나도둑', withdrawal: 50_000, day: '2026-11-24' });
    const line = () =>
      employee.client.call('officeConfirmBankLines', {
        content,
        chosen: [{ line: 2, matter: 'refund', no: refundNo }],
      });
    expect(await transfer(refundNo)).toMatchObject(CODES.REFUND_NOT_YET_PAYABLE);
    expect(await see()).toMatchObject(CODES.REFUND_NOT_YET_PAYABLE);
    expect(await line()).toMatchObject({
      entity: [{ outcome: 'refused', problem: CODES.REFUND_NOT_YET_PAYABLE.message }],
    });
    now = new Date(DAY_LATER);
    employee = await addEmployee(server, ['money']);
    expect(await listed(refundNo)).toMatchObject({ payableFrom: null });
    expect(await see()).toMatchObject({ entity: { account: account.account } });
    expect(await transfer(refundNo)).toMatchObject({ entity: 'done' });
  });

  test('can be stopped by its member within the day: the refund waits for an account, and the office sees why', async () => {
    const { refundNo, client, memberNo, applicationNo: userExaminationNo } = await addRefund(server, toName);
    await name(refundNo);
    const stranger = await server.member();
    expect(await stranger.client.call('patchIntRefundAccountDeny', { userExaminationNo })).toMatchObject({
      status: 404,
    });
    const deny = () => client.call('patchIntRefundAccountDeny', { userExaminationNo });
    expect(await deny()).toMatchObject({ code: 1, entity: 1 });
    expect(await rowOf(refundNo)).toEqual({
      status: 'AWAITING_ACCOUNT',
      account_name: '',
      account_masked: '',
      payable_from: null,
    });
    expect(await listed(refundNo)).toMatchObject({ need: 'account', deniedAt: '2026-11-24T14:00:00+09:00' });
    expect(await deny()).toMatchObject(CODES.REFUND_ACCOUNT_NOT_DENIABLE);
    const [entry] = await server.db
      .selectFrom('audit_log')
      .select('action')
      .where('member_no', '=', memberNo)
      .where('action', '=', 'refund account denied')
      .execute();
    expect(entry).toBeDefined();
    // A refund to the member's own account is paid at once.
    expect(await client.call('patchIntRefundAccount', { userExaminationNo, ...own })).toMatchObject({ code: 1 });
    expect(await rowOf(refundNo)).toMatchObject({ status: 'APPROVED', payable_from: null });
  });

  test('cannot be stopped once it can be paid', async () => {
    const { refundNo, applicationNo: userExaminationNo, memberNo } = await addRefund(server, toName);
    await name(refundNo);
    now = new Date(DAY_LATER);
    const { client } = await loggedIn(memberNo);
    expect(await client.call('patchIntRefundAccountDeny', { userExaminationNo })).toMatchObject(
      CODES.REFUND_ACCOUNT_NOT_DENIABLE,
    );
  });

  test('needs two employees after the member has denied one, and is sent to the member again', async () => {
    const { refundNo, client, applicationNo: userExaminationNo, memberNo } = await addRefund(server, toName);
    await name(refundNo);
    await client.call('patchIntRefundAccountDeny', { userExaminationNo });
    now = new Date(now.getTime() + HOUR_MS / 6);
    expect(await name(refundNo, employee, own)).toMatchObject({ entity: 'asked' });
    expect(await newestAct(server)).toMatchObject({ act: 'ask: name refund account', object_no: refundNo });
    expect(await name(refundNo, await addEmployee(server, ['money']), own)).toMatchObject({ entity: 'done' });
    expect((await noticesTo(memberNo)).map(({ event }) => event)).toEqual([
      'accountNamed',
      'accountNeeded',
      'accountNamed',
    ]);
  });

  const loggedIn = async (memberNo: number) => {
    const client = server.client();
    client.token = await openSession(server.db, { memberNo, clientId: 'site', takeover: true, caller: null, now });
    return { client };
  };
});
