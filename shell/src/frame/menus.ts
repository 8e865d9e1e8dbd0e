import type { SectionEntry } from '@portal/shared/section';

type MenuEntry = SectionEntry['menus'][number];

/** One of the header's five menus with the pages under it. */
export interface Menu {
  id: MenuEntry['menu'];
  title: string;
  entries: { title: string; path: string }[];
}

/** The five menus of the header (spec §2), in their order. */
const TITLES: readonly (readonly [MenuEntry['menu'], string])[] = [
  ['about', '협회소개'],
  ['hygn', '위생교육'],
  ['manager', '외식경영관리사'],
  ['news', '뉴스'],
  ['space', '회원공간'],
];

/** The menus from what the registry says of each section, so that they are whole when a section is not. */
export function menusOf(sections: readonly Pick<SectionEntry, 'menus'>[]): Menu[] {
  const entries = sections.flatMap(({ menus }) => menus);
  return TITLES.map(([id, title]) => ({
    id,
    title,
    entries: entries.filter(({ menu }) => menu === id).map((entry) => ({ title: entry.title, path: entry.path })),
  })).filter((menu) => menu.entries.length > 0);
}

/** Whether a path lies at or below a menu entry's. */
export const isAt = (path: string, entry: string): boolean => path === entry || path.startsWith(`${entry}/`);

/** The menu and the entry that a path belongs to; the longest entry wins. */
export function placeOf(menus: readonly Menu[], path: string): { menu: string | null; entry: string | null } {
  const [best] = menus
    .flatMap((menu) => menu.entries.map((entry) => ({ menu: menu.id, entry: entry.path })))
    .filter(({ entry }) => isAt(path, entry))
    .toSorted((a, b) => b.entry.length - a.entry.length);
  const menu = best?.menu ?? menus.find(({ id }) => isAt(path, `/${id}`))?.id ?? null;
  return { menu, entry: best?.entry ?? null };
}
