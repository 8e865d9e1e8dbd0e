import { createElement, lazy, Suspense } from 'react';
import { request } from '@portal/shared/client';
import { getListBoxPopup } from '@portal/shared/contract/main';
import { openModal } from '@portal/shared/overlay';
import { arePopupsHidden, hidePopups } from './popupCookie.ts';

const PopupDialog = lazy(() => import('./PopupDialog.tsx'));

/** More would be a list, not a popup. */
const MOST = 5;

/** They greet once while the page lives; coming back to the home page shows none. */
let greeted = false;

/** Opens the carousel of today's popups, unless the visitor has had them. */
export async function openPopups(): Promise<void> {
  // Something else wants an answer first, or the address still tells of an overlay.
  if (greeted || arePopupsHidden() || location.hash) return;
  greeted = true;
  const { list } = await request(getListBoxPopup, { limit: MOST }, { background: true }).catch(() => ({ list: [] }));
  if (list.length === 0 || location.pathname !== '/main' || location.hash) return;
  const hide = await openModal<boolean>(({ close, closing }) =>
    createElement(
      Suspense,
      { fallback: null },
      createElement(PopupDialog, { popups: list, closing, onClose: () => close(false), onHide: () => close(true) }),
    ),
  );
  if (hide) hidePopups();
}

/** For tests: as if the page had just been loaded. */
export const forgetGreeting = (): void => {
  greeted = false;
};
