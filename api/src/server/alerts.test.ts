import { alertProblems } from '@portal/shared/testing/alertRules';
import { MINUTE_MS } from '../clock/durations.ts';
import { queueMessage } from '../integrations/message/outbox.ts';
import { describeWithDatabase, type TestServer } from '../testing/index.ts';
import { runJob } from './jobs.ts';

// Alerts for operators when nobody is watching a screen.

const NOON = new Date('2026-11-20T03:00:00Z');
const NIGHT = new Date('2026-11-20T13:00:00Z');
describeWithDatabase('alerts', (open) => {
  let now = NOON;
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  beforeEach(() => {
    now = NOON;
  });

  const printed = async () => (await server.client().request({ method: 'GET', url: '/metrics' })).body;
  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * MINUTE_MS);
  };

  test('every alert chooses what the API prints, and says in Korean and English what it is', async () => {
    const browser = server.client();
    await browser.call('telemetry', { section: 'mf-about', cause: 'http' });
    const call = '/api/home/manager/getListBoxUserEdu';
    await browser.call('telemetry', {
      section: 'mf-about',
      cause: 'unknown-answer',
      call,
      field: 'list[].status',
      effect: 'kept',
    });
    expect(alertProblems('api.rules.yml', await printed())).toEqual([]);
  });

  test('waiting messages are reported with their age, those for the morning not at night', async () => {
    const { encryptionKeys } = server.configuration;
    const message = {
      key: 'waits',
      kind: 'test',
      userPhone: '01012345678',
      text: '안녕하세요',
      lifetimeMs: 60 * MINUTE_MS,
    };
    await queueMessage(server.db, encryptionKeys, now, message);
    later(11);
    expect(await printed()).toContain('portal_outbox_oldest_seconds{channel="sms"} 660');
    expect(await printed()).toContain('portal_outbox_oldest_seconds{channel="mail"} 0');
    now = NIGHT;
    expect(await printed()).toContain('portal_outbox_oldest_seconds{channel="sms"} 0');
  });

  test('undelivered messages of the last day are counted', async () => {
    const givenUp = (hours: number) => ({
      message_key: `given-up-${hours}`,
      kind: 'test',
      channel: 'sms',
      at_night: false,
      sealed: null,
      created_at: new Date(now.getTime() - 30 * 60 * MINUTE_MS),
      expires_at: now,
      next_try_at: now,
      given_up_at: new Date(now.getTime() - hours * 60 * MINUTE_MS),
    });
    await server.db
      .insertInto('outbox')
      .values([givenUp(1), givenUp(23), givenUp(25)])
      .execute();
    expect(await printed()).toContain('portal_outbox_given_up{channel="sms"} 2');
    expect(await printed()).toContain('portal_outbox_given_up{channel="mail"} 0');
  });

  test('a due job that does not run is reported, also one that has never run; a failing one is counted', async () => {
    const context = { ...server.services, db: server.db, log: server.app.log };
    const run = () => Promise.reject(new Error('it failed'));
    await runJob({ name: 'outbox', everySeconds: 60, run }, context);
    later(21);
    const metrics = await printed();
    expect(metrics).toContain('portal_job_overdue_seconds{job="outbox"} 1200');
    expect(metrics).toContain('portal_job_overdue_seconds{job="retention"} 1260');
    expect(metrics).toContain('portal_job_failures_total{job="outbox"} 1');
  });

  test('work for an employee is reported by kind, and a finding with its age', async () => {
    await server.db
      .insertInto('money_finding')
      .values({
        day: '2026-11-19',
        kind: 'UNKNOWN_PAYMENT',
        gateway_no: 'G-1',
        gateway_amount: 1000,
        our_amount: 0,
        payment_no: null,
        found_at: now,
      })
      .execute();
    later(60);
    const metrics = await printed();
    expect(metrics).toContain('portal_office_waiting_seconds{kind="findings"} 3600');
    expect(metrics).toContain('portal_office_waiting_seconds{kind="unsettledRefunds"} 0');
  });

  test('an unresponsive database takes no other metrics with it', async () => {
    expect(await printed()).toContain('portal_database_answers 1');
    const ping = jest.spyOn(server.database, 'ping').mockRejectedValue(new Error('gone'));
    const metrics = await printed();
    ping.mockRestore();
    expect(metrics).toContain('portal_database_answers 0');
    expect(metrics).toContain('portal_http_request_seconds_count');
  });
});
