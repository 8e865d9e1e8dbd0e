import { SECOND_MS } from '../../../clock/durations.ts';
import { readBoundedText } from '../../http/boundedText.ts';

/** Requests to the API of PortOne, version 2: https://developers.portone.io/api/rest-v2 */

/** A visitor waits for it. */
const TIMEOUT_MS = 5 * SECOND_MS;
/** An identity verification is some 5 KB, most of it the company's own answer. */
const MAX_ANSWER_BYTES = 200_000;

/** PortOne answered and refused. Its message is for people and may name them: only its type is kept. */
export class PortoneRefusal extends Error {
  readonly status: number;
  readonly type: string;

  constructor(status: number, type: string) {
    super(`PortOne refused with ${status} ${type}`);
    this.status = status;
    this.type = type;
  }
}

export interface PortoneSettings {
  /** Origin of its API. */
  url: string;
  secret: string;
  /** Id of the store, one of those that the secret may speak for. */
  store: string;
  timeoutMs?: number;
}

/** @throws PortoneRefusal when it refused; another error when it did not answer, or answered what is not JSON. */
export async function askPortone(
  path: string,
  { url, secret, store, timeoutMs = TIMEOUT_MS }: PortoneSettings,
): Promise<unknown> {
  const response = await fetch(`${url}${path}?${new URLSearchParams({ storeId: store }).toString()}`, {
    headers: { authorization: `PortOne ${secret}` },
    // Another address must not get the key.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await readBoundedText(response, MAX_ANSWER_BYTES);
  if (!response.ok) throw new PortoneRefusal(response.status, typeIn(text));
  return JSON.parse(text);
}

/** The type of a refusal; nothing else of an answer that is not PortOne's own. */
function typeIn(text: string): string {
  const [, type] = /"type"\s*:\s*"([A-Z0-9_]{1,100})"/.exec(text) ?? [];
  return type ?? 'WITHOUT_TYPE';
}
