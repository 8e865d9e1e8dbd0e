import { DAY_MS } from '../../clock/durations.ts';
import { describeOnBothDatabases, type TestServer } from '../../testing/index.ts';
import { deliverMessages, type Delivery } from './delivery.ts';
import type { Mail } from './mail/mailSender.ts';
import { queueMessage } from './outbox.ts';
import type { Message } from './sms/messageSender.ts';

describeOnBothDatabases('the outbox', (open) => {
  let server: TestServer;
  let now = new Date('2026-11-20T02:00:00Z');
  let failing = false;
  const sent: Message[] = [];
  const mails: Mail[] = [];
  let delivery: Delivery;
  beforeAll(async () => {
    server = await open({ now: () => now });
    const mail = { send: async (message: Mail) => void mails.push(message) };
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
      mail,
      log: server.app.log,
      now: () => now,
    };
  });
  beforeEach(async () => {
    failing = false;
    sent.length = 0;
    mails.length = 0;
    now = new Date('2026-11-20T02:00:00Z');
    await server.db.deleteFrom('outbox').execute();
  });
  const later = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  const queue = (key: string, also: { leaseMs?: number; lifetimeMs?: number; atNight?: true } = {}) =>
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

  test('at night only what was just asked for is sent; the rest waits until the morning, and loses no try', async () => {
    now = new Date('2026-11-20T21:00:00+09:00');
    await queue('in the evening', { lifetimeMs: DAY_MS });
    await queue('a code', { atNight: true });
    await deliverMessages(delivery);
    now = new Date('2026-11-21T07:59:59+09:00');
    await deliverMessages(delivery);
    expect(sent.map(({ key }) => key)).toEqual(['a code']);
    expect((await rows())[0]).toMatchObject({ attempts: 0, sent_at: null, given_up_at: null });
    later(1);
    await deliverMessages(delivery);
    expect(sent.map(({ key }) => key)).toEqual(['a code', 'in the evening']);
  });

  test('what failed in the evening is not tried again at night', async () => {
    now = new Date('2026-11-20T20:59:50+09:00');
    await queue('late try', { lifetimeMs: DAY_MS });
    failing = true;
    await deliverMessages(delivery);
    failing = false;
    later(600);
    await deliverMessages(delivery);
    expect(sent).toEqual([]);
    now = new Date('2026-11-21T08:00:00+09:00');
    await deliverMessages(delivery);
    expect(sent).toHaveLength(1);
  });

  test('a gateway that is down for an evening loses nothing', async () => {
    await queue('patient', { lifetimeMs: DAY_MS });
    failing = true;
    for (let hour = 0; hour < 8; hour += 1) {
      await deliverMessages(delivery);
      later(3_600);
    }
    failing = false;
    await deliverMessages(delivery);
    expect(sent).toHaveLength(1);
  });

  test('mail goes by the mail service, sealed until then', async () => {
    const mail = { key: 'mail', address: 'user@example.com', subject: '알림', text: '안내' };
    await queueMessage(server.db, delivery.keys, now, { ...mail, kind: 'test', lifetimeMs: 60_000 });
    expect(JSON.stringify(await rows())).not.toContain('user@example.com');
    await deliverMessages(delivery);
    expect([sent, mails]).toEqual([[], [mail]]);
    expect(await rows()).toMatchObject([{ sealed: null, sent_at: now }]);
  });

  test('what goes by a channel that this program does not know, or has not, is left for one that does', async () => {
    await queue('by letter');
    await server.db.updateTable('outbox').set({ channel: 'letter' }).execute();
    const mail = { key: 'mail', address: 'user@example.com', subject: '', text: '' };
    await queueMessage(server.db, delivery.keys, now, { ...mail, kind: 'test', lifetimeMs: 3_600_000 });
    await deliverMessages({ ...delivery, mail: null });
    expect(sent).toEqual([]);
    for (const row of await rows()) expect(row).toMatchObject({ sent_at: null, given_up_at: null, attempts: 1 });
    await server.db.updateTable('outbox').set({ channel: 'sms' }).where('channel', '=', 'letter').execute();
    later(20);
    await deliverMessages(delivery);
    expect([sent.length, mails.length]).toEqual([1, 1]);
  });
});
