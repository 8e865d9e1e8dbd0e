import { describeOnBothDatabases, type TestServer } from '../../testing/index.ts';
import type { Message } from './messageSender.ts';
import { deliverMessages, queueMessage, type Delivery } from './outbox.ts';

describeOnBothDatabases('the outbox', (open) => {
  let server: TestServer;
  let moment = new Date('2026-11-20T02:00:00Z');
  let failing = false;
  const sent: Message[] = [];
  let delivery: Delivery;
  beforeAll(async () => {
    server = await open({ now: () => moment });
    const sender = {
      showsCodes: false,
      send: async (message: Message) => {
        if (failing) throw new Error('the gateway is away');
        sent.push(message);
      },
    };
    delivery = {
      db: server.db,
      keys: server.configuration.encryptionKeys,
      sender,
      log: server.app.log,
      now: () => moment,
    };
  });
  beforeEach(async () => {
    failing = false;
    sent.length = 0;
    await server.db.deleteFrom('outbox').execute();
  });
  const later = (seconds: number) => {
    moment = new Date(moment.getTime() + seconds * 1000);
  };
  const queue = (key: string, also: { leaseMs?: number } = {}) =>
    queueMessage(server.db, delivery.keys, moment, {
      key,
      kind: 'test',
      userPhone: '01012340001',
      text: '안내',
      lifetimeMs: 3_600_000,
      ...also,
    });
  const rows = () =>
    server.db
      .selectFrom('outbox')
      .select(['message_key', 'sealed', 'sent_at', 'given_up_at', 'attempts'])
      .orderBy('message_no')
      .execute();

  test('many senders at once send each message once, and what it said is gone', async () => {
    for (let place = 0; place < 30; place += 1) await queue(`many-${place}`);
    expect(JSON.stringify(await rows())).not.toContain('01012340001');
    await Promise.all(Array.from({ length: 4 }, () => deliverMessages(delivery)));
    expect(new Set(sent.map(({ key }) => key)).size).toBe(30);
    expect(sent).toHaveLength(30);
    for (const row of await rows()) expect(row).toMatchObject({ sealed: null, sent_at: moment });
  });

  test('the same key is queued once', async () => {
    expect([await queue('same'), await queue('same')]).toEqual([true, false]);
  });

  test('a gateway that is away is asked again, with pauses, until it takes it', async () => {
    await queue('later');
    failing = true;
    await deliverMessages(delivery);
    failing = false;
    await deliverMessages(delivery);
    expect(sent).toEqual([]);
    later(20);
    await deliverMessages(delivery);
    expect(sent).toMatchObject([{ key: 'later', userPhone: '01012340001', text: '안내' }]);
  });

  test('one that sends by itself and dies is taken over; one whose time is over is given up', async () => {
    await queue('own', { leaseMs: 15_000 });
    await deliverMessages(delivery);
    expect(sent).toEqual([]);
    later(15);
    await deliverMessages(delivery);
    expect(sent).toHaveLength(1);
    await queue('late');
    later(3600);
    await deliverMessages(delivery);
    expect((await rows()).find((row) => row.message_key === 'late')).toMatchObject({
      sealed: null,
      sent_at: null,
      given_up_at: moment,
    });
  });
});
