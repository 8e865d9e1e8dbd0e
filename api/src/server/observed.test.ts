import { alertProblems } from '@portal/shared/testing/alertRules';
import { TraceReceiver } from '@portal/shared/tracing/testing/TraceReceiver';
import { openTracing, type Tracing } from '@portal/shared/tracing/tracing';
import { MINUTE_MS } from '../clock/durations.ts';
import { openPostgres } from '../database/postgres.ts';
import { summaryOf, tracedStatements } from '../database/tracedStatements.ts';
import { queueMessage } from '../integrations/message/outbox.ts';
import { addEmployee } from '../modules/office/testing/employee.ts';
import { describeWithDatabase, openTestServer, postgresMissing, type TestServer } from '../testing/index.ts';
import { makePostgres } from '../testing/postgresDatabases.ts';
import { runJob } from './jobs.ts';
import { createLogger } from './logging.ts';

// Alerts for operators when nobody is watching a screen.

const NOON = new Date('2026-11-20T03:00:00Z');
const NIGHT = new Date('2026-11-20T13:00:00Z');
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const headers = {
  traceparent: `00-${TRACE}-00f067aa0ba902b7-01`,
  baggage: 'portal.section=mf-sign,portal.build=s1,portal.owner=team',
};
const describeOnPostgres = postgresMissing() === null ? describe : describe.skip;

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

test('a line break in what is logged begins no other entry', () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  const words = '한소라\n{"level":60,"msg":"made up"}\r\u2028끝';
  log.info({ name: words, err: new Error(words) }, words);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.match(/[\r\n]/g)).toEqual(['\n']);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, name: words, msg: words, err: { message: words } });
});

test('neither a secret nor the rows of an error are written', () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  const secret = 'Portal!2026';
  log.info({ userPw: secret, headers: { authorization: secret, cookie: secret } }, 'a request');
  log.info({ request: { body: { userPw: secret, password: secret, token: secret, account: secret } } }, 'a body');
  const refused = Object.assign(new Error('refused'), { detail: `(user_phone)=(${secret})`, parameters: [secret] });
  log.error({ err: refused }, 'a query');
  expect(lines).toHaveLength(3);
  expect(lines.join('')).not.toContain(secret);
});

describeWithDatabase('the line of a request', (open) => {
  const lines: { call?: string; status?: number; memberNo?: number }[] = [];
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ log: (line) => lines.push(JSON.parse(line) as object) });
  });

  test('names an employee, and a member whose session was denied a right, and otherwise nobody', async () => {
    const { client, memberNo } = await server.member();
    expect(await client.call('officeRoster', {})).toMatchObject({ status: 403 });
    expect(await server.client().call('fetchUser')).toMatchObject({ status: 401 });
    expect(await client.call('fetchUser')).toMatchObject({ status: 200 });
    const employee = await addEmployee(server);
    expect(await employee.client.call('officeRoster', {})).toMatchObject({ status: 200 });
    const requests = lines.filter(({ call }) => call !== undefined).map(({ status, memberNo: of }) => [status, of]);
    expect(requests).toEqual([
      [403, memberNo],
      [401, undefined],
      [200, undefined],
      [200, employee.memberNo],
    ]);
  });
});

describeOnPostgres('a traced call', () => {
  let receiver: TraceReceiver;
  let tracing: Tracing;
  let server: TestServer;
  beforeAll(async () => {
    receiver = new TraceReceiver();
    const opened = await openTracing('api', { url: await receiver.listen(), share: 1 });
    if (!opened) throw new Error('no traces are made');
    tracing = opened;
    server = await openTestServer({ tracing }, async () => {
      const { url, remove } = await makePostgres();
      const database = await openPostgres(url, 2, { hear: tracedStatements(opened) });
      return { ...database, close: () => database.close().then(remove) };
    });
  });
  afterAll(async () => {
    await server.close();
    await receiver.close();
  });

  test('a call, its handler and each statement are one trace, with the calling page and no values', async () => {
    const { client } = await server.member();
    await client.call('getListBoxNotice', { keyword: '비밀검색어' }, { headers });
    await tracing.close();
    const spans = receiver.trace(TRACE);
    for (const { attributes } of spans)
      expect(attributes).toMatchObject({ 'portal.section': 'mf-sign', 'portal.build': 's1', 'portal.owner': 'team' });
    const call = spans.find(({ name }) => name === 'getListBoxNotice');
    const handler = spans.find(({ parentSpanId, name }) => name === 'handler' && parentSpanId === call?.spanId);
    expect(handler).toBeDefined();
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === handler?.spanId);
    expect(statements.map(({ name }) => name)).toContain('select article');
    expect(receiver.raw).not.toMatch(/비밀검색어|010\d{8}|홍길동/);
  });
});

test.each([
  ['select "member_no" from "member" where "name" = $1', 'select member'],
  ['insert into outbox (a) values ($1)', 'insert outbox'],
  ['with a as (select 1 from b) update "refund" set x = 1', 'update b'],
  ['  delete from job_run', 'delete job_run'],
  ['select 1', 'select'],
])('%s is reported as %s', (sql, summary) => {
  expect(summaryOf(sql)).toBe(summary);
});
