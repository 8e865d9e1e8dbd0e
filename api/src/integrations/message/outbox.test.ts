import { sql } from 'kysely';
import { DAY_MS } from '../../clock/durations.ts';
import { inTransaction } from '../../database/transaction.ts';
import { describeOnBothDatabases, type TestServer } from '../../testing/index.ts';
import { deliverMessages, sendQueued, type Delivery } from './delivery.ts';
import type { Mail } from './mail/mailSender.ts';
import { queueMessage } from './outbox.ts';
import { readDueReports } from './reports.ts';
import { MessageRefused, type DeliveryReport, type Message, type MessageSender } from './sms/protocol/messageSender.ts';

describeOnBothDatabases('the outbox', (open) => {
  let server: TestServer;
  let now = new Date('2026-11-20T02:00:00Z');
  let failing: Error | null = null;
  const sent: Message[] = [];
  const mails: Mail[] = [];
  const asked: string[] = [];
  const reports = new Map<string, DeliveryReport>();
  let delivery: Delivery;
  beforeAll(async () => {
    server = await open({ now: () => now });
    const mail = { send: async (message: Mail) => void mails.push(message) };
    const sender: MessageSender = {
      showsCodes: false,
      send: async (message) => {
        if (failing) throw failing;
        sent.push(message);
        return { acceptedAs: `M-${message.key}` };
      },
      readReports: async (ids) => {
        asked.push(...ids);
        return ids.flatMap((id) => reports.get(id) ?? []);
      },
    };
    delivery = {
      db: server.db,
      keys: server.configuration.encryptionKeys,
      sender,
      mail,
      push: null,
      log: server.app.log,
      now: () => now,
    };
  });
  beforeEach(async () => {
    failing = null;
    sent.length = 0;
    asked.length = 0;
    reports.clear();
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

  test('a claim takes one batch, also by a plan that chooses rows anew for each row of the table', async () => {
    for (let index = 0; index < 25; index += 1) await queue(`batch-${index}`);
    const claimed = await inTransaction(server.db, async (db) => {
      for (const plan of ['hashagg', 'sort', 'hashjoin', 'mergejoin', 'material'])
        await sql`set local ${sql.raw(`enable_${plan}`)} = off`.execute(db);
      return await deliverMessages({ ...delivery, db });
    });
    expect(claimed).toBe(20);
  });

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

  test('while the gateway is down, sending is retried with growing delays', async () => {
    await queue('later');
    failing = new Error('the service is down');
    await deliverMessages(delivery);
    failing = null;
    await deliverMessages(delivery);
    expect(sent).toEqual([]);
    later(20);
    await deliverMessages(delivery);
    expect(sent).toMatchObject([{ key: 'later', userPhone: '01012340001', text: '안내' }]);
  });

  test('a message of a crashed sender is taken over; an expired one is given up', async () => {
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

  test('a message that failed in the evening is not retried at night', async () => {
    now = new Date('2026-11-20T20:59:50+09:00');
    await queue('late try', { lifetimeMs: DAY_MS });
    failing = new Error('the service is down');
    await deliverMessages(delivery);
    failing = null;
    later(600);
    await deliverMessages(delivery);
    expect(sent).toEqual([]);
    now = new Date('2026-11-21T08:00:00+09:00');
    await deliverMessages(delivery);
    expect(sent).toHaveLength(1);
  });

  test('no message is lost if the gateway is down for an evening', async () => {
    await queue('patient', { lifetimeMs: DAY_MS });
    failing = new Error('the service is down');
    for (let hour = 0; hour < 8; hour += 1) {
      await deliverMessages(delivery);
      later(3_600);
    }
    failing = null;
    await deliverMessages(delivery);
    expect(sent).toHaveLength(1);
  });

  test('a permanently rejected message is given up at once', async () => {
    await queue('refused');
    failing = new MessageRefused('1060');
    await deliverMessages(delivery);
    expect(await rows()).toMatchObject([{ sealed: null, sent_at: null, given_up_at: now, attempts: 1 }]);
  });

  test('an attempt after one with an unknown outcome is marked as a repetition', async () => {
    await queue('twice');
    failing = new Error('no answer');
    await deliverMessages(delivery);
    failing = null;
    later(20);
    await deliverMessages(delivery);
    expect(sent).toMatchObject([{ key: 'twice', isRepeat: true }]);
    await queue('of a call that died', { leaseMs: 15_000 });
    const dies = () => {
      throw new Error('the process died');
    };
    await expect(sendQueued({ ...delivery, now: dies }, 'of a call that died')).rejects.toThrow('died');
    later(15);
    await deliverMessages(delivery);
    expect(sent.filter(({ key }) => key === 'of a call that died').map(({ isRepeat }) => isRepeat)).toEqual([
      false,
      true,
    ]);
  });

  test('a template is sealed with its message', async () => {
    const template = { id: 'KA01TP1', variables: { 교육: '2급 교육' } };
    await queueMessage(server.db, delivery.keys, now, {
      ...{ key: 'by template', kind: 'test', userPhone: '01012340001', text: '2급 교육' },
      template,
      lifetimeMs: 60_000,
    });
    await deliverMessages(delivery);
    expect(sent).toMatchObject([{ template, isRepeat: false }]);
  });

  describe('the outcome of a message', () => {
    const ask = () => readDueReports(delivery);
    const report = (key: string, outcome: DeliveryReport['outcome'], code: string) =>
      reports.set(`M-${key}`, { acceptedAs: `M-${key}`, outcome, code });
    const waiting = () =>
      server.db.selectFrom('outbox').select(['accepted_as', 'report_due_at']).where('report_due_at', 'is not', null);

    test('is queried ten minutes later; an undelivered one counts as given up', async () => {
      for (const key of ['arrives', 'does not']) await queue(key);
      await deliverMessages(delivery);
      later(599);
      expect(await ask()).toBe(0);
      later(1);
      report('arrives', 'delivered', '4000');
      report('does not', 'failed', '3043');
      expect(await ask()).toBe(2);
      expect(asked.toSorted()).toEqual(['M-arrives', 'M-does not']);
      expect(await rows()).toMatchObject([
        { message_key: 'arrives', sent_at: expect.anything(), given_up_at: null },
        { message_key: 'does not', sent_at: null, given_up_at: now },
      ]);
      later(3_600);
      expect(await ask()).toBe(0);
      await deliverMessages(delivery);
      expect(sent).toHaveLength(2);
    });

    test('is queried less and less often, for three days', async () => {
      await queue('silent');
      await deliverMessages(delivery);
      let questions = 0;
      for (let hour = 0; hour < 80; hour += 1) {
        later(3_600);
        questions += await ask();
      }
      expect(questions).toBe(8);
      expect(await waiting().execute()).toEqual([]);
      expect(await rows()).toMatchObject([{ sent_at: expect.anything(), given_up_at: null }]);
    });

    test('is queried again after a failure of the service', async () => {
      await queue('later');
      await deliverMessages(delivery);
      later(600);
      const sender = { ...delivery.sender, readReports: () => Promise.reject(new Error('the service is down')) };
      await expect(readDueReports({ ...delivery, sender })).rejects.toThrow('is down');
      report('later', 'delivered', '4000');
      expect(await ask()).toBe(1);
    });

    test('is not queried if the service does not report it', async () => {
      await queue('untold');
      const silent = { showsCodes: false, send: async () => ({ acceptedAs: null }) };
      await deliverMessages({ ...delivery, sender: silent });
      expect(await waiting().execute()).toEqual([]);
    });
  });

  test('mail goes by the mail service, sealed until then', async () => {
    const mail = { key: 'mail', address: 'user@example.com', subject: '알림', text: '안내' };
    await queueMessage(server.db, delivery.keys, now, { ...mail, kind: 'test', lifetimeMs: 60_000 });
    expect(JSON.stringify(await rows())).not.toContain('user@example.com');
    await deliverMessages(delivery);
    expect([sent, mails]).toEqual([[], [mail]]);
    expect(await rows()).toMatchObject([{ sealed: null, sent_at: now }]);
  });

  test('a message of an unknown or missing channel is left for another process', async () => {
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
