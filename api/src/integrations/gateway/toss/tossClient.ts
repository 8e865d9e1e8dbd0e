import { SECOND_MS } from '../../../clock/durations.ts';
import { readBoundedText } from '../../http/boundedText.ts';

/** Requests to the Toss Payments API, version 2022-11-16: https://docs.tosspayments.com/reference */

const TIMEOUT_MS = 10 * SECOND_MS;
/** What moves money waits for banks and card companies: the gateway asks for 60 s. */
const BOOKING_TIMEOUT_MS = 60 * SECOND_MS;
/** A page of the list of transactions is some 300 KB. */
const MAX_ANSWER_BYTES = 2_000_000;

/** The gateway answered and refused. Its message is for people and may name them: only its code is kept. */
export class TossRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(`the gateway refused with ${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

interface TossRequest {
  /** A POST with this body; without it a GET. */
  body?: object;
  /** A repeat under the same key, within 15 days, gets the first answer again and does nothing. */
  idempotencyKey?: string;
  /** It moves money. */
  isBooking?: boolean;
}

/** Sends a request; the network's own `fetch` unless it is another. */
export type SendRequest = (
  address: string,
  request: { method: string; headers: Record<string, string>; body?: string; redirect: 'error'; signal: AbortSignal },
) => Promise<Response>;

interface TossClientSettings {
  origin: string;
  secret: string;
  /** For all requests; without it those that move money get longer. */
  timeoutMs?: number;
  send?: SendRequest;
}

export class TossClient {
  readonly #origin: string;
  readonly #send: SendRequest;
  readonly #authorization: string;
  readonly #timeoutMs: number | undefined;

  constructor({ origin, secret, timeoutMs, send = fetch }: TossClientSettings) {
    this.#origin = origin;
    this.#send = send;
    this.#timeoutMs = timeoutMs;
    this.#authorization = `Basic ${Buffer.from(`${secret}:`).toString('base64')}`;
  }

  /** @throws TossRefusal when it refused; another error when it did not answer, or answered what is not JSON. */
  async ask(path: string, { body, idempotencyKey, isBooking = false }: TossRequest = {}): Promise<unknown> {
    const response = await this.#send(`${this.#origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: this.#authorization,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      // Another address must not get the key.
      redirect: 'error',
      signal: AbortSignal.timeout(this.#timeoutMs ?? (isBooking ? BOOKING_TIMEOUT_MS : TIMEOUT_MS)),
    });
    const text = await readBoundedText(response, MAX_ANSWER_BYTES);
    if (!response.ok) throw new TossRefusal(response.status, codeIn(text));
    return JSON.parse(text);
  }
}

/** The code of a refusal; nothing else of an answer that is not the gateway's own. */
function codeIn(text: string): string {
  const [, code] = /"code"\s*:\s*"([A-Z0-9_]{1,100})"/.exec(text) ?? [];
  return code ?? 'WITHOUT_CODE';
}
