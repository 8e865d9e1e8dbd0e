import { SECOND_MS } from '../../../../clock/durations.ts';
import { readBoundedText } from '../../../http/boundedText.ts';
import { authorizationOf, type SolapiKey } from './authorization.ts';

/** Requests to Solapi's messages API, version 4: https://developers.solapi.com/references/messages/sendManyDetail */

const SOLAPI = 'https://api.solapi.com';
/** Somebody waits for a code. */
const TIMEOUT_MS = 5 * SECOND_MS;
/** Each of a page of 100 messages is some 2 KB. */
const MAX_ANSWER_BYTES = 1_000_000;

/** Solapi answered and refused. Its message is for people and may repeat phone and text: only its code is kept. */
class SolapiRefusal extends Error {
  constructor(status: number, code: string) {
    super(`the SMS service refused with ${status} ${code}`);
  }
}

export interface SolapiClientSettings extends SolapiKey {
  /** Another address than Solapi's own, in tests and trials. */
  url?: string | undefined;
  timeoutMs?: number;
  now?(): Date;
}

export class SolapiClient {
  readonly #origin: string;
  readonly #key: SolapiKey;
  readonly #timeoutMs: number;
  readonly #now: () => Date;

  constructor({ url = SOLAPI, key, secret, timeoutMs = TIMEOUT_MS, now = () => new Date() }: SolapiClientSettings) {
    this.#origin = url;
    this.#key = { key, secret };
    this.#timeoutMs = timeoutMs;
    this.#now = now;
  }

  /**
   * A POST with the body, without one a GET.
   * @throws SolapiRefusal when it refused; another error when it did not answer, or answered what is not JSON
   */
  async ask(path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${this.#origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: authorizationOf(this.#key, this.#now()),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      // Another address must not get phone and text.
      redirect: 'error',
      signal: AbortSignal.timeout(this.#timeoutMs),
    });
    const text = await readBoundedText(response, MAX_ANSWER_BYTES);
    if (!response.ok) throw new SolapiRefusal(response.status, codeIn(text));
    return parsed(text);
  }
}

/** The code of a refusal; nothing else of an answer that is not Solapi's own. */
function codeIn(text: string): string {
  const [, code] = /"errorCode"\s*:\s*"([A-Za-z0-9_]{1,60})"/.exec(text) ?? [];
  return code ?? 'without a code';
}

/** What a parser says of a broken answer repeats it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('the SMS service answered what is not JSON');
  }
}
