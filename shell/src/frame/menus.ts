import { isWithin, type Menu } from '@portal/shared/section';

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
    .sort((a, b) => b.entry.length - a.entry.length);
  const menu = best?.menu ?? menus.find(({ id }) => isWithin(path, `/${id}`))?.id ?? null;
  return { menu, entry: best?.entry ?? null };
}
