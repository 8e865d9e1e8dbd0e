import { useEffect, useRef } from 'react';
import { OverlayHost } from '@portal/shared/overlay';
import { Outlet, ScrollRestoration, useLocation } from '@portal/shared/router';
import { readSession, useSessionUser } from '@portal/shared/session';
import { BodySkeleton } from '../sections/ui/BodySkeleton.tsx';
import { usePortal } from '../sections/ui/PortalContext.ts';
import { FailedPage } from '../sections/ui/SectionBoundary.tsx';
import { FrameLayout } from './FrameLayout.tsx';
import { useFoundAddress } from './useFoundAddress.ts';
import { markDrawn, markFrameReady } from './whenFrameReady.ts';

/**
 * Drops everything fetched so far when the member changes, so that nobody sees another member's data. After a logout it
 * waits until the page that is being left is gone: fetched again as a guest, that page would lead to the login.
 */
function useResetOnChangeOfMember() {
  const { queryClient, router } = usePortal();
  const shownMember = useSessionUser()?.userId ?? null;
  const { key } = useLocation();
  // Not the one that is shown: while a page is hydrated that is a guest.
  const previous = useRef(readSession()?.user.userId ?? null);
  useEffect(() => {
    const member = readSession()?.user.userId ?? null;
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
  }, [queryClient, router, shownMember, key]);
}

/**
 * Under which name the place is kept to which a page has been scrolled. The first page of each document has the key
 * `default`: one that is opened by its address would begin where another one was left.
 */
const scrollKey = ({ key, pathname, search }: ReturnType<typeof useLocation>): string =>
  key === 'default' ? `${pathname}${search}` : key;

/** The page, or what stands in its place while it cannot be drawn. */
function Body() {
  const { undrawn, isStandIn } = usePortal();
  const { key } = useLocation();
  if (undrawn?.key === key) return <FailedPage error={undrawn.error} />;
  return isStandIn ? <BodySkeleton /> : <Outlet />;
}

/** Header, footer and everything else around a page, with the dialogs. */
export function Frame() {
  const { router, isStandIn } = usePortal();
  const { key } = useLocation();
  useEffect(() => {
    delete document.documentElement.dataset['member'];
    markFrameReady();
  }, []);
  useEffect(() => {
    if (!isStandIn) markDrawn(key);
  }, [key, isStandIn]);
  useResetOnChangeOfMember();
  useFoundAddress();
  return (
    <>
      <FrameLayout>
        <Body />
      </FrameLayout>
      <OverlayHost router={router} />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
