import { useLocation } from '@portal/shared/router';

/** History state of a link to the login, which then returns to this page; on the login's own pages, to theirs. */
export function useReturnHere(): { from: string } | null {
  const { pathname, search, state } = useLocation();
  if (!/^\/sign\/(?!me)/.test(pathname)) return { from: pathname + search };
  const from = new URLSearchParams(search).get('from') ?? (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' ? { from } : null;
}
