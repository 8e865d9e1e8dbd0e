import { useEffect } from 'react';
import { OverlayHost } from '@portal/shared/overlay';
import { Outlet, ScrollRestoration } from '@portal/shared/router';
import { usePortal } from '../bootstrap/portal.ts';
import { frameShown } from '../routing/shown.ts';
import { FrameLayout } from './FrameLayout.tsx';

/** Header, footer and everything else that stands around each page. */
export function Frame() {
  const { router } = usePortal();
  useEffect(frameShown, []);
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
