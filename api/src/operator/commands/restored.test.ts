import { listOpenFindings } from '../../modules/payment/findings/store.ts';
import { expireHeld } from '../../modules/payment/settlement/expireJob.ts';
import { DAY_MINUTES, openMoney } from '../../modules/payment/testing/money.ts';
import { repeatWithdrawalsJob } from '../../modules/user/restored/repeatWithdrawalsJob.ts';
import { joinMember } from '../../modules/user/testing/joinMember.ts';
import { logWithdrawals } from '../../modules/user/withdrawal/withdrawalLog.ts';
import { describeWithDatabase } from '../../testing/index.ts';
import { runLine } from '../testing/runLine.ts';

describeWithDatabase('a database that is back from a backup', (open) => {
  const held = openMoney(open);

  /** A database as if set back by two minutes: members who left in them are members again. */
  async function openRestored() {
    const all = await held();
    const { server, clock, later } = all;
    const moment = clock.now;
    later(2);
    const hasLeft = async (...memberNos: number[]) => {
      await server.db
        .insertInto('withdrawal_to_log')
        .values(memberNos.map((member_no) => ({ member_no, withdrawn_at: clock.now })))
        .execute();
      await logWithdrawals(server.db, server.integrations.files);
    };
    const join = async (userId: string, userPhone: string) =>
      (await joinMember(server, userId, { name: '도우리', userPhone })).memberNo;
    const stateOf = (memberNo: number) =>
      server.db
        .selectFrom('member')
        .select(['status', 'name'])
        .where('member_no', '=', memberNo)
        .executeTakeFirstOrThrow();
    const restored = () => runLine(server, `database restored --to ${moment.toISOString()}`);
    return { ...all, hasLeft, join, stateOf, restored };
  }

  test('repeats the withdrawals since the backup', async () => {
    const { hasLeft, join, stateOf, restored, db } = await openRestored();
    const memberNo = await join('restored27', '01088820001');
    await hasLeft(memberNo, 99_999_999);
    expect(await restored()).toMatchObject({ code: 0, out: expect.stringContaining('withdrawals repeated: 1\n') });
    expect(await stateOf(memberNo)).toEqual({ status: 'WITHDRAWN', name: null });
    expect(await db.selectFrom('withdrawal_to_repeat').selectAll().execute()).toEqual([]);
    expect((await restored()).out).toContain('withdrawals repeated: 0\n');
  });

  test('waits with one whose application is open again, until it is not', async () => {
    const { hasLeft, stateOf, restored, memberNo, db, server, checkout, later } = await openRestored();
    await hasLeft(memberNo);
    const { out } = await restored();
    expect(out).toContain(`something open again, repeated when it is settled: ${memberNo}\n`);
    expect(await stateOf(memberNo)).toMatchObject({ status: 'ACTIVE' });
    later(DAY_MINUTES);
    await expireHeld(checkout.jobs());
    await repeatWithdrawalsJob.run({ ...server.services, db, log: server.app.log });
    expect(await stateOf(memberNo)).toEqual({ status: 'WITHDRAWN', name: null });
  });

  test('leaves alone a member who joined under the same number afterwards', async () => {
    const { hasLeft, join, stateOf, restored, later } = await openRestored();
    later(-1);
    const memberNo = await join('restored28', '01088820002');
    later(-1);
    await hasLeft(memberNo);
    later(2);
    expect((await restored()).out).toContain('withdrawals repeated: 0\n');
    expect(await stateOf(memberNo)).toMatchObject({ status: 'ACTIVE' });
  });

  test('ends all sessions and gives no number a second time', async () => {
    const { client, join, restored } = await openRestored();
    const before = await join('restored29', '01088820003');
    expect(await restored()).toMatchObject({ code: 0, out: expect.stringMatching(/^sessions ended: [1-9]/) });
    expect(await client.call('userLoginSessionCheck')).toMatchObject({ status: 401 });
    expect(await join('restored30', '01088820004')).toBeGreaterThan(before + 99_999);
  });

  test('finds payments of today at the gateway that we were not notified of, once', async () => {
    const { checkout, checkoutUrl, states, restored, db } = await openRestored();
    await checkout.takeMoney(checkoutUrl);
    expect((await restored()).out).toContain("in the office's list of findings: 1");
    expect(await states()).toEqual(['PAID', 'CONFIRMED']);
    expect((await listOpenFindings(db)).map(({ kind }) => kind)).toEqual(['MISSED_PAYMENT']);
    expect((await restored()).out).toContain("in the office's list of findings: 0");
  });

  test('reports missing data while the gateway does not respond, and can be run again', async () => {
    const { server, checkout, checkoutUrl, restored } = await openRestored();
    await checkout.takeMoney(checkoutUrl);
    const books = jest.spyOn(server.integrations.gateway, 'settlements').mockRejectedValue(new Error('down'));
    expect(await restored()).toMatchObject({ code: 1, errors: expect.stringMatching(/run this again: Error: down$/) });
    books.mockRestore();
    expect(await restored()).toMatchObject({ code: 0, out: expect.stringContaining('list of findings: 1') });
  });

  test.each(['', '--to yesterday', '--to 2026-11-27', '--to 2026-11-27T03:10:00', '--to 2999-01-01T00:00:00Z'])(
    'is not touched by "%s"',
    async (option) => {
      const { server, client } = await openRestored();
      expect(await runLine(server, `database restored ${option}`.trim())).toMatchObject({ code: 2 });
      expect(await client.call('userLoginSessionCheck')).toMatchObject({ code: 1 });
    },
  );
});
