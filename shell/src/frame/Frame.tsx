import { useEffect, useRef } from 'react';
import { OverlayHost } from '@portal/shared/overlay';
import { Outlet, ScrollRestoration } from '@portal/shared/router';
import { useSessionUser } from '@portal/shared/session';
import { usePortal } from '../sections/ui/PortalContext.ts';
import { FrameLayout } from './FrameLayout.tsx';
import { frameShown } from './whenFrameReady.ts';

/** Nobody sees answers that were given to another. */
function useForgetOnChangeOfMember() {
  const { answers } = usePortal();
  const member = useSessionUser()?.userId ?? null;
  const known = useRef(member);
  useEffect(() => {
    if (known.current === member) return;
    known.current = member;
    void answers.resetQueries();
  }, [answers, member]);
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
