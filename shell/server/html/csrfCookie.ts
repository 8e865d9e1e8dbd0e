import { randomBytes } from 'node:crypto';

/** The token has the API's format: 24 random bytes in base64url. */
const RANDOM_BYTES = 24;
const VALID_COOKIE = /(?:^|;\s*)XSRF-TOKEN=[\w-]{32}(?:;|$)/;

/**
 * The csrf cookie for a browser that has none yet, else null. The API sets it too, but the first page sends several
 * calls at once, and each response would set another value while the next call is under way.
 */
export function csrfCookieFor(cookies: string | undefined, secure: boolean): string | null {
  if (VALID_COOKIE.test(cookies ?? '')) return null;
  return `XSRF-TOKEN=${randomBytes(RANDOM_BYTES).toString('base64url')}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
