import { useEffect, useRef } from 'react';
import { OverlayHost } from '@portal/shared/overlay';
import { Outlet, ScrollRestoration } from '@portal/shared/router';
import { useSessionUser } from '@portal/shared/session';
import { usePortal } from '../sections/portal.ts';
import { frameShown } from '../sections/shown.ts';
import { FrameLayout } from './FrameLayout.tsx';

/** Nobody sees what was fetched for another member. */
function useForgetOnChangeOfMember() {
  const { queryClient } = usePortal();
  const member = useSessionUser()?.userId ?? null;
  const known = useRef(member);
  useEffect(() => {
    if (known.current === member) return;
    known.current = member;
    void queryClient.resetQueries();
  }, [queryClient, member]);
}

/** Header, footer and everything else that stands around each page. */
export function Frame() {
  const { router } = usePortal();
  useEffect(frameShown, []);
  useForgetOnChangeOfMember();
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
