import { isWithin } from './isWithin.ts';
import { pageAt } from './pageAt.ts';
import type { SectionInfo } from './registry.ts';

/** Format of `rowNumber` in the contract. */
const NUMBER = /^[1-9]\d{0,14}$/;

type Page = Pick<SectionInfo['pages'][number], 'path' | 'guarded' | 'employeesOnly' | 'item' | 'items'>;

/** Query names that contain the number of the item shown by a page. */
export const itemNames = ({ item, items = [] }: Pick<Page, 'item' | 'items'>): readonly string[] =>
  item ? [item, ...items] : items;

/**
 * Canonical path and query of a page, without filters and referrers. Null if it must not be indexed: a members' page,
 * an unknown page, or one without the number of its item.
 * @param pages of the section that owns the path.
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
