import { request } from '@portal/shared/client';
import { getListBoxPopup } from '@portal/shared/contract/main';
import { openDialog } from '@portal/shared/overlay';
import type { Router } from '@portal/shared/router';
import { PATHS } from '@portal/shared/section';
import { whenFrameReady } from '../../frame/whenFrameReady.ts';
import { arePopupsHidden, hidePopups } from './popupCookie.ts';

/** Maximum of popups: more would be a list. */
const MAX_POPUPS = 5;

/** Popups are shown once per document, not again on return to the home page. */
let greeted = false;

/** Opens today's popups, unless the visitor has hidden or seen them. */
export async function openPopups(router: Router): Promise<void> {
  // A hash belongs to another overlay, which has to be closed first.
  if (greeted || arePopupsHidden() || location.hash) return;
  greeted = true;
  const { list } = await request(getListBoxPopup, { limit: MAX_POPUPS }, { background: true }).catch(() => ({
    list: [],
  }));
  if (list.length === 0) return;
  const loading = import('./PopupDialog.tsx');
  await loading.catch(() => undefined);
  // The visitor may be following a link: a dialog would cancel that navigation.
  await whenFrameReady(router);
  if (location.pathname !== PATHS.home || location.hash) return;
  const choice = await openDialog(() => loading, { popups: list });
  if (choice === 'hide') hidePopups();
  else if (choice) await router.navigate(choice.page);
}
