import type { FastifyHelmetOptions } from '@fastify/helmet';
import { CAMERA_PATHS } from '@portal/shared/section/cameraPaths';
import { hashOf } from './hashOf.ts';
import type { Document } from './page.ts';

/** Builds on a developer's machine, and their hot-reload sockets. */
const LOCAL = ['http://localhost:*', 'http://127.0.0.1:*', 'ws://localhost:*', 'ws://127.0.0.1:*'];

/** One year, as required by OWASP ASVS (V3.4.1). */
const TRANSPORT_SECURITY_SECONDS = 31_536_000;

/** Header `Strict-Transport-Security`; null outside production, where the site has no certificate. */
export const transportSecurityOf = (production: boolean): string | null =>
  production ? `max-age=${TRANSPORT_SECURITY_SECONDS}; includeSubDomains` : null;

/** Headers of every response of the shell itself, pages and the registry; a page adds its policy. */
export const SECURITY_HEADERS: FastifyHelmetOptions = {
  contentSecurityPolicy: false,
  // Set for every response by `withSafeDefaults`.
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  // The gateway's window posts a message to the page that opened it.
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  xFrameOptions: { action: 'deny' },
};

/** Default `Permissions-Policy`, a header that Helmet does not support. */
export const PERMISSIONS_POLICY = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';

/** `Permissions-Policy` of a page's document. */
export const permissionsPolicyOf = (path: string): string =>
  CAMERA_PATHS.includes(path) ? PERMISSIONS_POLICY.replace('camera=()', 'camera=(self)') : PERMISSIONS_POLICY;

/** Hash of an empty style element, into which scripts insert rules. */
const EMPTY = hashOf('');

/**
 * Content security policy of a page. Scripts come from the portal's own origin and from the origins of sections;
 * inlined scripts and styles are allowed by hash. Speculation rules need a hash too: next to hashes,
 * `'inline-speculation-rules'` is ignored as `'unsafe-inline'` is.
 * @param document the inlined texts.
 * @param sectionOrigins other origins of sections.
 * @param frameOrigin origin of the services' pages.
 */
export function contentSecurityPolicy(
  document: Pick<Document, 'scripts' | 'styles'>,
  sectionOrigins: readonly string[],
  frameOrigin: string | null,
  production: boolean,
) {
  const origins = [...sectionOrigins, ...(production ? [] : LOCAL)];
  return {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'", ...origins, ...document.scripts.map(hashOf)],
      'style-src': ["'self'", ...origins, EMPTY, ...document.styles.map(hashOf)],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', ...origins],
      'font-src': ["'self'", ...origins],
      'connect-src': ["'self'", ...origins],
      'frame-src': ["'self'", ...(frameOrigin ? [frameOrigin] : [])],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
    },
  };
}
