import { createHmac, createSecretKey, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_SECONDS } from '../clock/durations.ts';
import type { Configuration } from '../configuration/configuration.ts';

/** 192 bits: 32 characters in base64url. */
const RANDOM_BYTES = 24;
const WELL_FORMED = /^([\w-]{32})\.([\w-]{43})$/;
const YEAR_SECONDS = 365 * DAY_SECONDS;

/** An unguessable id or token. */
export const randomValue = () => randomBytes(RANDOM_BYTES).toString('base64url');

const signatureOf = (key: KeyObject, browserId: string) =>
  createHmac('sha256', key).update(`browser\n${browserId}`).digest();

/**
 * The cookie that identifies a browser, to which verified phones are tied. It is signed, so that only this portal
 * issues ids; over TLS its name makes browsers reject it from any other host, a sibling subdomain included.
 */
export function browserCookie({ origins, encryptionKeys }: Configuration) {
  const secure = origins[0].startsWith('https:');
  const name = secure ? '__Host-portal-browser' : 'portal-browser';
  const newest = createSecretKey(encryptionKeys[0].key);
  const keys = encryptionKeys.map(({ key }) => createSecretKey(key));
  return {
    /** The id of this browser; null unless this portal issued one. */
    read(request: FastifyRequest): string | null {
      const [, browserId, signature] = WELL_FORMED.exec(request.cookies[name] ?? '') ?? [];
      if (browserId === undefined || signature === undefined) return null;
      const received = Buffer.from(signature, 'base64url');
      return keys.some((key) => timingSafeEqual(signatureOf(key, browserId), received)) ? browserId : null;
    },
    /** Sets the cookie to an id. */
    write(reply: FastifyReply, browserId: string): void {
      const signature = signatureOf(newest, browserId).toString('base64url');
      reply.setCookie(name, `${browserId}.${signature}`, {
        path: '/',
        sameSite: 'lax',
        secure,
        httpOnly: true,
        maxAge: YEAR_SECONDS,
      });
    },
  };
}
