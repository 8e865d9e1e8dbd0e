import type { FastifyRequest } from 'fastify';
import { SHELL_NAME } from '@portal/shared/section/registry';
import { pageFilesOf } from '../registry/pageFiles.ts';
import { shellAt } from '../registry/visitorRegistry.ts';
import { knownFacts } from './head/knownFacts.ts';
import type { ResolvedPage } from './resolvePage.ts';

/** `no-store` would keep the browser from going back to a page as it was left. */
const OWN = 'private, no-cache';
/** Browsers ask whether it is still the same; a cache that all share gives it, and an older one while it asks. */
const SHARED = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60';
/** Something of it did not come in time, and may come the next time. */
const SHARED_FOR_A_MOMENT = 'public, max-age=0, s-maxage=1';

/** The number of an article in an address: `noticeNo=12`. */
const numbersIn = (url: string) =>
  [...new URL(url, 'http://portal.invalid').searchParams]
    .filter(([name, value]) => /^\w+No$/.test(name) && /^\d+$/.test(value))
    .map(([name, value]) => `${name}:${value}`);

/** What a cache may drop the page by: the builds that it is of, its path, the article that it shows. */
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
 * What caches may do with a document. One that the server has rendered is the same for every visitor, unless a canary
 * tells them apart. At an address that says more than the page reads a cache would have another copy for each that
 * somebody makes up. Anything else is an exception of the moment, or of one developer.
 */
export function cachingOf(
  page: ResolvedPage,
  { headers }: FastifyRequest,
  areToldApart: boolean,
): Record<string, string> {
  const { rendered, exists, url } = page;
  if (areToldApart || !exists || rendered?.kind !== 'page' || rendered.address !== url) return { 'Cache-Control': OWN };
  if (headers.authorization !== undefined) return { 'Cache-Control': OWN };
  return { 'Cache-Control': rendered.isWhole ? SHARED : SHARED_FOR_A_MOMENT, 'Surrogate-Key': keysOf(page) };
}
