import { SECOND_MS } from '../../../clock/durations.ts';
import { askService, type Service } from '../../http/askService.ts';

/** Requests to the API of PortOne, version 2: https://developers.portone.io/api/rest-v2 */

const PORTONE: Service = {
  name: 'PortOne',
  code: /"type"\s*:\s*"([A-Z0-9_]{1,100})"/,
  // An identity verification has about 5 KB, most of it the company's own response.
  maxAnswerBytes: 200_000,
};
/** A visitor is waiting. */
const TIMEOUT_MS = 5 * SECOND_MS;

export interface PortoneSettings {
  /** Origin of its API. */
  url: string;
  secret: string;
  /** Id of the store, one of those that the secret covers. */
  store: string;
  timeoutMs?: number;
}

/** @throws ServiceRefusal if rejected; another error without a response or with invalid JSON */
export const askPortone = (
  path: string,
  { url, secret, store, timeoutMs = TIMEOUT_MS }: PortoneSettings,
): Promise<unknown> =>
  askService(PORTONE, {
    address: `${url}${path}?${new URLSearchParams({ storeId: store }).toString()}`,
    headers: { authorization: `PortOne ${secret}` },
    timeoutMs,
  });
