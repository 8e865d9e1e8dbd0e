import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitorOf } from '@portal/platform/server/registry/cohort';
import { pageFilesOf } from '@portal/platform/server/registry/pageFiles';
import { previewOf, tokenIn } from '@portal/platform/server/registry/preview/previews';
import type { RegistrySource } from '@portal/platform/server/registry/RegistrySource';
import { portalFor, variesAt } from '@portal/platform/server/registry/visitorRegistry';
import type { PageRendering } from '@portal/platform/server/rendering/PageRendering';
import { withPreviewBar } from '../previewLinks.ts';
import type { Settings } from '../settings.ts';
import { CachedDocument } from './CachedDocument.ts';
import { cachingOf } from './cachingOf.ts';
import { DocumentCache } from './DocumentCache.ts';
import { documentOf } from './documentOf.ts';
import type { OldAddresses } from './OldAddresses.ts';
import { titleOf } from './page.ts';
import { resolvePage } from './resolvePage.ts';
import { contentSecurityPolicy, permissionsPolicyOf } from './securityHeaders.ts';
import type { Stylesheets } from './Stylesheets.ts';
import { readTemplates } from './template.ts';
import { INDEX, tidiedPath, tidiedQuery } from './tidiedPath.ts';

const NO_STYLES: ReadonlyMap<string, string> = new Map();

/** Longer than the path of any page: paths are compared with those of all pages. */
const MAX_PATH_LENGTH = 1000;

function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
const pathOf = (request: FastifyRequest) => withoutTrailingSlashes(request.url.split(/[?#]/, 1)[0] ?? '/');

/** True for an address with a word that the visitor typed: other values of queries are numbers. */
const hasWord = (address: string) =>
  [...new URL(address, 'http://portal.invalid').searchParams.values()].some((value) => !/^\d*$/.test(value));

const isFile = (path: string) =>
  path.startsWith('/assets/') || path.startsWith('/remotes/') || /\.[a-z0-9]{2,5}$/i.test(path);

/**
 * Handles every other path with a page of the portal. A path without a page redirects to the page that it probably
 * means or that it was on the former site, or gets the portal's own page with 404; a missing file gets a plain 404.
 */
export function pageHandler(
  source: RegistrySource,
  rendering: PageRendering,
  stylesheets: Stylesheets,
  oldAddresses: OldAddresses,
  settings: Pick<
    Settings,
    'dist' | 'production' | 'portalOrigin' | 'postcodeOrigin' | 'mapKey' | 'registry' | 'previewKey'
  >,
) {
  const template = readTemplates(settings.dist);
  const documents = new DocumentCache();

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request);
    if (path.length > MAX_PATH_LENGTH) return reply.callNotFound();
    const live = await source.read();
    const visitor = visitorOf(request.headers.cookie);
    const preview = await previewOf(tokenIn(request.headers.cookie), settings);
    const portal = portalFor(live, visitor.number, preview?.build);
    const query = /\?[^#]*/.exec(request.url)?.[0] ?? '';
    const meant = titleOf(portal, path) === null ? tidiedPath(path) : path;
    const meantQuery = tidiedQuery(query);
    const oldPage = async () => {
      const target = await oldAddresses.pageOf(path + query);
      return target !== null && titleOf(portal, target.split('?', 1)[0] ?? '') !== null ? target : null;
    };
    const hasPage = titleOf(portal, path) !== null;
    // `/index.php?mid=edu` of the former site names its page in the query.
    const indexed = !hasPage && query !== '' && INDEX.test(path) ? await oldPage() : null;
    if (indexed !== null) return reply.header('Cache-Control', 'no-store').redirect(indexed, 301);
    if (meant !== null && titleOf(portal, meant) !== null && meant + meantQuery !== path + query)
      return reply.header('Cache-Control', 'no-store').redirect(meant + meantQuery, 301);
    if (!hasPage) {
      // A page of this portal is never looked up, so that no address leads in a circle or to another site.
      const target = await oldPage();
      if (target !== null) return reply.header('Cache-Control', 'no-store').redirect(target, 301);
    }
    if (isFile(path)) return reply.callNotFound();

    const page = await resolvePage(portal, path, request, rendering);
    const rendered = page.rendered?.kind === 'page' ? page.rendered : null;
    const styles = rendered
      ? await stylesheets.textsOf([pageFilesOf(portal, path), ...rendered.insets.map(({ build }) => build)])
      : NO_STYLES;
    const make = (use: 'many' | 'once') => {
      const document = documentOf(page, { template, styles, settings });
      return new CachedDocument(preview ? withPreviewBar(document, preview) : document, use);
    };
    // A frame is cached by its path alone.
    const cached = rendered
      ? documents.of(rendered.rendering, () => make(hasWord(rendered.address) ? 'once' : 'many'))
      : make('once');

    const { postcodeOrigin, production } = settings;
    reply.helmet({
      contentSecurityPolicy: contentSecurityPolicy(cached.document, page.registry.origins, postcodeOrigin, production),
    });
    const insets = rendered?.insets.map(({ build }) => build.name) ?? [];
    const varies = variesAt(live, path, insets);
    reply.code(page.exists ? 200 : 404).headers({
      'Permissions-Policy': permissionsPolicyOf(path),
      ...cachingOf(page, request, varies),
      ...(varies && visitor.cookie && { 'Set-Cookie': visitor.cookie }),
    });
    return cached.send(reply);
  };
}
