import { association } from '@portal/shared/association';
import { absolute } from '../../html/head/addresses.ts';
import { FRESH_MS } from '../TextCache.ts';
import { element, escapeXml, XML_DECLARATION } from '../xml.ts';
import type { Feed, FeedItem } from './feeds.ts';

const MINUTE_MS = 60_000;

/** Date in the format of RFC 822, which RSS 2.0 requires. */
const rssDate = (iso: string) => new Date(iso).toUTCString();

function itemXml(origin: string, { title, summary, link, writer, published }: FeedItem): string {
  const address = absolute(origin, link);
  return [
    '    <item>',
    `      ${element('title', title)}`,
    `      ${element('link', address)}`,
    `      <guid isPermaLink="true">${escapeXml(address)}</guid>`,
    `      ${element('description', summary)}`,
    `      ${element('dc:creator', writer)}`,
    `      ${element('pubDate', rssDate(published))}`,
    '    </item>',
  ].join('\n');
}

/** A feed as RSS 2.0, newest items first: lists of the portal begin with pinned items instead. */
export function rss(origin: string, { path, page, title, description }: Feed, items: readonly FeedItem[]): string {
  const sorted = items.toSorted((one, other) => Date.parse(other.published) - Date.parse(one.published));
  const [newest] = sorted;
  return [
    `${XML_DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">`,
    '  <channel>',
    `    ${element('title', `${title} | ${association.name}`)}`,
    `    ${element('link', absolute(origin, page))}`,
    `    ${element('description', description)}`,
    '    <language>ko</language>',
    `    <atom:link rel="self" type="application/rss+xml" href="${escapeXml(absolute(origin, path))}"/>`,
    ...(newest ? [`    ${element('lastBuildDate', rssDate(newest.published))}`] : []),
    `    ${element('ttl', String(FRESH_MS / MINUTE_MS))}`,
    ...sorted.map((item) => itemXml(origin, item)),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}
