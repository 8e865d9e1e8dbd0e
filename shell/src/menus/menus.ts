import { isWithin, type Menu } from '@portal/shared/section';

/** Menu and entry of a page, each null if there is none. */
export interface ActiveMenu {
  menu: string | null;
  entry: string | null;
}

/** Menu and entry of a path; the longest matching entry wins. */
export function activeMenuOf(menus: readonly Menu[], path: string): ActiveMenu {
  const [best] = menus
    .flatMap((menu) => menu.entries.map((entry) => ({ menu: menu.id, entry: entry.path })))
    .filter(({ entry }) => isWithin(path, entry))
    .sort((a, b) => b.entry.length - a.entry.length);
  const menu = best?.menu ?? menus.find(({ id }) => isWithin(path, `/${id}`))?.id ?? null;
  return { menu, entry: best?.entry ?? null };
}
