import type { FastifyReply, FastifyRequest } from 'fastify';
import { cohortOf } from '../registry/cohort.ts';
import { pageFilesOf } from '../registry/pageFiles.ts';
import { preloadsOf, scriptsOf, shellScriptsOf } from '../registry/preloads.ts';
import { hasCanary, type RegistrySource } from '../registry/RegistrySource.ts';
import { portalFor, registryOfPath } from '../registry/visitorRegistry.ts';
import type { PageRendering } from '../rendering/PageRendering.ts';
import type { Settings } from '../settings.ts';
import { csrfCookieFor } from './csrfCookie.ts';
import { headOf } from './head/headOf.ts';
import { headTexts } from './head/headTexts.ts';
import { knownFacts } from './head/knownFacts.ts';
import { KeptDocuments } from './KeptDocuments.ts';
import { renderPage, titleOf } from './page.ts';
import { renderedParts } from './renderedParts.ts';
import { contentSecurityPolicy, PERMISSIONS_POLICY } from './securityHeaders.ts';
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
  settings: Pick<Settings, 'dist' | 'production' | 'portalOrigin' | 'postcodeOrigin'>,
) {
  const template = readTemplates(settings.dist);
  const documents = new KeptDocuments();

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request);
    if (isFile(path) || path.length > MAX_PATH_LENGTH) return reply.callNotFound();

    const live = await source.read();
    const cohort = cohortOf(request.headers.cookie);
    const portal = portalFor(live, cohort.number);
    const registry = registryOfPath(portal, path);
    const nonce = reply.cspNonce.script;
    const title = titleOf(portal, path);
    // A developer's override loads a build with other files.
    const isOverridden = request.url.includes('?section.');
    const page = isOverridden ? null : await rendering.pageFor(portal, JSON.stringify(registry), path, request);
    const rendered = page && page.kind !== 'missing' ? page : null;
    const exists = title !== null && page?.kind !== 'missing';
    const ofPage = rendered?.kind === 'page' ? rendered.rendering : null;
    const facts = knownFacts(ofPage?.facts ?? []);
    const texts = headTexts(title, ofPage, facts, path);
    const { portalOrigin: origin } = settings;
    const filesOf = ofPage ? scriptsOf : preloadsOf;
    const build = pageFilesOf(portal, path);
    const styles = ofPage ? await stylesheets.textsOf(build) : NO_STYLES;
    const cookies = [csrfCookieFor(request.headers.cookie, isSecure(request)), hasCanary(live) ? cohort.cookie : null];
    reply.helmet({
      contentSecurityPolicy: contentSecurityPolicy(
        nonce,
        registry.origins,
        settings.postcodeOrigin,
        settings.production,
      ),
    });
    const documentWith = (withNonce: string) =>
      renderPage(template((rendered && portal.shell.server?.template) ?? portal.shell.template), {
        nonce: withNonce,
        ...texts,
        found: headOf({ portal, origin, path, url: request.url, exists, ...texts, facts }),
        registry,
        preloads: isOverridden ? [] : filesOf(portal, path),
        shellScripts: shellScriptsOf(portal, path, ofPage !== null),
        hotReload: portal.shell.development,
        production: settings.production,
        postcodeOrigin: settings.postcodeOrigin,
        ...(rendered && { rendered: renderedParts(rendered, build, styles, withNonce) }),
      });
    reply
      .code(exists ? 200 : 404)
      .headers({
        'Set-Cookie': cookies.filter((cookie) => cookie !== null),
        'Permissions-Policy': PERMISSIONS_POLICY,
        // `no-store` would keep the browser from going back to a page as it was left.
        'Cache-Control': 'private, no-cache',
      })
      .type('text/html; charset=utf-8');
    // A frame is kept by its path alone.
    if (rendered?.kind === 'page') return documents.send(reply, rendered.rendering, nonce, documentWith);
    return reply.compress(documentWith(nonce));
  };
}
