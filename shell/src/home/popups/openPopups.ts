import { request } from '@portal/shared/client';
import { getListBoxPopup } from '@portal/shared/contract/main';
import { openDialog } from '@portal/shared/overlay';
import { arePopupsHidden, hidePopups } from './popupCookie.ts';

/** More would be a list, not a popup. */
const MAX_POPUPS = 5;

/** They are shown once in the life of the page; coming back to the home page shows none. */
let greeted = false;

/** Opens the carousel of today's popups, unless the visitor has had them. @param goTo leads to a page they link. */
export async function openPopups(goTo: (page: string) => void): Promise<void> {
  // A hash belongs to another overlay, which needs an answer first.
  if (greeted || arePopupsHidden() || location.hash) return;
  greeted = true;
  const { list } = await request(getListBoxPopup, { limit: MAX_POPUPS }, { background: true }).catch(() => ({
    list: [],
  }));
  if (list.length === 0 || location.pathname !== '/main' || location.hash) return;
  const choice = await openDialog(() => import('./PopupDialog.tsx'), { popups: list });
  if (choice === 'hide') hidePopups();
  else if (choice) goTo(choice.page);
}
