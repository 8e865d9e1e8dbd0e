import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * `t=<seconds>,v1=<HMAC-SHA256 of "seconds.body">`: the time is signed too, so that an old webhook cannot be replayed.
 */
const TOLERANCE_SECONDS = 300;
const SIGNATURE_PATTERN = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest();

export function signBody(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${hmac(secret, `${seconds}.${body}`).toString('hex')}`;
}

export function isSignedBody(secret: string, body: string, signature: string, now: Date): boolean {
  const [, seconds, digest] = SIGNATURE_PATTERN.exec(signature) ?? [];
  if (seconds === undefined || digest === undefined) return false;
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(hmac(secret, `${seconds}.${body}`), Buffer.from(digest, 'hex'));
}
