import { SECOND_MS } from '../../../../clock/durations.ts';
import { askService, type Service } from '../../../http/askService.ts';
import { authorizationOf, type SolapiKey } from './authorization.ts';

/** Requests to Solapi's messages API, version 4: https://developers.solapi.com/references/messages/sendManyDetail */

const SOLAPI: Service = {
  name: 'the SMS service',
  code: /"errorCode"\s*:\s*"([A-Za-z0-9_]{1,60})"/,
  // Each of a page of 100 messages has about 2 KB.
  maxAnswerBytes: 1_000_000,
};
const ORIGIN = 'https://api.solapi.com';
/** A visitor is waiting for a code. */
const TIMEOUT_MS = 5 * SECOND_MS;

export interface SolapiClientSettings extends SolapiKey {
  /** Overrides Solapi's address in tests and trials. */
  url?: string | undefined;
  timeoutMs?: number;
  now?(): Date;
}

export class SolapiClient {
  readonly #origin: string;
  readonly #key: SolapiKey;
  readonly #timeoutMs: number;
  readonly #now: () => Date;

  constructor({ url = ORIGIN, key, secret, timeoutMs = TIMEOUT_MS, now = () => new Date() }: SolapiClientSettings) {
    this.#origin = url;
    this.#key = { key, secret };
    this.#timeoutMs = timeoutMs;
    this.#now = now;
  }

  /**
   * Sends a POST with the body, otherwise a GET.
   * @throws ServiceRefusal if rejected; another error without a response or with invalid JSON
   */
  ask(path: string, body?: object): Promise<unknown> {
    return askService(SOLAPI, {
      address: `${this.#origin}${path}`,
      headers: { authorization: authorizationOf(this.#key, this.#now()) },
      body,
      timeoutMs: this.#timeoutMs,
    });
  }
}
