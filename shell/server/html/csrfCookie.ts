import { randomBytes } from 'node:crypto';

/** The API's own form of the token: 24 random bytes in base64url. */
const RANDOM_BYTES = 24;
const KNOWN = /(?:^|;\s*)XSRF-TOKEN=[\w-]{32}(?:;|$)/;

/**
 * The csrf cookie for a browser that has none yet; null for one that has it. The API sets it too, but the first
 * page asks several calls at once, and each answer would set another value while the next call is on its way.
 */
export function csrfCookieFor(cookies: string | undefined, secure: boolean): string | null {
  if (KNOWN.test(cookies ?? '')) return null;
  return `XSRF-TOKEN=${randomBytes(RANDOM_BYTES).toString('base64url')}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
