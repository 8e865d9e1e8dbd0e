import { insetPath } from './insetPath.ts';
import type { SectionInfo } from './registry.ts';
import type { Section } from './section.ts';

/**
 * What the shell knows of a section before any of its code is fetched: the tables of pages and insets without their
 * code, and the menus with the titles of their pages.
 * @throws when a menu names a path that is no page of the section.
 */
export function sectionInfoOf({ pages, menus, insets, ...declared }: Section): SectionInfo {
  const titleOf = (path: string) => {
    const page = pages.find((each) => each.path === path);
    if (!page) throw new Error(`${declared.name}: the menu names ${path}, which is no page of this section`);
    return page.title;
  };
  return {
    ...declared,
    pages: pages.map(({ path, title, guarded, employeesOnly, query, item, items, words }) => ({
      path,
      title,
      guarded,
      employeesOnly,
      ...(query && { query }),
      ...(item && { item }),
      ...(items && { items }),
      ...(words && { words }),
    })),
    menus: menus.map((menu) => ({ ...menu, entries: menu.entries.map((path) => ({ title: titleOf(path), path })) })),
    ...(insets && {
      insets: insets.map(({ name, load: _, ...inset }) => ({ ...inset, path: insetPath(declared.prefixes, name) })),
    }),
  };
}
