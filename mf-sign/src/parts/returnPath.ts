import { OWN_PATH } from '@portal/shared/contract/auth';
import { useLocation, type Location } from '@portal/shared/router';
import { PATHS } from '@portal/shared/section';

/** Query parameter, and property of the history state, with the page that a visitor came for. */
const FROM = 'from';

const isReturnPath = (path: unknown): path is string =>
  // Pages of this section for members; the others are for guests.
  typeof path === 'string' && OWN_PATH.test(path) && (path.startsWith(PATHS.me) || !path.startsWith('/sign/'));

/**
 * Target after logging in or joining: the page that required it (`?from=/path`, or `from` in the history state), else
 * /main. Only paths of this site are accepted.
 */
export function returnPathOf({ search, state }: Pick<Location, 'search' | 'state'>): string {
  const fromQuery = new URLSearchParams(search).get(FROM);
  if (isReturnPath(fromQuery)) return fromQuery;
  const fromState = (state as { from?: unknown } | null)?.from;
  return isReturnPath(fromState) ? fromState : PATHS.home;
}

/** Way back as known by this page. Pages of this section pass it on, since any of them may be the last. */
interface WayBack {
  returnPath: string;
  /** The visitor came for a particular page. */
  isKnown: boolean;
  /** State for every link and navigation to another page of this section. */
  state: { from: string } | null;
}

export function useWayBack(): WayBack {
  const returnPath = returnPathOf(useLocation());
  const isKnown = returnPath !== PATHS.home;
  return { returnPath, isKnown, state: isKnown ? { from: returnPath } : null };
}

/** A page of this section with the way back in its address, for a visitor who leaves the site and returns. */
export const withReturnPath = (path: string, { returnPath, isKnown }: WayBack): string =>
  isKnown ? `${path}?${new URLSearchParams({ [FROM]: returnPath }).toString()}` : path;
