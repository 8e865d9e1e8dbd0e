import * as fc from 'fast-check';
import { calls, type Call, type Method } from '@portal/shared/contract';
import { HOSTILE_TEXTS, inputFor } from './inputs.ts';

/** A request of a fuzz run, to be injected. */
export interface FuzzRequest {
  method: Method;
  url: string;
  headers: Record<string, string>;
  payload?: Buffer;
  /** True if a member sends it, false for a guest. */
  asMember: boolean;
}

const BOUNDARY = 'fuzz';

const headerValue = fc.constantFrom(
  'key-1',
  'x'.repeat(201),
  'two words',
  '"',
  'bytes=0-0',
  'bytes=-0',
  'Bearer ',
  '\u00ff',
  '0'.repeat(2000),
);
const oddHeaders = fc.dictionary(
  fc.constantFrom(
    'idempotency-key',
    'range',
    'if-none-match',
    'accept-encoding',
    'x-forwarded-for',
    'origin',
    'cookie',
  ),
  headerValue,
  { maxKeys: 2 },
);

/** A query as browsers write it, or as only an attacker does: broken escapes, repeated names. */
const queryOf = (input: unknown): fc.Arbitrary<string> => {
  const pairs = Object.entries(typeof input === 'object' && input !== null ? input : {});
  const written = pairs
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(toText(value))}`)
    .join('&');
  return fc.oneof(
    { weight: 8, arbitrary: fc.constant(written) },
    fc.constantFrom(`${written}&${written}`, `${written}&a=%E0%A4%A`, `${written}&__proto__[x]=1`, '%00=%ff'),
  );
};

/** JSON, a form, multipart, broken JSON, and arbitrary bytes. */
const bodyOf = (input: unknown): fc.Arbitrary<{ type: string; payload: Buffer }> => {
  const pairs = Object.entries(typeof input === 'object' && input !== null ? input : {});
  const json = Buffer.from(JSON.stringify(input) ?? '');
  const jsonType = fc.constant('application/json');
  const withType = (type: fc.Arbitrary<string>, payload: fc.Arbitrary<Buffer>) => fc.record({ type, payload });
  return fc.oneof(
    { weight: 6, arbitrary: withType(jsonType, fc.constant(json)) },
    withType(
      fc.constant(`multipart/form-data; boundary=${BOUNDARY}`),
      fc.constantFrom(true, false).map((whole) => multipart(pairs, whole)),
    ),
    withType(
      fc.constant('application/x-www-form-urlencoded'),
      fc.constant(Buffer.from(pairs.map(([name, value]) => `${name}=${toText(value)}`).join('&'))),
    ),
    withType(
      jsonType,
      fc.nat(json.length).map((length) => json.subarray(0, length)),
    ),
    withType(
      fc.constantFrom(
        'application/json',
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'text/plain',
        '\u00ff',
      ),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    ),
  );
};

function multipart(pairs: readonly [string, unknown][], whole: boolean): Buffer {
  const part = (disposition: string, content: string) =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
  const fields = pairs.map(([name, value]) => part(`name="${name}"`, toText(value)));
  const file = part('name="file"; filename="..%2f\0.pdf"', '%PDF-1.4\n%%EOF\n');
  const body = Buffer.from(`${fields.join('')}${file}--${BOUNDARY}--\r\n`);
  return whole ? body : body.subarray(0, Math.floor(body.length / 2));
}

/** A lone surrogate cannot be written into a query: U+FFFD replaces it. */
const wellFormed = (text: string) => Buffer.from(text).toString();

const toText = (value: unknown) => wellFormed(String(typeof value === 'object' ? JSON.stringify(value) : value));

const requestOf = (call: Call): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      input: inputFor(call.input),
      method: fc.constantFrom<Method>(call.method, call.alsoPost ? 'POST' : call.method),
      headers: oddHeaders,
      asMember: fc.boolean(),
    })
    .chain(({ input, method, headers, asMember }): fc.Arbitrary<FuzzRequest> =>
      method === 'GET'
        ? queryOf(input).map((query) => ({ method, url: `${call.path}?${query}`, headers, asMember }))
        : bodyOf(input).map(({ type, payload }) => ({
            method,
            url: call.path,
            headers: { ...headers, 'content-type': type },
            payload,
            asMember,
          })),
    );

/** Paths that are not calls: files, unknown paths, paths out of the tree. */
const strayRequest: fc.Arbitrary<FuzzRequest> = fc.record({
  method: fc.constantFrom<Method>('GET', 'POST', 'PATCH', 'DELETE'),
  url: fc
    .tuple(
      fc.constantFrom('/files/', '/api/', '/api/common/', '/', '/files/uploads/2026/11/', '/api/payment/callback/'),
      fc.oneof(
        fc.constantFrom('..%2f..%2fetc%2fpasswd', '%2e%2e/%2e%2e/x.pdf', '%00.webp', '%E0%A4%A', '%', 'a'.repeat(3000)),
        fc.constantFrom(...HOSTILE_TEXTS).map((text) => encodeURIComponent(wellFormed(text)).slice(0, 3000)),
      ),
    )
    .map((parts) => parts.join('')),
  headers: oddHeaders,
  asMember: fc.boolean(),
});

/** Requests to every call of the contract, and to other paths. */
export const fuzzRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(
  { weight: 1, arbitrary: strayRequest },
  { weight: 12, arbitrary: fc.oneof(...Object.values(calls).map((call: Call) => requestOf(call))) },
);
