import { openDialog } from '@portal/shared/overlay';
import { signOut } from '@portal/shared/session';
import { isKnown } from '../contract/base/words.ts';
import type { ConsentDue } from '../contract/consent.ts';
import { VERSIONED_TEXT_NAMES } from '../contract/legalText.ts';
import { PATHS } from '../section/paths.ts';
import type { AskedChange } from './ChangedText.tsx';

const isAskable = (change: ConsentDue): change is AskedChange => isKnown(VERSIONED_TEXT_NAMES, change.text);

/** Asks a member for consent to new versions, and carries out the decision. */
export async function askForConsent(
  due: readonly ConsentDue[],
  navigate: (path: string) => void | Promise<void>,
): Promise<void> {
  const asked = due.filter(isAskable);
  if (asked.length === 0) return;
  const answer = await openDialog(() => import('./ConsentDialog.tsx'), { due: asked });
  if (answer === 'ownPage') await navigate(PATHS.me);
  if (answer !== 'signOut') return;
  await signOut();
  await navigate(PATHS.home);
}
