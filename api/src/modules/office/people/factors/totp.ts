import { Secret, TOTP } from 'otpauth';
import { association } from '@portal/shared/association';

/** Bytes of a secret, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Steps of 30 seconds before and after the present one whose codes are accepted, for phones with a wrong clock. */
const WINDOW = 1;

const ofSecret = (secret: string, label = '') =>
  new TOTP({ issuer: association.name, label, secret: Secret.fromBase32(secret) });

/** Random secret in Base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** `otpauth:` address of a secret, for a QR code. */
export const addressOf = (secret: string, userId: string): string => ofSecret(secret, userId).toString();

/** Time step of a code; null for a wrong one, and for one of a step that is not after `lastStep`. */
export function stepOfCode(secret: string, code: string, lastStep: number | null, now: Date): number | null {
  const totp = ofSecret(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return null;
  const step = totp.counter({ timestamp }) + delta;
  return lastStep === null || step > lastStep ? step : null;
}
