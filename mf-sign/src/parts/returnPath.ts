import { OWN_PATH } from '@portal/shared/contract/auth';
import { useLocation, type Location } from '@portal/shared/router';
import { PATHS } from '@portal/shared/section';

/** The query parameter, and the field of the history's state, that name the page which a visitor came for. */
const FROM = 'from';

const isReturnPath = (path: unknown): path is string =>
  // The pages of this section that are for members; the others are for guests.
  typeof path === 'string' &&
  OWN_PATH.test(path) &&
  (path === PATHS.me || path.startsWith(PATHS.correction) || !path.startsWith('/sign/'));

/**
 * Where a visitor goes after logging in or joining: back to the page that asked for it (`?from=/path`, or `from` in the
 * history's state), else to /main. Only paths of this site count.
 */
export function returnPathOf({ search, state }: Pick<Location, 'search' | 'state'>): string {
  const fromQuery = new URLSearchParams(search).get(FROM);
  if (isReturnPath(fromQuery)) return fromQuery;
  const fromState = (state as { from?: unknown } | null)?.from;
  return isReturnPath(fromState) ? fromState : PATHS.home;
}

/** The way back as this page knows it. The pages of this section hand it on, so that each of them may be the last. */
interface WayBack {
  returnPath: string;
  /** Whether the visitor came for a page of their own choice. */
  isKnown: boolean;
  /** The state of every link and navigation to another page of this section. */
  state: { from: string } | null;
}

export function useWayBack(): WayBack {
  const returnPath = returnPathOf(useLocation());
  const isKnown = returnPath !== PATHS.home;
  return { returnPath, isKnown, state: isKnown ? { from: returnPath } : null };
}

/** A page of this section with the way back in its address: for a visitor who leaves the site and returns to it. */
export const withReturnPath = (path: string, { returnPath, isKnown }: WayBack): string =>
  isKnown ? `${path}?${new URLSearchParams({ [FROM]: returnPath }).toString()}` : path;
