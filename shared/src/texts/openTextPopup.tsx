import type { ComponentType } from 'react';
import { openDialog, type DialogProps } from '@portal/shared/overlay';
import type { VersionedText } from '../contract/legalText.ts';
import type { LegalText } from './legalText.ts';

/** Loader of a text's dialog: text and dialog are fetched together on first use. */
function dialogOf(load: () => Promise<{ default: LegalText }>, name?: VersionedText) {
  let dialog: { default: ComponentType<DialogProps> } | undefined;
  return async () => {
    const [{ default: TextDialog }, { default: text }] = await Promise.all([import('./TextDialog.tsx'), load()]);
    // Must be the same component each time, since an open dialog is identified by it.
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

/** The association's six texts that open as popups (specification §2). */
export type TextName = keyof typeof texts;

/** Opens a text; resolves when closed. */
export const openTextPopup = (name: TextName): Promise<void> => openDialog(texts[name]);
