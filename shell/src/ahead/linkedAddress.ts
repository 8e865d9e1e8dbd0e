import { isWithin, PATHS } from '@portal/shared/section';
import { SHELL_PATHS } from '@portal/shared/section/shellPaths';

/** A page of this portal: path, and path with query. */
export interface Linked {
  path: string;
  address: string;
}

/**
 * Of the shell's paths the home page alone is one that a link leads to: the search opens as a dialog, and the others
 * are no pages, or act when they are opened.
 */
export const isOwnPage = (path: string): boolean => path === PATHS.home;

/** Links to them stand in the frame of every page: that they are in sight says nothing of what the visitor wants. */
const FRAME_PATHS: ReadonlySet<string> = new Set([PATHS.signUp, PATHS.signIn, PATHS.me, PATHS.office]);
export const isInEveryFrame = (path: string): boolean => FRAME_PATHS.has(path);

const isPage = (path: string) =>
  isOwnPage(path) || !(path === '/' || path.includes('.') || SHELL_PATHS.some((own) => isWithin(path, own)));

/** The page that a link opens in this tab, if it is another one than the visitor reads; else null. */
export function linkedAddress(link: HTMLAnchorElement): Linked | null {
  const { origin, pathname, search, target } = link;
  if (origin !== location.origin || (target && target !== '_self') || link.hasAttribute('download')) return null;
  const isShown = pathname === location.pathname && search === location.search;
  return isShown || !isPage(pathname) ? null : { path: pathname, address: pathname + search };
}
