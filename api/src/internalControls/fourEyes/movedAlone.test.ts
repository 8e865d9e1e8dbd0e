import { inTransaction } from '../../database/transaction.ts';
import { addRefund } from '../../modules/office/testing/applications.ts';
import { addEmployee, newestAct, type Employee } from '../../modules/office/testing/employee.ts';
import { describeOnBothDatabases, type TestServer } from '../../testing/index.ts';
import { mayMoveAlone } from './movedAlone.ts';

describeOnBothDatabases('the amount that one employee moves alone', (open) => {
  let server: TestServer;
  let employee: Employee;
  let now: Date;
  beforeAll(async () => {
    server = await open({
      now: () => now,
      environment: { FOUR_EYES_WON: '60000', ALONE_PER_DAY_WON: '100000' },
    });
  });
  beforeEach(async () => {
    now = new Date('2026-11-20T12:00:00+09:00');
    employee = await addEmployee(server, ['qualification', 'money']);
  });
  const move = (amount: number, { memberNo } = employee) =>
    inTransaction(server.db, (db) =>
      mayMoveAlone(amount, { db, now, caller: { memberNo } as never, configuration: server.configuration }),
    );
  const approve = async ({ client } = employee) => {
    const { refundNo } = await addRefund(server, { status: 'FAILED' });
    return (await client.call('officeApproveRefundAgain', { refundNo, reason: '다시' })).entity;
  };

  test('is bounded by act and by day, to the won', async () => {
    expect(await move(60_001)).toBe(false);
    expect(await move(60_000)).toBe(true);
    expect(await move(40_001)).toBe(false);
    expect(await move(40_000)).toBe(true);
    expect(await move(1)).toBe(false);
    expect(await move(0)).toBe(true);
    expect(await move(60_000, await addEmployee(server))).toBe(true);
  });

  test('resets at midnight in Seoul', async () => {
    now = new Date('2026-11-20T23:59:59+09:00');
    expect([await move(60_000), await move(60_000)]).toEqual([true, false]);
    now = new Date('2026-11-21T00:00:00+09:00');
    expect(await move(60_000)).toBe(true);
  });

  test('is exact where many acts are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => move(30_000)));
    expect(answers.filter(Boolean)).toHaveLength(3);
    const [row] = await server.db
      .selectFrom('moved_alone')
      .select('amount')
      .where('employee_no', '=', employee.memberNo)
      .execute();
    expect(row).toEqual({ amount: 90_000 });
  });

  test('is not used up by an act that fails', async () => {
    const fail = inTransaction(server.db, async (db) => {
      const { configuration } = server;
      await mayMoveAlone(60_000, { db, now, caller: { memberNo: employee.memberNo } as never, configuration });
      throw new Error('the act failed');
    });
    await expect(fail).rejects.toThrow('the act failed');
    expect(await move(60_000)).toBe(true);
  });

  test('above the limit every act is requested and recorded as such, also among ten refunds approved at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => approve()));
    expect(outcomes.toSorted()).toEqual(['asked', 'asked', 'asked', 'done', 'done']);
    const { act, detail } = await newestAct(server);
    expect([act, JSON.parse(detail)]).toEqual([
      'ask: approve refund again',
      { amount: 50_000, cause: 'ALONE_PER_DAY' },
    ]);
    expect(await approve(await addEmployee(server, ['money']))).toBe('done');
  });

  test('the next day the same employee may perform the requested act alone', async () => {
    const { refundNo } = await addRefund(server, { status: 'FAILED' });
    const again = async () => employee.client.call('officeApproveRefundAgain', { refundNo, reason: '다시' });
    await move(60_000);
    expect(await again()).toMatchObject({ entity: 'asked' });
    expect(await again()).toMatchObject({ code: -2402 });
    // An employee's session expires within a day, so the clock stays and yesterday's sum is backdated instead.
    await server.db
      .updateTable('moved_alone')
      .set({ day: '2026-11-18' })
      .where('employee_no', '=', employee.memberNo)
      .execute();
    expect(await again()).toMatchObject({ entity: 'done' });
    const [look] = await server.db
      .selectFrom('second_look')
      .selectAll()
      .where('asked_by', '=', employee.memberNo)
      .execute();
    expect(look).toMatchObject({ confirmed_at: null, dropped_at: now });
  });
});
