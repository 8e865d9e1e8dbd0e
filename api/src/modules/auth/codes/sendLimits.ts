import type { CallContext } from '../../../pipeline/handler.ts';
import { consumeQuota } from '../../../pipeline/rateLimit.ts';
import { keyedHash } from '../../../secrets/keyedHash.ts';

const MINUTE_MS = 60_000;
const WINDOW_MS = 10 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Codes that one phone gets in ten minutes and in a day: SMS cost money, and a stranger's phone is not to ring all day. */
const PHONE_IN_WINDOW = 5;
const PHONE_IN_DAY = 10;
/** In a demo the code never reaches a phone, and the same few accounts are tried all day. */
const DEMO_PHONE_IN_DAY = 100;

/** Counts one more code to this phone from this address; false when it is one too many. */
export async function consumeSendQuota(
  { db, now, ip, configuration, integrations }: CallContext,
  userPhone: string,
): Promise<boolean> {
  const { codeSends, encryptionKeys } = configuration;
  // The table of limits is no place for phone numbers.
  const phone = keyedHash(encryptionKeys, 'code sends', userPhone).toString('base64url');
  const limits: [subject: string, windowMs: number, maximum: number][] = [
    [`code-10:${phone}`, WINDOW_MS, PHONE_IN_WINDOW],
    [`code-day:${phone}`, DAY_MS, integrations.message.showsCodes ? DEMO_PHONE_IN_DAY : PHONE_IN_DAY],
    [`code-address:${ip}`, DAY_MS, codeSends.perAddress],
    ['code-all', DAY_MS, codeSends.perDay],
  ];
  // In this order: a phone or an address that is over its limit takes nothing from those who are not.
  for (const [subject, windowMs, maximum] of limits) {
    if ((await consumeQuota(db, subject, 1, now, windowMs)) > maximum) return false;
  }
  return true;
}
