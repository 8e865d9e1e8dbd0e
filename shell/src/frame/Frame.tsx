import { useEffect, useRef, useState } from 'react';
import { BodySkeleton } from '@portal/platform/sections/ui/BodySkeleton';
import { usePortal } from '@portal/platform/sections/ui/PortalContext';
import { FailedPage } from '@portal/platform/sections/ui/SectionBoundary';
import { OverlayHost } from '@portal/shared/overlay';
import { Outlet, useLocation } from '@portal/shared/router';
import { readSession, useSessionUser } from '@portal/shared/session';
import { FrameLayout } from './FrameLayout.tsx';
import { ScrollPositions } from './ScrollPositions.tsx';
import { useFoundAddress } from './useFoundAddress.ts';
import { markDrawn, markFrameReady } from './whenFrameReady.ts';

/**
 * Clears the query cache when the member changes, so that nobody sees another member's data. After a logout it waits
 * until the page being left is gone: refetched as a guest, that page would redirect to the login.
 */
function useResetOnChangeOfMember() {
  const { queryClient, router } = usePortal();
  const shownMember = useSessionUser()?.userId ?? null;
  const { key } = useLocation();
  // Not the displayed member, who is a guest during hydration.
  const previous = useRef(readSession()?.user.userId ?? null);
  useEffect(() => {
    const member = readSession()?.user.userId ?? null;
    if (previous.current === member) return;
    const reset = () => {
      previous.current = member;
      void queryClient.resetQueries();
    };
    if (member !== null) return reset();
    // A logout is followed by a navigation. The effect runs again when that navigation has been drawn.
    const timer = setTimeout(() => {
      const { navigation, location } = router.state;
      if (navigation.state === 'idle' && location.key === key) reset();
    });
    return () => clearTimeout(timer);
  }, [queryClient, router, shownMember, key]);
}

/** Number that changes with the member, but not by a logout or the first login: a page then remains as it is. */
function useMemberCount(): number {
  const member = useSessionUser()?.userId ?? null;
  const [seen, setSeen] = useState({ member, count: 0 });
  if (member !== null && member !== seen.member)
    setSeen({ member, count: seen.member === null ? seen.count : seen.count + 1 });
  return seen.count;
}

/** The page, mounted again for another member, or its replacement while it cannot be drawn. */
function Body() {
  const { undrawn, isStandIn } = usePortal();
  const { key } = useLocation();
  const memberCount = useMemberCount();
  if (undrawn?.key === key) return <FailedPage error={undrawn.error} />;
  return isStandIn ? <BodySkeleton /> : <Outlet key={memberCount} />;
}

/** Header, footer and everything else around a page, including dialogs. */
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
      <ScrollPositions />
    </>
  );
}
