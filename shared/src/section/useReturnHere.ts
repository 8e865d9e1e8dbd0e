import { useLocation } from '@portal/shared/router';
import { PATHS } from './paths.ts';

/** History state of a link to the login, which then returns to this page; on the login's own pages, to theirs. */
export function useReturnHere(): { from: string } | null {
  const { pathname, search, state } = useLocation();
  if (!pathname.startsWith('/sign/') || pathname.startsWith(PATHS.me)) return { from: pathname + search };
  const from = new URLSearchParams(search).get('from') ?? (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' ? { from } : null;
}
