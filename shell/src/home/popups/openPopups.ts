import { request } from '@portal/shared/client';
import { getListBoxPopup } from '@portal/shared/contract/main';
import { openDialog } from '@portal/shared/overlay';
import type { Router } from '@portal/shared/router';
import { PATHS } from '@portal/shared/section';
import { whenFrameReady } from '../../frame/whenFrameReady.ts';
import { arePopupsHidden, hidePopups } from './popupCookie.ts';

/** More would be a list, not a popup. */
const MAX_POPUPS = 5;

/** They are shown once in the life of the page; coming back to the home page shows none. */
let greeted = false;

/** Opens the carousel of today's popups, unless the visitor has had them. */
export async function openPopups(router: Router): Promise<void> {
  // A hash belongs to another overlay, which needs an answer first.
  if (greeted || arePopupsHidden() || location.hash) return;
  greeted = true;
  const { list } = await request(getListBoxPopup, { limit: MAX_POPUPS }, { background: true }).catch(() => ({
    list: [],
  }));
  if (list.length === 0) return;
  const loading = import('./PopupDialog.tsx');
  await loading.catch(() => undefined);
  // Whoever has pressed a link meanwhile is on the way: a dialog would take that navigation's place.
  await whenFrameReady(router);
  if (location.pathname !== PATHS.home || location.hash) return;
  const choice = await openDialog(() => loading, { popups: list });
  if (choice === 'hide') hidePopups();
  else if (choice) await router.navigate(choice.page);
}
