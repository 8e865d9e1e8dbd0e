import type { FastifyReply, FastifyRequest } from 'fastify';
import { cohortOf } from '../registry/cohort.ts';
import { pageFilesOf } from '../registry/pageFiles.ts';
import { hasCanary, type RegistrySource } from '../registry/RegistrySource.ts';
import { portalFor } from '../registry/visitorRegistry.ts';
import type { PageRendering } from '../rendering/PageRendering.ts';
import type { Settings } from '../settings.ts';
import { csrfCookieFor } from './csrfCookie.ts';
import { DocumentCache } from './DocumentCache.ts';
import { documentOf } from './documentOf.ts';
import { resolvePage } from './resolvePage.ts';
import { contentSecurityPolicy, permissionsPolicyOf } from './securityHeaders.ts';
import type { Stylesheets } from './Stylesheets.ts';
import { readTemplates } from './template.ts';

const NO_STYLES: ReadonlyMap<string, string> = new Map();

/** Longer than the path of any page: it is compared with those of all pages. */
const MAX_PATH_LENGTH = 1000;

function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
const pathOf = (request: FastifyRequest) => withoutTrailingSlashes(request.url.split(/[?#]/, 1)[0] ?? '/');

const isFile = (path: string) =>
  path.startsWith('/assets/') || path.startsWith('/remotes/') || /\.[a-z0-9]{2,5}$/i.test(path);

/** TLS ends before this server, at the edge or a balancer. A visitor who claims it harms only the own cookie. */
const isSecure = ({ protocol, headers }: FastifyRequest) =>
  protocol === 'https' || String(headers['x-forwarded-proto']).split(',', 1)[0] === 'https';

/**
 * Answers every path that is nothing else: with the portal's page, as 404 when the portal has no such page, so that the
 * visitor sees the portal's own message. A missing file is a plain 404.
 */
export function pageHandler(
  source: RegistrySource,
  rendering: PageRendering,
  stylesheets: Stylesheets,
  settings: Pick<Settings, 'dist' | 'production' | 'portalOrigin' | 'postcodeOrigin' | 'mapKey'>,
) {
  const template = readTemplates(settings.dist);
  const documents = new DocumentCache();

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request);
    if (isFile(path) || path.length > MAX_PATH_LENGTH) return reply.callNotFound();

    const live = await source.read();
    const cohort = cohortOf(request.headers.cookie);
    const portal = portalFor(live, cohort.number);
    const page = await resolvePage(portal, path, request, rendering);
    const rendered = page.rendered?.kind === 'page' ? page.rendered : null;
    const whole = rendered?.rendering ?? null;
    const styles = rendered
      ? await stylesheets.textsOf([pageFilesOf(portal, path), ...rendered.insets.map(({ build }) => build)])
      : NO_STYLES;
    const documentWith = documentOf(page, { template, styles, settings });

    const nonce = reply.cspNonce.script;
    const { postcodeOrigin, production } = settings;
    const cookies = [csrfCookieFor(request.headers.cookie, isSecure(request)), hasCanary(live) ? cohort.cookie : null];
    reply.helmet({
      contentSecurityPolicy: contentSecurityPolicy(nonce, page.registry.origins, postcodeOrigin, production),
    });
    reply
      .code(page.exists ? 200 : 404)
      .headers({
        'Set-Cookie': cookies.filter((cookie) => cookie !== null),
        'Permissions-Policy': permissionsPolicyOf(path),
        // `no-store` would keep the browser from going back to a page as it was left.
        'Cache-Control': 'private, no-cache',
      })
      .type('text/html; charset=utf-8');
    // A frame is cached by its path alone.
    return whole ? documents.send(reply, whole, nonce, documentWith) : reply.compress(documentWith(nonce));
  };
}
