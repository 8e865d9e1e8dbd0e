import { insetPath } from './insetPath.ts';
import type { SectionInfo } from './registry.ts';
import type { Section } from './section.ts';

/**
 * Static data of a section for the shell: pages and insets without their code, and menus with the titles of their
 * pages.
 * @throws if a menu names a path that is not a page of the section.
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
