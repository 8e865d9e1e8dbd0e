import { describeWithDatabase, duringChange, type TestServer } from '../../../../testing/index.ts';
import { nameFeeAccount } from '../../../manager/certificates/ownRequest.ts';
import { addCertificate } from '../../testing/certificates.ts';
import { addEmployee, newestAct, type Employee } from '../../testing/employee.ts';

const now = new Date('2026-11-20T12:00:00+09:00');
/** Same bank and last digits as the account below. */
const OTHER_NUMBER = '2209876548901';
const account = { accountName: '홍길동', bank: '한빛은행', account: '1102345678901' };

describeWithDatabase("certificates' fees", (open, kind) => {
  let server: TestServer;
  let first: Employee;
  let second: Employee;
  beforeAll(async () => {
    // A fee exceeds the limit.
    server = await open({ now: () => now, environment: { FOUR_EYES_WON: '10000' } });
    first = await addEmployee(server, ['money'], '박하나');
    second = await addEmployee(server, ['money'], '이둘');
  });
  const waiting = async ({ client }: Employee) => {
    const { waiting } = (await client.call('officeOverview')).entity as { waiting: { kind: string; count: number }[] };
    return Object.fromEntries(waiting.map(({ kind, count }) => [kind, count]));
  };
  const nameAccount = async (certificateNo: number, number = account.account, db = server.db) => {
    const { member_no } = await db
      .selectFrom('certificate')
      .select('member_no')
      .where('certificate_no', '=', certificateNo)
      .executeTakeFirstOrThrow();
    const context = { ...server.services, db, now, caller: { memberNo: member_no } };
    const input = { certificateNo, account: { ...account, account: number } };
    await nameFeeAccount(input, context as unknown as Parameters<typeof nameFeeAccount>[1]);
  };
  /** A rejected request with a refund account. */
  async function owed() {
    const certificateNo = await addCertificate(server, { status: 'REJECTED' });
    await nameAccount(certificateNo);
    return certificateNo;
  }
  const record = ({ client }: Employee, certificateNo: number) =>
    client.call('officeRecordFeeReturned', { certificateNo });

  test('a received fee is confirmed once, and leaves the list of awaited ones', async () => {
    const certificateNo = await addCertificate(server, { status: 'AWAITING_TRANSFER', holder_name: '김입금' });
    const { list } = (await first.client.call('officeFees', { need: 'transfer' })).entity as { list: object[] };
    expect(list).toMatchObject([{ certificateNo, name: '김입금', amount: 15_000, account: '' }]);
    expect(await waiting(first)).toMatchObject({ certificateFees: 1 });
    const confirm = () => first.client.call('officeConfirmFee', { certificateNo, day: '2026-11-20' });
    expect(await confirm()).toMatchObject({ code: 1, entity: 'PAID' });
    expect(await confirm()).toMatchObject({ code: -2401 });
    expect(await newestAct(server)).toMatchObject({ act: 'confirm fee', object_no: certificateNo });
    expect(await waiting(first)).toMatchObject({ certificateFees: 0 });
  });

  test('an account is shown unmasked while its fee is owed, and the view is recorded without the number', async () => {
    const certificateNo = await owed();
    const { list } = (await first.client.call('officeFees', { need: 'giveBack' })).entity as { list: object[] };
    expect(list).toMatchObject([{ certificateNo, account: '*********8901' }]);
    expect(JSON.stringify(list)).not.toContain(account.account);
    const show = (input: object) => first.client.call('officeFeeAccount', { certificateNo, ...input });
    expect(await show({})).toMatchObject({ status: 400 });
    expect(await show({ reason: '이체' })).toMatchObject({ entity: account });
    expect(await newestAct(server)).toMatchObject({
      act: 'show fee account',
      object_no: certificateNo,
      reason: '이체',
    });
    expect(JSON.stringify(await server.db.selectFrom('office_audit').selectAll().execute())).not.toContain(
      account.account,
    );
    await record(first, certificateNo);
    await record(second, certificateNo);
    expect(await show({ reason: '이체' })).toMatchObject({ code: -2401 });
    const nameless = { certificateNo: await addCertificate(server, { status: 'REJECTED' }), reason: '이체' };
    expect(await first.client.call('officeFeeAccount', nameless)).toMatchObject({ code: -2401 });
  });

  test('above the limit a second employee records the same, and without a named account nobody can', async () => {
    const certificateNo = await owed();
    const nameless = await addCertificate(server, { status: 'REJECTED' });
    expect(await record(first, nameless)).toMatchObject({ code: -2401 });
    expect(await waiting(second)).toMatchObject({ feesToReturn: 1, secondLooks: 0 });
    expect(await record(first, certificateNo)).toMatchObject({ entity: 'asked' });
    expect(await record(first, certificateNo)).toMatchObject({ code: -2402 });
    expect(await waiting(second)).toMatchObject({ feesToReturn: 1, secondLooks: 1 });
    expect(await record(second, certificateNo)).toMatchObject({ entity: 'done' });
    expect(await newestAct(server)).toMatchObject({ act: 'record fee return', object_no: certificateNo });
    expect(await waiting(second)).toMatchObject({ feesToReturn: 0, secondLooks: 0 });
    expect(await record(first, certificateNo)).toMatchObject({ code: -2401 });
  });

  test('two employees who record the same have seen the same account', async () => {
    const certificateNo = await owed();
    await record(first, certificateNo);
    await nameAccount(certificateNo, OTHER_NUMBER);
    expect(await record(second, certificateNo)).toMatchObject({ code: -2403 });
  });

  if (kind === 'postgresql')
    test('an account that the member names concurrently is shown to the second employee', async () => {
      const certificateNo = await owed();
      await record(first, certificateNo);
      const answer = await duringChange(
        server.db,
        (changing) => nameAccount(certificateNo, OTHER_NUMBER, changing),
        () => record(second, certificateNo),
      );
      expect(answer).toMatchObject({ code: -2403 });
    });
});
