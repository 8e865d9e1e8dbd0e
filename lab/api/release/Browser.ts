import { calls, CODES, type CallName } from '@portal/shared/contract';

interface Envelope {
  code: number;
  message: string;
  entity: unknown;
}

/** A call whose failure a member would have seen. */
class Failed extends Error {}

/** A member's browser: cookies and, after login, a token. Nothing is retried. */
export class Browser {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();
  #token = '';

  constructor(port: number) {
    this.#origin = `http://127.0.0.1:${port}`;
  }

  /** Returns the entity of a call. @throws Failed */
  async call(name: CallName, input: Record<string, string | number | boolean> = {}): Promise<unknown> {
    const { method, path, body, idempotent } = calls[name];
    const values = Object.entries(input).map(([key, value]) => [key, String(value)]);
    const headers: Record<string, string> = idempotent ? { 'idempotency-key': crypto.randomUUID() } : {};
    const answer = await (method === 'GET'
      ? this.send(`${path}?${new URLSearchParams(values).toString()}`)
      : this.send(path, method, body === 'multipart' ? formOf(values) : JSON.stringify(input), headers));
    this.#token = answer.headers.get('authorization') ?? this.#token;
    const text = await answer.text();
    if (!text.startsWith('{')) throw new Failed(`${name}: ${answer.status} ${text}`);
    const { code, message, entity } = JSON.parse(text) as Envelope;
    if (code !== CODES.SUCCESS.code) throw new Failed(`${name}: ${answer.status} ${code} ${message}`);
    return entity;
  }

  /** Presses a button on the gateway's page. @throws Failed */
  async press(checkoutUrl: string, action: string): Promise<void> {
    const { pathname, searchParams } = new URL(checkoutUrl, this.#origin);
    const form = new URLSearchParams({ payment: searchParams.get('payment') ?? '', action });
    const answer = await this.send(pathname, 'POST', form);
    const text = await answer.text();
    if (answer.status !== 303) throw new Failed(`${action} at the gateway: ${answer.status} ${text}`);
  }

  async send(
    path: string,
    method = 'GET',
    body?: string | FormData | URLSearchParams,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const answer = await fetch(this.#origin + path, {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': this.#cookies.get('XSRF-TOKEN') ?? '',
        ...(this.#token && { authorization: this.#token }),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split('=');
      this.#cookies.set(name, value);
    }
    return answer;
  }
}

function formOf(values: string[][]): FormData {
  const form = new FormData();
  for (const [name = '', value = ''] of values) form.set(name, value);
  return form;
}
