import { MessageDialog } from './MessageDialog.tsx';
import { openOverlay } from './open.ts';

const openAlerts = new Map<string, Promise<void>>();

/**
 * Shows a message with one button, above whatever is open (#ma). The same message is never shown twice at once. A
 * message asked for before the first page is drawn, or during a navigation, waits for it.
 */
export function alert(message: string): Promise<void> {
  const already = openAlerts.get(message);
  if (already) return already;
  const shown = openOverlay<void>('#ma', ({ close, closing }) => (
    <MessageDialog message={message} closing={closing} onYes={() => close()} onClose={() => close()} yes="확인" />
  ))
    .then(() => undefined)
    .finally(() => openAlerts.delete(message));
  openAlerts.set(message, shown);
  return shown;
}

/** The words on a confirm's buttons; 확인 and 취소 unless given. */
export interface ConfirmWords {
  yes?: string;
  no?: string;
}

/** Asks yes or no (#ma). Dismissing it is a no. */
export async function confirm(message: string, { yes = '확인', no = '취소' }: ConfirmWords = {}): Promise<boolean> {
  const answer = await openOverlay<boolean>('#ma', ({ close, closing }) => (
    <MessageDialog
      message={message}
      closing={closing}
      onYes={() => close(true)}
      onClose={() => close(false)}
      yes={yes}
      no={no}
    />
  ));
  return answer === true;
}
