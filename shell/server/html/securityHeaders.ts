/** Builds on a developer's machine and their hot-reload sockets. */
const LOCAL = ['http://localhost:*', 'http://127.0.0.1:*', 'ws://localhost:*', 'ws://127.0.0.1:*'];

/** The postcode service's frame (sign-up) and the map's. */
const FRAMES = [
  'https://postcode.map.daum.net',
  'https://postcode.map.kakao.com',
  'https://*.daum.net',
  'https://*.kakao.com',
];

/**
 * The page's content security policy. Scripts need the nonce; the scripts they load (sections, their chunks) are
 * trusted because of them (`strict-dynamic`), whatever origin a section is served from.
 * @param sectionOrigins other origins that sections are served from.
 */
export function contentSecurityPolicy(nonce: string, sectionOrigins: readonly string[], production: boolean): string {
  const origins = [...sectionOrigins, ...(production ? [] : LOCAL)];
  const policy: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...origins],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...origins],
    'font-src': ["'self'", ...origins],
    'connect-src': ["'self'", ...origins],
    'frame-src': ["'self'", ...FRAMES],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** On every response of the shell itself: pages and the registry. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
} as const;

/** Half a year, as is usual; sent only in production, where the site has a certificate. */
export const TRANSPORT_SECURITY = 'max-age=15552000; includeSubDomains';
