import { useLocation } from '@portal/shared/router';
import { usePortal } from './PortalContext.ts';
import type { ReadablePage } from './ReadablePage.ts';

/** Readable page of the current address; null if there is none. */
export function useReadablePage(): ReadablePage | null {
  const { readablePage } = usePortal();
  const { pathname, search } = useLocation();
  return readablePage?.address === pathname + search && readablePage.isCurrent() ? readablePage : null;
}
