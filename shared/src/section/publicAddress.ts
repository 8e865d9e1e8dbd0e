import { isWithin } from './isWithin.ts';
import { pageAt } from './pageAt.ts';
import type { SectionInfo } from './registry.ts';

/** As `rowNumber` of the contract takes it. */
const NUMBER = /^[1-9]\d{0,14}$/;

type Page = Pick<SectionInfo['pages'][number], 'path' | 'guarded' | 'employeesOnly' | 'item' | 'items'>;

/** The names in a page's query that have the number of what it shows. */
export const itemNames = ({ item, items = [] }: Pick<Page, 'item' | 'items'>): readonly string[] =>
  item ? [item, ...items] : items;

/**
 * The one address, path and query, under which a page is to be found: without what filters it or only says where the
 * reader came from. null when search engines have nothing to find there: a page for members, one that does not exist,
 * one that lacks the number of what it shows.
 * @param pages those of the section that owns the path.
 */
export function publicAddress(pages: readonly Page[], path: string, query: URLSearchParams): string | null {
  const page = pageAt(pages, path);
  const isForMembers = (above: Page) => (above.guarded || above.employeesOnly) && isWithin(path, above.path);
  if (!page || pages.some(isForMembers)) return null;
  for (const name of itemNames(page)) {
    const value = query.get(name) ?? '';
    if (NUMBER.test(value)) return `${path}?${new URLSearchParams({ [name]: value }).toString()}`;
  }
  return page.item ? null : path;
}
