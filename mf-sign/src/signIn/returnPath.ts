import type { Location } from '@portal/shared/router';

/** Of this section's pages, the one for members; the others are for who is not logged in. */
const MY_PAGE = '/sign/me';

const isOwnPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path) && (path === MY_PAGE || !path.startsWith('/sign/'));

/**
 * Where a member goes after logging in: back to the page that asked for it (`?from=/path`, or `from` in the
 * history's state), else to /main. Only paths of this site count.
 */
export function returnPathOf({ search, state }: Pick<Location, 'search' | 'state'>): string {
  const asked = new URLSearchParams(search).get('from');
  if (isOwnPath(asked)) return asked;
  const kept = (state as { from?: unknown } | null)?.from;
  return isOwnPath(kept) ? kept : '/main';
}
