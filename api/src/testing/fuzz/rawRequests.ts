import * as fc from 'fast-check';
import { calls, type Call } from '@portal/shared/contract';
import { HOSTILE_TEXTS } from './inputs.ts';

/** Pieces that a fuzz run writes to a socket, and the way the connection then ends. */
export interface RawRequest {
  pieces: Buffer[];
  /** Left open for the server to end, half closed, or reset. */
  ending: 'open' | 'halfClosed' | 'reset';
  /** True if a response may have no body (HEAD), so that the start of the next one is unknown. */
  hasHead: boolean;
}

const paths = Object.values(calls).map(({ path }: Call) => path);

const method = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('GET', 'POST', 'PATCH') },
  fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'DELETE', 'TRACE', 'PURGE', 'BREW', 'get', '', 'G\u0000T', 'A'.repeat(500)),
);

const target = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...paths) },
  fc
    .constantFrom(...paths)
    .chain((path) =>
      fc.constantFrom(
        `http://evil.example${path}`,
        `${path}/..%2f..%2fetc/passwd`,
        `${path}?a=%00&a=%ff&b=%zz`,
        `${path}?${'a=1&'.repeat(3000)}`,
        `/${path}`,
        `${path}#x`,
        `${path}\u0000`,
        `${path}/\u00ff\u00fe`,
      ),
    ),
  fc.constantFrom(
    '*',
    '/',
    '//',
    '/..%2f',
    '/%',
    '/%ff%fe',
    'evil.example:443',
    '',
    '\\',
    '/files/..%2f..%2fx',
    '/api/%00',
  ),
  fc.constantFrom(...HOSTILE_TEXTS.map(String)).map((text) => `/${text}`),
);

const version = fc.oneof(
  { weight: 12, arbitrary: fc.constant('HTTP/1.1') },
  fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTTP/1.1 ', 'ICE/1.0', ''),
);

const oddHeader = fc.constantFrom(
  'Connection: close',
  'Connection: upgrade\r\nUpgrade: websocket',
  'Connection: upgrade\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
  'Expect: 100-continue',
  'Expect: 200-ok',
  'Host: localhost',
  'Host: \u0000',
  `X-Long: ${'x'.repeat(20_000)}`,
  `X-Quite-Long: ${'x'.repeat(9000)}`,
  `${'X-Many: 1\r\n'.repeat(300)}X-Many: 1`,
  'X-Nul: a\u0000b',
  'X-Bytes: \u00ff\u00fe',
  'No colon',
  ': no name',
  'X-Folded: a\r\n b',
  'Bad Name: 1',
  'Content-Type: application/json',
  'Content-Type: multipart/form-data; boundary=b',
  'Content-Type: \u00ff',
  'Accept-Encoding: br, \u00ff',
  'Authorization: Bearer x',
  'Cookie: XSRF-TOKEN=x; portal-browser=\u00ff; =',
  'X-Forwarded-For: \u0000, ::1, 999.1.1.1',
  'Range: bytes=0-,5-1',
);
const oddHeaders = fc.oneof(fc.constant([]), fc.array(oddHeader, { minLength: 1, maxLength: 3 }));
const host = fc.oneof({ weight: 9, arbitrary: fc.constant(['Host: localhost']) }, fc.constant([]));

/** A body with valid framing, or with framing on whose end two readers might disagree. */
const framed = fc.oneof(fc.string({ maxLength: 200, unit: 'binary' }), fc.json()).chain((text) => {
  const body = Buffer.from(text);
  const size = body.length.toString(16);
  const whole = [`Content-Length: ${body.length}`];
  const chunked = ['Transfer-Encoding: chunked'];
  const json = ['Content-Type: application/json'];
  const bytes = body.toString('latin1');
  const right = [
    { headers: [], body: '' },
    { headers: [...json, ...whole], body: bytes },
    { headers: [...json, ...chunked], body: `${size}\r\n${bytes}\r\n0\r\n\r\n` },
  ];
  const wrong = [
    { headers: [...whole, ...whole], body: bytes },
    { headers: [...whole, `Content-Length: ${body.length + 1}`], body: bytes },
    { headers: [`Content-Length: ${body.length + 50}`], body: bytes },
    { headers: ['Content-Length: -1'], body: bytes },
    { headers: ['Content-Length: 99999999999999999999'], body: bytes },
    { headers: ['Content-Length: 0x10'], body: bytes },
    { headers: [...whole, ...chunked], body: bytes },
    { headers: ['Transfer-Encoding: chunked, identity'], body: bytes },
    { headers: ['Transfer-Encoding: xchunked'], body: bytes },
    { headers: chunked, body: `${size};x=${'y'.repeat(5000)}\r\n${bytes}\r\n0\r\n\r\n` },
    { headers: chunked, body: `ffffffffffffffff\r\n${bytes}` },
    { headers: chunked, body: `zz\r\n${bytes}\r\n0\r\n\r\n` },
    { headers: chunked, body: `${size}\r\n${bytes}` },
    { headers: chunked, body: `${size}\r\n${bytes}\r\n0\r\nX-Trailer: \u0000\r\n\r\n` },
  ];
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...right) }, fc.constantFrom(...wrong));
});

const oneRequest = fc
  .record({ method, target, version, host, odd: oddHeaders, framed })
  .map(({ framed: { headers, body }, ...head }) => ({
    text: [`${head.method} ${head.target} ${head.version}`, ...head.host, ...head.odd, ...headers, '', body].join(
      '\r\n',
    ),
    isHead: head.method === 'HEAD',
  }));

const noise = fc.uint8Array({ maxLength: 300 }).map((bytes) => ({
  text: Buffer.from(bytes).toString('latin1'),
  isHead: false,
}));

/** One request or several pipelined ones, at times mere bytes, sent in a few pieces. */
export const rawRequest: fc.Arbitrary<RawRequest> = fc
  .record({
    requests: fc.oneof(
      { weight: 8, arbitrary: fc.array(oneRequest, { minLength: 1, maxLength: 1 }) },
      { weight: 2, arbitrary: fc.array(oneRequest, { minLength: 2, maxLength: 4 }) },
      fc.array(noise, { minLength: 1, maxLength: 1 }),
    ),
    cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
    ending: fc.oneof(
      { weight: 6, arbitrary: fc.constant('open' as const) },
      fc.constantFrom('halfClosed' as const, 'reset' as const),
    ),
  })
  .map(({ requests, cuts, ending }) => {
    const bytes = Buffer.from(requests.map(({ text }) => text).join(''), 'latin1');
    const positions = cuts.map((cut) => Math.floor(cut * bytes.length)).toSorted((one, other) => one - other);
    const pieces = [0, ...positions].map((position, index) =>
      bytes.subarray(position, positions[index] ?? bytes.length),
    );
    return { pieces, ending, hasHead: requests.some(({ isHead }) => isHead) };
  });
