import { createECDH, createPrivateKey, sign, type KeyObject } from 'node:crypto';
import { HOUR_MS, SECOND_MS } from '../../../clock/durations.ts';
import { PUSH_CURVE } from './encryptPush.ts';

/** Identifies this portal to push services: RFC 8292. A browser's subscription accepts messages of one key alone. */
export interface Vapid {
  /** In base64url. */
  publicKey: string;
  privateKey: KeyObject;
}

/** Services accept 24 hours at most. */
const LIFETIME_MS = 12 * HOUR_MS;
const COORDINATE_BYTES = 32;

/** Returns the key pair of a private key, 32 bytes. @throws if it is none of the curve */
export function vapidOf(secret: Buffer): Vapid {
  const pair = createECDH(PUSH_CURVE);
  pair.setPrivateKey(secret);
  const point = pair.getPublicKey();
  const coordinate = (at: number) => point.subarray(at, at + COORDINATE_BYTES).toString('base64url');
  const key = {
    kty: 'EC',
    crv: 'P-256',
    d: pair.getPrivateKey('base64url'),
    x: coordinate(1),
    y: coordinate(1 + COORDINATE_BYTES),
  };
  return { publicKey: point.toString('base64url'), privateKey: createPrivateKey({ format: 'jwk', key }) };
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Returns the Authorization header for a push service; `contact` is a `mailto:` address. */
export function vapidHeader({ publicKey, privateKey }: Vapid, origin: string, contact: string, now: Date): string {
  const expiry = Math.floor((now.getTime() + LIFETIME_MS) / SECOND_MS);
  const token = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded({ aud: origin, exp: expiry, sub: contact })}`;
  const signature = sign('sha256', Buffer.from(token), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${token}.${signature.toString('base64url')}, k=${publicKey}`;
}
