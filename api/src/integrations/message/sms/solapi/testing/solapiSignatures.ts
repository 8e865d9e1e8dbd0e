import { timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '../../../../../clock/durations.ts';
import { signatureOf, type SolapiKey } from '../authorization.ts';
import { Refused } from './refused.ts';

/** Authentication: https://developers.solapi.com/references/authentication/api-key */

const WINDOW_MS = 15 * MINUTE_MS;
const HEADER = /^HMAC-SHA256 apiKey=([^,\s]+), date=([^,\s]+), salt=([^,\s]+), signature=([0-9a-f]{64})$/;
const ISO_8601 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

export class SolapiSignatures {
  readonly #key: SolapiKey;
  readonly #used = new Map<string, number>();

  constructor(key: SolapiKey) {
    this.#key = key;
  }

  /** @throws Refused unless the header is signed with the secret, current, and used for the first time */
  check(header: string | string[] | undefined, now: Date): void {
    if (typeof header !== 'string') throw new Refused(401, 'Unauthorized');
    const [, apiKey = '', date = '', salt = '', signature = ''] = HEADER.exec(header) ?? [];
    const { length: saltBytes } = Buffer.from(salt);
    if (!ISO_8601.test(date) || saltBytes < 12 || saltBytes > 64) throw new Refused(403, 'SignatureDoesNotMatch');
    if (apiKey !== this.#key.key) throw new Refused(403, 'InvalidAPIKey');
    if (Math.abs(now.getTime() - Date.parse(date)) > WINDOW_MS) throw new Refused(403, 'RequestTimeTooSkewed');
    const expected = signatureOf(this.#key.secret, date, salt);
    if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected)))
      throw new Refused(403, 'SignatureDoesNotMatch');
    if (now.getTime() - (this.#used.get(signature) ?? -WINDOW_MS) < WINDOW_MS)
      throw new Refused(403, 'DuplicatedSignature');
    this.#used.set(signature, now.getTime());
  }
}
