import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from '@portal/shared/router';
import { CODE_NAME } from './invitationPath.ts';

const codeIn = (state: unknown): string | null => {
  const code = (state as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : null;
};

/**
 * The code of the link that was opened. It is taken out of the address at once, so that it is in no referrer, no report
 * and no address that somebody passes on, and stays in the entry of the history: a reload still has it, and no storage.
 */
export function useInvitationCode(): string | null {
  const [query] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const given = query.get(CODE_NAME);
  // The entry of a popup has a state of its own.
  const [kept, setKept] = useState(() => codeIn(state));
  if (given !== null && given !== kept) setKept(given);

  useEffect(() => {
    if (given !== null) void navigate(pathname, { replace: true, state: { code: given }, preventScrollReset: true });
  }, [given, navigate, pathname]);

  return given ?? kept;
}
