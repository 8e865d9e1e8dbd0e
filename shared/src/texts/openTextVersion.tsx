import { request } from '@portal/shared/client';
import { openDialog, type DialogProps } from '@portal/shared/overlay';
import { getMapStandingText, type VersionedText } from '../contract/standingText.ts';
import { textOfAnswer } from './textOfAnswer.ts';

/** Opens a version of a text by its day: what somebody agreed to then. A failure to load it is told by the client. */
export const openTextVersion = (name: VersionedText, version: string): Promise<void> =>
  openDialog(async () => {
    const [{ default: TextDialog }, answer] = await Promise.all([
      import('./TextDialog.tsx'),
      request(getMapStandingText, { name, version }),
    ]);
    const text = textOfAnswer(answer);
    return { default: (props: DialogProps) => <TextDialog text={{ ...text, earlier: [] }} name={name} {...props} /> };
  });
