import { sectionOf, type VisitorPortal } from '@portal/platform/server/registry/visitorRegistry';
import { association } from '@portal/shared/association';
import type { PageFact } from '@portal/shared/facts/facts';
import { isWithin } from '@portal/shared/section/isWithin';
import { PATHS } from '@portal/shared/section/paths';
import { publicAddress } from '@portal/shared/section/publicAddress';
import { FEEDS } from '../../discovery/feeds/feeds.ts';
import { isUnlisted } from '../../discovery/unlisted.ts';
import { escapeHtml, escapeJson } from '../escape.ts';
import { absolute, pictureAddress, SHARE_PICTURE_PATH } from './addresses.ts';
import { structuredData } from './structuredData.ts';

/** Marks elements of the first page alone: the browser removes them when the visitor navigates. */
const OF_THIS_PAGE = 'data-of-page';

interface Found {
  portal: VisitorPortal;
  /** Origin under which visitors see the portal. */
  origin: string;
  path: string;
  /** Path and query of the request. */
  url: string;
  /** The portal has such a page. */
  exists: boolean;
  /** Escaped for HTML. */
  title: string;
  description: string;
  facts: readonly PageFact[];
}

/** Canonical address of the page; null if it is not to be indexed. */
function addressOf({ portal, origin, path, url, exists }: Found): string | null {
  if (!exists || isUnlisted(path)) return null;
  if (path === PATHS.home) return absolute(origin, path);
  const query = new URL(url, origin).searchParams;
  const address = publicAddress(sectionOf(portal, path)?.current.pages ?? [], path, query);
  return address === null ? null : absolute(origin, address);
}

const meta = (name: 'name' | 'property', key: string, content: string) =>
  `<meta ${name}="${key}" content="${content}" ${OF_THIS_PAGE}>`;

/** Preview picture of the page; the size is given for the association's own. */
function pictureOf(origin: string, facts: readonly PageFact[]): string[] {
  const article = facts.find((fact) => fact.kind === 'article');
  const own = article && pictureAddress(origin, article.picture);
  if (own) return [meta('property', 'og:image', escapeHtml(own))];
  return [
    meta('property', 'og:image', escapeHtml(absolute(origin, SHARE_PICTURE_PATH))),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', escapeHtml(association.name)),
  ];
}

/** Links to feeds: on a list and its articles that of the list, on the home page all of them. */
const feedLinks = (origin: string, path: string) =>
  FEEDS.filter((feed) => path === PATHS.home || isWithin(path, feed.page)).map(
    ({ title, path: feed }) =>
      `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(title)}" href="${escapeHtml(absolute(origin, feed))}" ${OF_THIS_PAGE}>`,
  );

/** Structured data of the page, at the end of the document, since only search engines read it. */
export function dataOf(found: Found): string {
  const address = addressOf(found);
  const data = address === null ? null : structuredData(found.origin, address, found.facts);
  return data ? `<script type="application/ld+json" ${OF_THIS_PAGE}>${escapeJson(data)}</script>` : '';
}

/** Elements of the head for search engines and previews, in addition to title and description. */
export function headOf(found: Found): string {
  const { origin, path, title, description, facts } = found;
  const address = addressOf(found);
  return [
    ...(address === null
      ? [meta('name', 'robots', 'noindex')]
      : [
          `<link rel="canonical" href="${escapeHtml(address)}" ${OF_THIS_PAGE}>`,
          meta('property', 'og:url', escapeHtml(address)),
        ]),
    meta('property', 'og:type', facts.some(({ kind }) => kind === 'article') ? 'article' : 'website'),
    meta('property', 'og:site_name', escapeHtml(association.name)),
    meta('property', 'og:locale', 'ko_KR'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...pictureOf(origin, facts),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...feedLinks(origin, path),
  ].join('\n    ');
}
