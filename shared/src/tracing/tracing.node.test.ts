import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TraceReceiver } from './testing/TraceReceiver.ts';
import { traceRequests } from './traceRequests.ts';
import { openTracing, type Tracing } from './tracing.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const HEADERS = {
  traceparent: `00-${TRACE}-00f067aa0ba902b7-01`,
  baggage: 'portal.section=mf-about,portal.build=a1,portal.owner=%EA%B8%B0%ED%9A%8D,person=hong',
};
const ATTRIBUTION = { 'portal.section': 'mf-about', 'portal.build': 'a1', 'portal.owner': '기획' };

let receiver: TraceReceiver;
let url: string;
beforeEach(async () => {
  receiver = new TraceReceiver();
  url = await receiver.listen();
});
afterEach(() => receiver.close());

const open = async (share: number): Promise<Tracing> => {
  const tracing = await openTracing('api', { url, share });
  if (!tracing) throw new Error('no traces are made');
  return tracing;
};

test('work continues its caller’s trace, records the origin of the page, and passes both on', async () => {
  const tracing = await open(1);
  const call = tracing.serve('getMap', HEADERS, { 'http.route': '/api/x' });
  call?.run(() => {
    const handler = tracing.begin('handler', {});
    handler?.run(() =>
      tracing.ended(5, () => ({ name: 'select member', facts: { 'db.query.summary': 'select member' } })),
    );
    handler?.end();
  });
  const handedOn = call?.headers() ?? {};
  call?.end({ 'http.response.status_code': 200 });
  await tracing.close();
  const byName = Object.fromEntries(receiver.trace(TRACE).map((span) => [span.name, span]));
  expect(Object.keys(byName).sort()).toEqual(['getMap', 'handler', 'select member']);
  for (const { service, attributes } of Object.values(byName))
    expect([service, attributes]).toMatchObject(['api', ATTRIBUTION]);
  expect(byName['getMap']?.parentSpanId).toBe('00f067aa0ba902b7');
  expect(byName['handler']?.parentSpanId).toBe(byName['getMap']?.spanId);
  expect(byName['select member']?.parentSpanId).toBe(byName['handler']?.spanId);
  expect(handedOn['traceparent']).toBe(`00-${TRACE}-${byName['getMap']?.spanId}-01`);
  expect(handedOn['baggage']).toBe('portal.section=mf-about,portal.build=a1,portal.owner=%EA%B8%B0%ED%9A%8D');
  expect(receiver.raw).not.toContain('hong');
});

test('sampling depends only on the trace id, equally in every program, and not on the visitor', async () => {
  const [one, other] = [await open(0.5), await open(0.5)];
  const ids = Array.from({ length: 64 }, (_, index) => ({
    traceparent: `00-${((index + 1) * 66_000_000).toString(16).padStart(8, '0')}${'0'.repeat(24)}-${'1'.repeat(16)}-01`,
  }));
  const recorded = ids.map((id) => one.serve('a', id, {}) !== null);
  expect(ids.map((id) => other.serve('a', id, {}) !== null)).toEqual(recorded);
  expect(new Set(recorded).size).toBe(2);
  await Promise.all([one.close(), other.close()]);
});

test('an invalid header starts a new trace, and nothing outside of work is part of one', async () => {
  const tracing = await open(1);
  for (const traceparent of [undefined, 'x', `00-${'0'.repeat(32)}-${'1'.repeat(16)}-01`, ['a', 'b']])
    tracing.serve('call', { traceparent, baggage: 'portal.section=%E0%A4%A' }, {})?.end();
  expect(tracing.begin('handler', {})).toBeNull();
  const describe = jest.fn();
  tracing.ended(1, describe);
  expect(describe).not.toHaveBeenCalled();
  await tracing.close();
  expect(receiver.spans.map(({ name }) => name)).toEqual(['call', 'call', 'call', 'call']);
  expect(new Set(receiver.spans.map(({ traceId }) => traceId)).size).toBe(4);
});

test('the span of a request to another program has its method and host, but not its path', async () => {
  const tracing = await open(1);
  const stop = traceRequests(tracing);
  const service = createServer((_request, response) => response.end('ok'));
  await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  const call = tracing.serve('pay', HEADERS, {});
  await call?.run(async () => (await fetch(`http://127.0.0.1:${port}/members/01012345678`)).text());
  await new Promise((resolve) => void service.close(resolve));
  // The port is closed.
  await call?.run(() => fetch(`http://127.0.0.1:${port}/`).catch(() => null));
  call?.end();
  stop();
  await tracing.close();
  const asked = `GET 127.0.0.1:${port}`;
  expect(receiver.trace(TRACE).map(({ name }) => name)).toEqual([asked, asked, 'pay']);
  expect(receiver.raw).not.toContain('01012345678');
});

test('nothing is loaded or created if tracing is disabled', async () => {
  expect(await openTracing('api', { url: null, share: 1 })).toBeNull();
});
