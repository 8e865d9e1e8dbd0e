import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '@portal/shared/router';

interface LinkState {
  refusalCode?: string;
}

/**
 * Code of the opened link; null without one. It moves from the address to the history entry at once: no referrer or
 * shared address has it, and a reload still does.
 */
export function useRefusalCode(): string | null {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const linked = new URLSearchParams(search).get('code');
  // The history entry of an alert has a state of its own.
  const [code, setCode] = useState(() => (state as LinkState | null)?.refusalCode ?? null);
  if (linked !== null && linked !== code) setCode(linked);
  useEffect(() => {
    if (linked === null) return;
    const moved: LinkState = { refusalCode: linked };
    void navigate(pathname, { replace: true, state: moved, preventScrollReset: true });
  }, [linked, navigate, pathname]);
  return linked ?? code;
}
