import { isWithin, type SectionEntry } from '@portal/shared/section';

type MenuEntry = SectionEntry['menus'][number];

/** One of the header's five menus with its pages. */
export interface Menu {
  id: MenuEntry['menu'];
  title: string;
  entries: { title: string; path: string }[];
}

/** The five menus of the header, in the order of specification §2. */
const TITLES: readonly (readonly [MenuEntry['menu'], string])[] = [
  ['about', '협회소개'],
  ['hygn', '위생교육'],
  ['manager', '외식경영관리사'],
  ['news', '뉴스'],
  ['space', '회원공간'],
];

/** The menus, from the registry's entries, so that they are complete even when a section cannot be loaded. */
export function menusOf(sections: readonly Pick<SectionEntry, 'menus'>[]): Menu[] {
  const entries = sections.flatMap(({ menus }) => menus);
  return TITLES.map(([id, title]) => ({
    id,
    title,
    entries: entries.filter(({ menu }) => menu === id).map((entry) => ({ title: entry.title, path: entry.path })),
  })).filter((menu) => menu.entries.length > 0);
}

/** The menu and the entry that a page belongs to, each null when there is none. */
export interface ActiveMenu {
  menu: string | null;
  entry: string | null;
}

/** The menu and the entry of a path; the longest entry wins. */
export function activeMenuOf(menus: readonly Menu[], path: string): ActiveMenu {
  const [best] = menus
    .flatMap((menu) => menu.entries.map((entry) => ({ menu: menu.id, entry: entry.path })))
    .filter(({ entry }) => isWithin(path, entry))
    .toSorted((a, b) => b.entry.length - a.entry.length);
  const menu = best?.menu ?? menus.find(({ id }) => isWithin(path, `/${id}`))?.id ?? null;
  return { menu, entry: best?.entry ?? null };
}
