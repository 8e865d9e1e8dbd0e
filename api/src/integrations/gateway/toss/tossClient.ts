import { SECOND_MS } from '../../../clock/durations.ts';
import { askService, type SendRequest, type Service } from '../../http/askService.ts';

/** Requests to the Toss Payments API, version 2022-11-16: https://docs.tosspayments.com/reference */

const TOSS: Service = {
  name: 'the gateway',
  code: /"code"\s*:\s*"([A-Z0-9_]{1,100})"/,
  // A page of the transaction list has about 300 KB.
  maxAnswerBytes: 2_000_000,
};
const TIMEOUT_MS = 10 * SECOND_MS;
/** Requests that move money wait for banks and card companies: the gateway recommends 60 s. */
const BOOKING_TIMEOUT_MS = 60 * SECOND_MS;

interface TossRequest {
  /** Sends a POST with this body; without it a GET. */
  body?: object;
  /** A repetition with the same key within 15 days gets the first response again and has no effect. */
  idempotencyKey?: string;
  /** True if it moves money. */
  isBooking?: boolean;
}

interface TossClientSettings {
  origin: string;
  secret: string;
  /** Timeout of all requests; by default longer for those that move money. */
  timeoutMs?: number;
  send?: SendRequest;
}

export class TossClient {
  readonly #origin: string;
  readonly #send: SendRequest | undefined;
  readonly #authorization: string;
  readonly #timeoutMs: number | undefined;

  constructor({ origin, secret, timeoutMs, send }: TossClientSettings) {
    this.#origin = origin;
    this.#send = send;
    this.#timeoutMs = timeoutMs;
    this.#authorization = `Basic ${Buffer.from(`${secret}:`).toString('base64')}`;
  }

  /** @throws ServiceRefusal if rejected; another error without a response or with invalid JSON */
  ask(path: string, { body, idempotencyKey, isBooking = false }: TossRequest = {}): Promise<unknown> {
    return askService(TOSS, {
      address: `${this.#origin}${path}`,
      headers: {
        authorization: this.#authorization,
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      body,
      timeoutMs: this.#timeoutMs ?? (isBooking ? BOOKING_TIMEOUT_MS : TIMEOUT_MS),
      send: this.#send,
    });
  }
}
