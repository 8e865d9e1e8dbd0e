import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from '@portal/shared/router';
import { CODE_NAME } from './invitationPath.ts';

const codeIn = (state: unknown): string | null => {
  const code = (state as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : null;
};

/**
 * Code of the opened link. It is removed from the address at once, so that no referrer, report or shared address has
 * it, and moved to the history entry: it survives a reload without being stored.
 */
export function useInvitationCode(): string | null {
  const [query] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const given = query.get(CODE_NAME);
  // The history entry of a popup has a state of its own.
  const [kept, setKept] = useState(() => codeIn(state));
  if (given !== null && given !== kept) setKept(given);

  useEffect(() => {
    if (given !== null) void navigate(pathname, { replace: true, state: { code: given }, preventScrollReset: true });
  }, [given, navigate, pathname]);

  return given ?? kept;
}
