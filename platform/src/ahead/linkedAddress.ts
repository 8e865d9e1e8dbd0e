import { isWithin, PATHS } from '@portal/shared/section';
import { SHELL_PATHS } from '@portal/shared/section/shellPaths';

/** A page of this portal: path, and path with query. */
export interface Linked {
  path: string;
  address: string;
}

/**
 * True for the home page, the only shell page that links lead to: the search opens as a dialog, and other paths of the
 * shell are no pages, or act when they are opened.
 */
export const isOwnPage = (path: string): boolean => path === PATHS.home;

/** Paths linked in the frame of every page: their visibility does not indicate interest. */
const FRAME_PATHS: ReadonlySet<string> = new Set([PATHS.signUp, PATHS.signIn, PATHS.me, PATHS.office]);
export const isInEveryFrame = (path: string): boolean => FRAME_PATHS.has(path);

const isPage = (path: string) =>
  isOwnPage(path) || !(path === '/' || path.includes('.') || SHELL_PATHS.some((own) => isWithin(path, own)));

/** Page that a link opens in this tab; null if it opens none, or the current one. */
export function linkedAddress(link: HTMLAnchorElement): Linked | null {
  const { origin, pathname, search, target } = link;
  if (origin !== location.origin || (target && target !== '_self') || link.hasAttribute('download')) return null;
  const isShown = pathname === location.pathname && search === location.search;
  return isShown || !isPage(pathname) ? null : { path: pathname, address: pathname + search };
}
