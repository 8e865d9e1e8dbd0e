import { sql } from 'kysely';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { addCashReceipt } from '../../office/testing/cashReceipts.ts';
import { retentionJob } from '../retention/retentionJob.ts';
import { eraseMember } from './eraseMember.ts';
import { hasOpenTasks } from './openTasks.ts';

describeWithDatabase('cash receipts of a withdrawn member', (open) => {
  let now = new Date('2026-11-20T12:00:00+09:00');
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  const read = (no: number) =>
    server.db.selectFrom('cash_receipt').selectAll().where('cash_receipt_no', '=', no).executeTakeFirst();

  async function leave(no: number) {
    const receipt = await read(no);
    const member = await server.db
      .selectFrom('member')
      .selectAll()
      .where('member_no', '=', receipt?.member_no ?? 0)
      .executeTakeFirstOrThrow();
    const { configuration } = server;
    await server.db.transaction().execute((db) => eraseMember(member, { db, now, configuration }));
    return member.member_no;
  }

  test('an unissued one is retracted, and its number erased', async () => {
    const no = await addCashReceipt(server, { status: 'FAILED', failure: 'REFUSED' });
    const memberNo = await leave(no);
    expect(await read(no)).toMatchObject({ status: 'RETRACTED', number_sealed: null, number_masked: '' });
    const { count } = await server.db
      .selectFrom('retained_record')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('member_no', '=', memberNo)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBeGreaterThan(1);
  });

  test('an issued one remains without a name, with its number until the tax office has confirmed it', async () => {
    const issued = { status: 'ISSUED', amount: 50_000, issued_at: now } as const;
    const waiting = await addCashReceipt(server, { ...issued, receipt_key: 'rk-1' });
    const taken = await addCashReceipt(server, { ...issued, receipt_key: 'rk-2', confirmed_at: now });
    for (const no of [waiting, taken]) await leave(no);
    expect(await read(waiting)).toMatchObject({ status: 'ISSUED', number_masked: '' });
    expect((await read(waiting))?.number_sealed).not.toBeNull();
    expect(await read(taken)).toMatchObject({ status: 'ISSUED', number_sealed: null, number_masked: '' });
  });

  test('one that is being issued prevents the withdrawal', async () => {
    const no = await addCashReceipt(server, { status: 'UNKNOWN', unknown_since: now });
    const memberNo = (await read(no))?.member_no ?? 0;
    await sql`update application set status = 'COMPLETED' where member_no = ${memberNo}`.execute(server.db);
    expect(await hasOpenTasks(server.db, memberNo, now)).toBe(true);
    await sql`update cash_receipt set status = 'FAILED', failure = 'REFUSED' where cash_receipt_no = ${no}`.execute(
      server.db,
    );
    expect(await hasOpenTasks(server.db, memberNo, now)).toBe(false);
  });

  test('it is retained for five years after the last day for the tax return of its year', async () => {
    const no = await addCashReceipt(server, { status: 'FAILED', failure: 'REFUSED' });
    const erase = () => retentionJob.run({ ...server.services, db: server.db, log: server.app.log });
    now = new Date('2032-03-31T12:00:00+09:00');
    await erase();
    expect(await read(no)).toBeDefined();
    now = new Date('2032-04-01T12:00:00+09:00');
    await erase();
    expect(await read(no)).toBeUndefined();
  });
});
