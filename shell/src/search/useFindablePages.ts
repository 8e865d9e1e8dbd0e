import { useEffect, useState } from 'react';
import { usePortal } from '@portal/platform/sections/ui/PortalContext';
import { PATHS } from '@portal/shared/section';
import { useSessionUser } from '@portal/shared/session';
import { findPages } from './findPages.ts';

/** Pages that match the typed text and that this visitor may open; none while the registry cannot be loaded. */
export function useFindablePages(typed: string) {
  const { registry } = usePortal().sections;
  const isMember = useSessionUser() !== null;
  const [pages, setPages] = useState(registry.findable);
  useEffect(() => {
    if (!registry.findable) void registry.refresh(PATHS.search).then(() => setPages(registry.findable));
  }, [registry]);
  return findPages(pages ?? [], typed, isMember);
}
