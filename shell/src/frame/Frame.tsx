import { useEffect, useRef } from 'react';
import { OverlayHost } from '@portal/shared/overlay';
import { Outlet, ScrollRestoration } from '@portal/shared/router';
import { useSessionUser } from '@portal/shared/session';
import { usePortal } from '../sections/ui/PortalContext.ts';
import { FrameLayout } from './FrameLayout.tsx';
import { markFrameReady } from './whenFrameReady.ts';

/** Drops everything fetched so far when the member changes, so that nobody sees another member's data. */
function useResetOnChangeOfMember() {
  const { queryClient } = usePortal();
  const member = useSessionUser()?.userId ?? null;
  const previous = useRef(member);
  useEffect(() => {
    if (previous.current === member) return;
    previous.current = member;
    void queryClient.resetQueries();
  }, [queryClient, member]);
}

/** Header, footer and everything else around a page, with the dialogs. */
export function Frame() {
  const { router } = usePortal();
  useEffect(markFrameReady, []);
  useResetOnChangeOfMember();
  return (
    <>
      <FrameLayout>
        <Outlet />
      </FrameLayout>
      <OverlayHost router={router} />
      <ScrollRestoration />
    </>
  );
}
