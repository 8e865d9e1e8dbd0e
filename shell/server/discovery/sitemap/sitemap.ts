import { PATHS } from '@portal/shared/section/paths';
import { itemNames, publicAddress } from '@portal/shared/section/publicAddress';
import type { SectionInfo } from '@portal/shared/section/registry';
import { absolute } from '../../html/head/addresses.ts';
import { isUnlisted } from '../unlisted.ts';
import { element, XML_DECLARATION } from '../xml.ts';

export const SITEMAP_PATH = '/sitemap.xml';

/** Maximum of URLs in one file, by the protocol. */
export const MAX_URLS = 50_000;

export interface SitemapEntry {
  /** Path and query. */
  address: string;
  /** Time of the last change; null if unknown. */
  changed: string | null;
}

type Pages = SectionInfo['pages'];

/** A published item, which has a page of its own. */
export interface Published {
  no: number;
  changed: string | null;
}

const isFound = (path: string) => !isUnlisted(path) && !path.includes('/:');
const NO_QUERY = new URLSearchParams();

/** Entries for the pages of a section that have a single address. */
const pageEntries = (pages: Pages): SitemapEntry[] =>
  pages.flatMap(({ path }) => {
    const address = isFound(path) ? publicAddress(pages, path, NO_QUERY) : null;
    return address === null ? [] : [{ address, changed: null }];
  });

/** Entries for the pages of published items. */
const itemEntries = (pages: Pages, published: ReadonlyMap<string, readonly Published[]>): SitemapEntry[] =>
  pages.flatMap((page) =>
    (isFound(page.path) ? itemNames(page) : []).flatMap((name) =>
      (published.get(name) ?? []).flatMap(({ no, changed }) => {
        const address = publicAddress(pages, page.path, new URLSearchParams({ [name]: String(no) }));
        return address === null ? [] : [{ address, changed }];
      }),
    ),
  );

/** Entries without a date (upcoming courses and exams) sort before all published items. */
const changedAt = ({ changed }: SitemapEntry) => (changed === null ? Number.MAX_VALUE : Date.parse(changed));
const newestFirst = (one: SitemapEntry, other: SitemapEntry) => changedAt(other) - changedAt(one);

/** All entries of the sitemap: the permanent pages first, then the published items, newest first. */
export function sitemapEntries(
  sections: readonly Pages[],
  published: ReadonlyMap<string, readonly Published[]>,
): SitemapEntry[] {
  const pages = [{ address: PATHS.home, changed: null }, ...sections.flatMap(pageEntries)];
  const items = sections.flatMap((section) => itemEntries(section, published)).toSorted(newestFirst);
  return [...pages, ...items].slice(0, MAX_URLS);
}

/** The sitemap as XML (sitemaps.org, 0.9). */
export const sitemapXml = (origin: string, entries: readonly SitemapEntry[]): string =>
  [
    `${XML_DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries.map(
      ({ address, changed }) =>
        `  <url>${element('loc', absolute(origin, address))}${changed === null ? '' : element('lastmod', changed)}</url>`,
    ),
    '</urlset>',
    '',
  ].join('\n');
