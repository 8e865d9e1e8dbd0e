import { association } from '@portal/shared/association';
import type { PageFact } from '@portal/shared/facts/facts';
import { isWithin } from '@portal/shared/section/isWithin';
import { PATHS } from '@portal/shared/section/paths';
import { publicAddress } from '@portal/shared/section/publicAddress';
import { FEEDS } from '../../discovery/feeds/feeds.ts';
import { isKeptOut } from '../../discovery/keptOut.ts';
import { sectionOf, type VisitorPortal } from '../../registry/visitorRegistry.ts';
import { escapeHtml, escapeJson } from '../escape.ts';
import { absolute, pictureAddress, SHARE_PICTURE_PATH } from './addresses.ts';
import { structuredData } from './structuredData.ts';

/** Marks what is true of the first page alone: the browser removes it when the visitor goes to another one. */
const OF_THIS_PAGE = 'data-of-page';

interface Found {
  portal: VisitorPortal;
  /** Where visitors see the portal. */
  origin: string;
  path: string;
  /** Path and query as they were asked for. */
  url: string;
  /** Whether there is such a page. */
  exists: boolean;
  /** Escaped for HTML, as the document has them. */
  title: string;
  description: string;
  facts: readonly PageFact[];
}

/** Under which absolute address the page is to be found; null when it is not to be found at all. */
function addressOf({ portal, origin, path, url, exists }: Found): string | null {
  if (!exists || isKeptOut(path)) return null;
  if (path === PATHS.home) return absolute(origin, path);
  const query = new URL(url, origin).searchParams;
  const address = publicAddress(sectionOf(portal, path)?.current.pages ?? [], path, query);
  return address === null ? null : absolute(origin, address);
}

const meta = (name: 'name' | 'property', key: string, content: string) =>
  `<meta ${name}="${key}" content="${content}" ${OF_THIS_PAGE}>`;

/** The picture that messengers show with the page; the size of the association's own is known. */
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

/** The feeds of a list stand at that list and its articles, and all of them on the home page. */
const feedLinks = (origin: string, path: string) =>
  FEEDS.filter((feed) => path === PATHS.home || isWithin(path, feed.page)).map(
    ({ title, path: feed }) =>
      `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(title)}" href="${escapeHtml(absolute(origin, feed))}" ${OF_THIS_PAGE}>`,
  );

/** What the page says of itself to search engines, at the end of the document: nobody else reads it. */
export function dataOf(found: Found): string {
  const address = addressOf(found);
  const data = address === null ? null : structuredData(found.origin, address, found.facts);
  return data ? `<script type="application/ld+json" ${OF_THIS_PAGE}>${escapeJson(data)}</script>` : '';
}

/** What the head of a document says to those who find and share its page, beside title and description. */
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
