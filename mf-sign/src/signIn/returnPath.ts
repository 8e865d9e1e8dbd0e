import type { Location } from '@portal/shared/router';

/** The one page of this section that is for members; the others are for guests. */
const MY_PAGE = '/sign/me';

const isOwnPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path) && (path === MY_PAGE || !path.startsWith('/sign/'));

/**
 * Where a member goes after logging in: back to the page that asked for it (`?from=/path`, or `from` in the
 * history's state), else to /main. Only paths of this site count.
 */
export function returnPathOf({ search, state }: Pick<Location, 'search' | 'state'>): string {
  const fromQuery = new URLSearchParams(search).get('from');
  if (isOwnPath(fromQuery)) return fromQuery;
  const fromState = (state as { from?: unknown } | null)?.from;
  return isOwnPath(fromState) ? fromState : '/main';
}
