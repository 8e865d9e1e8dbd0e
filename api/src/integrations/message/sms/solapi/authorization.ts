import { createHmac, randomBytes } from 'node:crypto';

export interface SolapiKey {
  key: string;
  secret: string;
}

const SALT_BYTES = 16;

/**
 * Header that authenticates to Solapi: signed with the secret, which is never sent. Valid once, and for 15 minutes
 * around its time: https://developers.solapi.com/references/authentication/api-key
 */
export function authorizationOf({ key, secret }: SolapiKey, now: Date): string {
  const date = now.toISOString();
  const salt = randomBytes(SALT_BYTES).toString('hex');
  return `HMAC-SHA256 apiKey=${key}, date=${date}, salt=${salt}, signature=${signatureOf(secret, date, salt)}`;
}

export const signatureOf = (secret: string, date: string, salt: string): string =>
  createHmac('sha256', secret).update(`${date}${salt}`).digest('hex');
