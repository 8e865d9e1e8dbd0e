import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { calls, type Call, type CallInput, type CallName, type Calls, type Method } from '@portal/shared/contract';

export interface CallOptions {
  /** For a call served by GET and POST: POST unless set, like the portal's own client. */
  method?: Method;
  headers?: Record<string, string>;
  idempotencyKey?: string;
  file?: { fileName: string; bytes: Uint8Array };
}
export interface TestAnswer {
  status: number;
  code: number;
  message: string;
  /** Unknown because tests may send anything; a test casts it to the call's type. */
  entity: unknown;
  headers: LightMyRequestResponse['headers'];
  body: string;
}

/** A simulated browser: stores cookies and the token, sends the csrf header, and can have its own IP address. */
export class TestClient {
  readonly #app: FastifyInstance;
  readonly #ip: string;
  readonly cookies = new Map<string, string>();
  token = '';

  constructor(app: FastifyInstance, ip = '127.0.0.1') {
    this.#app = app;
    this.#ip = ip;
  }

  /** Makes a call of the contract. The input may be invalid on purpose. */
  async call<Name extends CallName>(
    name: Name,
    input: Partial<CallInput<Calls[Name]>> | Record<string, unknown> = {},
    options: CallOptions = {},
  ): Promise<TestAnswer> {
    const call: Call = calls[name];
    const method = options.method ?? (call.alsoPost ? 'POST' : call.method);
    if (call.changes && !this.cookies.has('XSRF-TOKEN')) await this.request({ method: 'GET', url: '/health/live' });
    const headers = {
      ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
      ...options.headers,
    };
    if (method === 'GET') {
      const query = Object.entries(input)
        .filter(([, value]) => value !== undefined)
        .map(([key, value]): [string, string] => [key, String(value)]);
      return this.request({ method, url: `${call.path}?${new URLSearchParams(query)}`, headers });
    }
    if (!options.file) return this.request({ method, url: call.path, headers, payload: { ...input } });
    const { contentType, payload } = formOf(input, options.file);
    return this.request({ method, url: call.path, headers: { ...headers, 'content-type': contentType }, payload });
  }

  async request({
    method,
    url,
    headers = {},
    payload,
  }: {
    method: Method;
    url: string;
    headers?: Record<string, string>;
    payload?: string | Buffer | object;
  }): Promise<TestAnswer> {
    const response = await this.#app.inject({
      method,
      url,
      payload,
      remoteAddress: this.#ip,
      headers: {
        ...(this.token ? { authorization: this.token } : {}),
        ...(this.cookies.size > 0 ? { cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') } : {}),
        'x-xsrf-token': this.cookies.get('XSRF-TOKEN') ?? '',
        ...headers,
      },
    });
    for (const { name, value } of response.cookies) this.cookies.set(name, value);
    const token = response.headers['authorization'] ?? response.headers['token'];
    if (typeof token === 'string') this.token = token;
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const envelope = isJson ? (JSON.parse(response.body) as Partial<TestAnswer>) : {};
    return {
      status: response.statusCode,
      code: envelope.code ?? 0,
      message: envelope.message ?? '',
      entity: envelope.entity ?? null,
      headers: response.headers,
      body: response.body,
    };
  }
}

function formOf(fields: object, file: { fileName: string; bytes: Uint8Array }) {
  const boundary = 'portal-test-boundary';
  const head = (disposition: string) => `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n`;
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`${head(`name="${name}"`)}\r\n${String(value)}\r\n`),
  );
  const fileHead = Buffer.from(
    `${head(`name="file"; filename="${file.fileName}"`)}content-type: application/octet-stream\r\n\r\n`,
  );
  const payload = Buffer.concat([...parts, fileHead, Buffer.from(file.bytes), Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { contentType: `multipart/form-data; boundary=${boundary}`, payload };
}
