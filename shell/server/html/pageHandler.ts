import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cohortOf } from '../registry/cohort.ts';
import { hasCanary, type RegistrySource } from '../registry/RegistrySource.ts';
import { portalFor, visitorRegistry } from '../registry/visitorRegistry.ts';
import type { Settings } from '../settings.ts';
import { csrfCookieFor } from './csrfCookie.ts';
import { renderPage, titleOf } from './page.ts';
import { preloadsOf } from './preloads.ts';
import { contentSecurityPolicy, SECURITY_HEADERS, TRANSPORT_SECURITY } from './securityHeaders.ts';
import { readTemplates } from './template.ts';

const NONCE_BYTES = 16;

const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);
const pathOf = (request: FastifyRequest) => withoutTrailingSlash(request.url.split(/[?#]/, 1)[0] ?? '/');

const isFile = (path: string) =>
  path.startsWith('/assets/') || path.startsWith('/remotes/') || /\.[a-z0-9]{2,5}$/i.test(path);

/**
 * Answers every path that is nothing else: with the portal's page, as 404 when the portal has no such page, so that the
 * visitor sees the portal's own message. A missing file is a plain 404.
 */
export function pageHandler(source: RegistrySource, settings: Pick<Settings, 'dist' | 'production'>) {
  const template = readTemplates(settings.dist);

  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({ ...SECURITY_HEADERS, 'Cache-Control': 'no-store' });
    const path = pathOf(request);
    if (isFile(path) || (request.method !== 'GET' && request.method !== 'HEAD'))
      return reply.code(404).type('text/plain').send('Not found');

    const live = await source.read();
    const cohort = cohortOf(request.headers.cookie);
    const portal = portalFor(live, cohort.number);
    const registry = visitorRegistry(portal);
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    const title = titleOf(portal, path);
    const cookies = [
      csrfCookieFor(request.headers.cookie, request.protocol === 'https'),
      hasCanary(live) ? cohort.cookie : null,
    ];
    reply.header(
      'Set-Cookie',
      cookies.filter((cookie) => cookie !== null),
    );
    if (settings.production) reply.header('Strict-Transport-Security', TRANSPORT_SECURITY);
    return reply
      .code(title === null ? 404 : 200)
      .header('Content-Security-Policy', contentSecurityPolicy(nonce, registry.origins, settings.production))
      .type('text/html; charset=utf-8')
      .send(
        renderPage(template(portal.shell.template), {
          nonce,
          title: title ?? '페이지를 찾을 수 없습니다',
          registry,
          // A developer's override loads a build with other files.
          preloads: request.url.includes('?section.') ? [] : preloadsOf(portal, path),
          hotReload: portal.shell.development,
          production: settings.production,
        }),
      );
  };
}
