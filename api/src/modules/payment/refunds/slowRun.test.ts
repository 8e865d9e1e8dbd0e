import { MINUTE_MS } from '../../../clock/durations.ts';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { addRefund } from '../../office/testing/applications.ts';
import { executeRefunds } from './refundJob.ts';

describeWithDatabase('refunds at a slow gateway', (open) => {
  let server: TestServer;
  const clock = { now: new Date('2026-11-20T12:00:00+09:00') };
  beforeAll(async () => {
    server = await open({ now: () => clock.now });
  });
  afterEach(() => jest.restoreAllMocks());
  const run = () => executeRefunds({ ...server.services, db: server.db, log: server.app.log });
  const approved = async (count: number) => {
    for (let index = 0; index < count; index += 1)
      await addRefund(server, { status: 'APPROVED', payment: { gateway_no: `slow-${crypto.randomUUID()}` } });
  };

  test('each lease begins with its own refund', async () => {
    await approved(3);
    const left: number[] = [];
    jest.spyOn(server.integrations.gateway, 'refund').mockImplementation(async ({ refundNo }) => {
      const { leased_until } = await server.db
        .selectFrom('refund')
        .select('leased_until')
        .where('refund_no', '=', refundNo)
        .executeTakeFirstOrThrow();
      left.push((leased_until?.getTime() ?? 0) - clock.now.getTime());
      clock.now = new Date(clock.now.getTime() + 2 * MINUTE_MS);
      return 'DONE';
    });
    await run();
    expect(left).toEqual([3 * MINUTE_MS, 3 * MINUTE_MS, 3 * MINUTE_MS]);
  });

  test('a run begins no further refund after five minutes; the next run does', async () => {
    await approved(4);
    let ms = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => ms);
    const refund = jest.spyOn(server.integrations.gateway, 'refund').mockImplementation(() => {
      ms += 3 * MINUTE_MS;
      return Promise.resolve('DONE');
    });
    await run();
    expect(refund).toHaveBeenCalledTimes(2);
    await run();
    expect(refund).toHaveBeenCalledTimes(4);
  });
});
