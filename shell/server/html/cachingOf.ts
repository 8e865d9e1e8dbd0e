import type { FastifyRequest } from 'fastify';
import { pageFilesOf } from '@portal/platform/server/registry/pageFiles';
import { shellAt } from '@portal/platform/server/registry/visitorRegistry';
import { SHELL_NAME } from '@portal/shared/section/registry';
import { knownFacts } from './head/knownFacts.ts';
import type { ResolvedPage } from './resolvePage.ts';

/** Not `no-store`, which would keep the browser from restoring a page as it was left. */
const OWN = 'private, no-cache';
/** Browsers revalidate; a shared cache serves it, and a stale copy while it revalidates. */
const SHARED = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60';
/** A part of the page was late, and may be there the next time. */
const SHARED_FOR_A_MOMENT = 'public, max-age=0, s-maxage=1';

/** Item numbers in an address: `noticeNo=12`. */
const numbersIn = (url: string) =>
  [...new URL(url, 'http://portal.invalid').searchParams]
    .filter(([name, value]) => /^\w+No$/.test(name) && /^\d+$/.test(value))
    .map(([name, value]) => `${name}:${value}`);

/** Keys by which a cache can purge the page: its builds, its path, and the article that it shows. */
function keysOf({ portal, path, url, rendered }: ResolvedPage): string {
  const { name, id } = pageFilesOf(portal, path);
  const insets = rendered?.insets.map(({ build }) => `${build.name}@${build.id}`) ?? [];
  const isArticle = knownFacts(rendered?.rendering.facts ?? []).some(({ kind }) => kind === 'article');
  return [
    `${SHELL_NAME}@${shellAt(portal, path).id}`,
    ...(id ? [`${name}@${id}`] : []),
    ...new Set(insets),
    path,
    ...(isArticle ? numbersIn(url) : []),
  ].join(' ');
}

/**
 * Cache headers of a document. A document rendered by the server is the same for every visitor, unless something that
 * it is made of has a canary. It is cached only at its canonical address: made-up query parameters would fill a cache
 * with copies. All other documents are temporary, or for one developer.
 */
export function cachingOf(page: ResolvedPage, { headers }: FastifyRequest, varies: boolean): Record<string, string> {
  const { rendered, exists, url } = page;
  if (varies || !exists || rendered?.kind !== 'page' || rendered.address !== url) return { 'Cache-Control': OWN };
  if (headers.authorization !== undefined) return { 'Cache-Control': OWN };
  return { 'Cache-Control': rendered.isWhole ? SHARED : SHARED_FOR_A_MOMENT, 'Surrogate-Key': keysOf(page) };
}
