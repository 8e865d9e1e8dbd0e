import type { FastifyHelmetOptions } from '@fastify/helmet';
import { CAMERA_PATHS } from '@portal/shared/section/cameraPaths';
import { hashOf } from './hashOf.ts';
import type { Document } from './page.ts';

/** Builds on a developer's machine and their hot-reload sockets. */
const LOCAL = ['http://localhost:*', 'http://127.0.0.1:*', 'ws://localhost:*', 'ws://127.0.0.1:*'];

/** A year, as OWASP's ASVS asks for (V3.4.1). */
const TRANSPORT_SECURITY_SECONDS = 31_536_000;

/** The header `Strict-Transport-Security`; only in production, where the site has a certificate. */
export const transportSecurityOf = (production: boolean): string | null =>
  production ? `max-age=${TRANSPORT_SECURITY_SECONDS}; includeSubDomains` : null;

/** On every response of the shell itself, pages and the registry; a page adds its policy. */
export const SECURITY_HEADERS: FastifyHelmetOptions = {
  contentSecurityPolicy: false,
  // Of every answer: `withSafeDefaults`.
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  // The gateway's window answers the page that opened it.
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  xFrameOptions: { action: 'deny' },
};

/** Helmet has none for this header. */
export const PERMISSIONS_POLICY = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';

/** Of the document of a page. */
export const permissionsPolicyOf = (path: string): string =>
  CAMERA_PATHS.includes(path) ? PERMISSIONS_POLICY.replace('camera=()', 'camera=(self)') : PERMISSIONS_POLICY;

/** Of a style element without a text, into which scripts insert rules. */
const EMPTY = hashOf('');

/**
 * A page's content security policy. Scripts come from the portal's own origin and those that sections are served from;
 * one that stands in the document, or a style, is known by its hash; so are the rules by which a browser fetches a
 * document ahead: `'inline-speculation-rules'` counts as little as `'unsafe-inline'` where there are hashes.
 * @param document the texts that stand in it.
 * @param sectionOrigins other origins that sections are served from.
 * @param frameOrigin the origin of the services' pages.
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
      'img-src': ["'self'", 'data:', 'blob:', 'https:', ...origins],
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
