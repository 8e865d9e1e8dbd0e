import { TraceReceiver } from '@portal/shared/tracing/testing/TraceReceiver';
import { openTracing, type Tracing } from '@portal/shared/tracing/tracing';
import { openPostgres } from '../database/postgres.ts';
import { summaryOf, tracedStatements } from '../database/tracedStatements.ts';
import { openTestServer, postgresMissing, type TestServer } from '../testing/index.ts';
import { makePostgres } from '../testing/postgresDatabases.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const headers = {
  traceparent: `00-${TRACE}-00f067aa0ba902b7-01`,
  baggage: 'portal.section=mf-sign,portal.build=s1,portal.owner=team',
};

const describeOnPostgres = postgresMissing() === null ? describe : describe.skip;

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
