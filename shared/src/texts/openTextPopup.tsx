import type { ComponentType } from 'react';
import { openDialog, type DialogProps } from '@portal/shared/overlay';
import type { VersionedText } from '../contract/standingText.ts';
import type { StandingText } from './standingText.ts';

/** The dialog of one text: its words and the dialog that shows them are fetched together, when first asked for. */
function dialogOf(load: () => Promise<{ default: StandingText }>, name?: VersionedText) {
  let dialog: { default: ComponentType<DialogProps> } | undefined;
  return async () => {
    const [{ default: TextDialog }, { default: text }] = await Promise.all([import('./TextDialog.tsx'), load()]);
    // The same component each time: a dialog that is open is recognised by it.
    dialog ??= { default: (props) => <TextDialog text={text} {...(name && { name })} {...props} /> };
    return dialog;
  };
}

const texts = {
  privacy: dialogOf(() => import('./privacy.text.ts'), 'privacy'),
  terms: dialogOf(() => import('./terms.text.ts'), 'terms'),
  marketing: dialogOf(() => import('./marketing.text.ts'), 'marketing'),
  purpose: dialogOf(() => import('./purpose.text.ts')),
  procedure: dialogOf(() => import('./procedure.text.ts')),
  privilege: dialogOf(() => import('./privilege.text.ts')),
};

/** The six texts of the association that open as popups (specification §2). */
export type TextName = keyof typeof texts;

/** Opens one of the texts; resolves when it was closed. */
export const openTextPopup = (name: TextName): Promise<void> => openDialog(texts[name]);
