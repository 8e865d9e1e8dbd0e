import { alert, openModal } from '@portal/shared/overlay';
import { CODES } from '../contract/codes.ts';
import type { StandingText } from './standingText.ts';

const loaders = {
  privacy: () => import('./privacy.ts'),
  terms: () => import('./terms.ts'),
  marketing: () => import('./marketing.ts'),
  purpose: () => import('./purpose.ts'),
  procedure: () => import('./procedure.ts'),
  privilege: () => import('./privilege.ts'),
} satisfies Record<string, () => Promise<{ default: StandingText }>>;

/** The six texts of spec §2 "Text popups". */
export type TextName = keyof typeof loaders;

/** Opens one of the texts; resolves when it was closed. Text and popup are fetched when first asked for. */
export async function openTextPopup(name: TextName): Promise<void> {
  let loaded;
  try {
    loaded = await Promise.all([import('./TextDialog.tsx'), loaders[name]()]);
  } catch {
    await alert(CODES.FAULT.message);
    return;
  }
  const [{ default: TextDialog }, { default: text }] = loaded;
  await openModal(({ close, closing }) => <TextDialog text={text} closing={closing} onClose={() => close()} />);
}
