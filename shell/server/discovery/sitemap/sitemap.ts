import { PATHS } from '@portal/shared/section/paths';
import { itemNames, publicAddress } from '@portal/shared/section/publicAddress';
import type { SectionInfo } from '@portal/shared/section/registry';
import { absolute } from '../../html/head/addresses.ts';
import { isKeptOut } from '../keptOut.ts';
import { element, XML_DECLARATION } from '../xml.ts';

export const SITEMAP_PATH = '/sitemap.xml';

/** The protocol's limit of one file. */
export const MAX_URLS = 50_000;

export interface SitemapEntry {
  /** Path and query. */
  address: string;
  /** When its content last changed; null where nobody knows. */
  changed: string | null;
}

type Pages = SectionInfo['pages'];

/** A page that shows one of many, and what is published of them. */
export interface Published {
  no: number;
  changed: string | null;
}

const isFound = (path: string) => !isKeptOut(path) && !path.includes('/:');
const NO_QUERY = new URLSearchParams();

/** The pages of a section that have one address each. */
const pageEntries = (pages: Pages): SitemapEntry[] =>
  pages.flatMap(({ path }) => {
    const address = isFound(path) ? publicAddress(pages, path, NO_QUERY) : null;
    return address === null ? [] : [{ address, changed: null }];
  });

/** Those that show one of many, once for each that is published. */
const itemEntries = (pages: Pages, published: ReadonlyMap<string, readonly Published[]>): SitemapEntry[] =>
  pages.flatMap((page) =>
    (isFound(page.path) ? itemNames(page) : []).flatMap((name) =>
      (published.get(name) ?? []).flatMap(({ no, changed }) => {
        const address = publicAddress(pages, page.path, new URLSearchParams({ [name]: String(no) }));
        return address === null ? [] : [{ address, changed }];
      }),
    ),
  );

/** What has no date, the courses and exams that are ahead, comes before all that has been published. */
const changedAt = ({ changed }: SitemapEntry) => (changed === null ? Number.MAX_VALUE : Date.parse(changed));
const newestFirst = (one: SitemapEntry, other: SitemapEntry) => changedAt(other) - changedAt(one);

/** Every page that is to be found: first those that are always there, then what is published, the newest first. */
export function sitemapEntries(
  sections: readonly Pages[],
  published: ReadonlyMap<string, readonly Published[]>,
): SitemapEntry[] {
  const pages = [{ address: PATHS.home, changed: null }, ...sections.flatMap(pageEntries)];
  const items = sections.flatMap((section) => itemEntries(section, published)).toSorted(newestFirst);
  return [...pages, ...items].slice(0, MAX_URLS);
}

/** The sitemap's XML (sitemaps.org, 0.9). */
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
