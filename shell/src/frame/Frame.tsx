import { useEffect, useRef } from 'react';
import { OverlayHost } from '@portal/shared/overlay';
import { Outlet, ScrollRestoration, useLocation } from '@portal/shared/router';
import { useSessionUser } from '@portal/shared/session';
import { usePortal } from '../sections/ui/PortalContext.ts';
import { FrameLayout } from './FrameLayout.tsx';
import { markDrawn, markFrameReady } from './whenFrameReady.ts';

/**
 * Drops everything fetched so far when the member changes, so that nobody sees another member's data. After a logout it
 * waits until the page that is being left is gone: fetched again as a guest, that page would lead to the login.
 */
function useResetOnChangeOfMember() {
  const { queryClient, router } = usePortal();
  const member = useSessionUser()?.userId ?? null;
  const { key } = useLocation();
  const previous = useRef(member);
  useEffect(() => {
    if (previous.current === member) return;
    const reset = () => {
      previous.current = member;
      void queryClient.resetQueries();
    };
    if (member !== null) return reset();
    // Whoever ends a session navigates right after that. The effect runs again when that navigation has been drawn.
    const timer = setTimeout(() => {
      const { navigation, location } = router.state;
      if (navigation.state === 'idle' && location.key === key) reset();
    });
    return () => clearTimeout(timer);
  }, [queryClient, router, member, key]);
}

/** Header, footer and everything else around a page, with the dialogs. */
export function Frame() {
  const { router } = usePortal();
  const { key } = useLocation();
  useEffect(markFrameReady, []);
  useEffect(() => markDrawn(key), [key]);
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
