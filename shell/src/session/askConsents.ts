import { request } from '@portal/shared/client';
import { getMapConsentsDue, type ConsentDue } from '@portal/shared/contract/consent';
import type { Router } from '@portal/shared/router';
import { PATHS } from '@portal/shared/section';
import { readSession } from '@portal/shared/session';
import { askForConsent } from '@portal/shared/texts';

/** The login that was asked: who closes the question is asked again after the next one. */
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
    // Forbidden: asked again with the next document.
  }
};

/** Nobody is kept from a page because it cannot be known: an older API, or no line. */
const fetchDue = async (): Promise<readonly ConsentDue[]> =>
  (await request(getMapConsentsDue, {}, { background: true }).catch(() => ({ due: [] }))).due;

/**
 * Asks a member about new versions of texts once after each login, when a page stands and nothing lies over it.
 * @returns a function that ends it.
 */
export function askConsents(router: Router): () => void {
  /** The login about which the API was asked. */
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
    // Whoever has logged out, or in as somebody else, meanwhile is not asked this.
    if (due.length > 0 && isFree && readSession()?.user.loginDate === login) await ask();
  };

  void onChange();
  return router.subscribe(() => void onChange());
}
