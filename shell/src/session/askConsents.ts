import { request } from '@portal/shared/client';
import { getMapConsentsDue, type ConsentDue } from '@portal/shared/contract/consent';
import type { Router } from '@portal/shared/router';
import { PATHS } from '@portal/shared/section';
import { readSession } from '@portal/shared/session';
import { askForConsent } from '@portal/shared/texts';

/** Login for which the dialog was shown: after closing it, a member sees it again after the next login. */
const STORAGE_KEY = 'consentsAsked';

const wasAsked = (login: string) => {
  try {
    return sessionStorage.getItem(STORAGE_KEY) === login;
  } catch {
    return false;
  }
};

const noteAsked = (login: string) => {
  try {
    sessionStorage.setItem(STORAGE_KEY, login);
  } catch {
    // Storage is blocked: shown again in the next document.
  }
};

/** None if unknown, because of an older API or no connection: that must not block a page. */
const fetchDue = async (): Promise<readonly ConsentDue[]> =>
  (await request(getMapConsentsDue, {}, { background: true }).catch(() => ({ due: [] }))).due;

/**
 * Shows a member new versions of legal texts once after each login, when a page is drawn and nothing covers it.
 * @returns a function that stops it.
 */
export function askConsents(router: Router): () => void {
  /** Login for which the API was called. */
  let login = '';
  let due: readonly ConsentDue[] = [];

  const ask = async () => {
    const asked = due;
    due = [];
    noteAsked(login);
    await askForConsent(asked, (path) => router.navigate(path));
  };

  const onChange = async () => {
    const user = readSession()?.user;
    if (!user || user.userRole === 'employee') return;
    if (user.loginDate !== login) {
      login = user.loginDate;
      due = wasAsked(login) ? [] : await fetchDue();
    }
    const { initialized, navigation, location } = router.state;
    const isFree =
      initialized && navigation.state === 'idle' && location.hash === '' && location.pathname !== PATHS.signIn;
    // The member may have logged out, or in as somebody else, meanwhile.
    if (due.length > 0 && isFree && readSession()?.user.loginDate === login) await ask();
  };

  void onChange();
  return router.subscribe(() => void onChange());
}
