import { request } from '@portal/shared/client';
import { openDialog, type DialogProps } from '@portal/shared/overlay';
import { getMapStandingText, type VersionedText } from '../contract/legalText.ts';
import { textOfAnswer } from './textOfAnswer.ts';

/** Opens a version of a text by its day, such as the one somebody agreed to. The client shows a failure to load it. */
export const openTextVersion = (name: VersionedText, version: string): Promise<void> =>
  openDialog(async () => {
    const [{ default: TextDialog }, answer] = await Promise.all([
      import('./TextDialog.tsx'),
      request(getMapStandingText, { name, version }),
    ]);
    const text = textOfAnswer(answer);
    return { default: (props: DialogProps) => <TextDialog text={{ ...text, earlier: [] }} name={name} {...props} /> };
  });
