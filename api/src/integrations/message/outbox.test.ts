import { describeOnBothDatabases, type TestServer } from '../../testing/index.ts';
import type { Message } from './messageSender.ts';
import { deliverMessages, queueMessage, type Delivery } from './outbox.ts';

describeOnBothDatabases('the outbox', (open) => {
  let server: TestServer;
  let now = new Date('2026-11-20T02:00:00Z');
  let failing = false;
  const sent: Message[] = [];
  let delivery: Delivery;
  beforeAll(async () => {
    server = await open({ now: () => now });
    const sender = {
      showsCodes: false,
      send: async (message: Message) => {
        if (failing) throw new Error('the gateway is down');
        sent.push(message);
      },
    };
    delivery = {
      db: server.db,
      keys: server.configuration.encryptionKeys,
      sender,
      log: server.app.log,
      now: () => now,
    };
  });
  beforeEach(async () => {
    failing = false;
    sent.length = 0;
    await server.db.deleteFrom('outbox').execute();
  });
  const later = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  const queue = (key: string, also: { leaseMs?: number } = {}) =>
    queueMessage(server.db, delivery.keys, now, {
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

  test('many senders at once send each message once, and its text is erased', async () => {
    for (let index = 0; index < 30; index += 1) await queue(`many-${index}`);
    expect(JSON.stringify(await rows())).not.toContain('01012340001');
    await Promise.all(Array.from({ length: 4 }, () => deliverMessages(delivery)));
    expect(new Set(sent.map(({ key }) => key)).size).toBe(30);
    expect(sent).toHaveLength(30);
    for (const row of await rows()) expect(row).toMatchObject({ sealed: null, sent_at: now });
  });

  test('the same key is queued once', async () => {
    expect([await queue('same'), await queue('same')]).toEqual([true, false]);
  });

  test('while the gateway is down, sending is repeated with growing delays', async () => {
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

  test('a message whose sender died is taken over; an expired one is given up', async () => {
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
      given_up_at: now,
    });
  });
});
