import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react';
import type { MessageDialogProps } from './MessageDialog.tsx';
import { openOverlay } from './open.ts';

/** The browser's own box, for a page that cannot load the dialog's code: a message must never be lost. */
function BrowserMessage({ message, no, onYes, onClose }: MessageDialogProps) {
  const shown = useRef(false);
  useEffect(() => {
    if (shown.current) return;
    shown.current = true;
    if (no === undefined) {
      window.alert(message);
      onClose();
    } else if (window.confirm(message)) onYes();
    else onClose();
  }, [message, no, onYes, onClose]);
  return null;
}

// Radix's dialog is 14 KB compressed, and nothing needs it before the first dialog.
const MessageDialog = lazy<ComponentType<MessageDialogProps>>(() =>
  import('./MessageDialog.tsx').catch(() => ({ default: BrowserMessage })),
);

const openAlerts = new Map<string, Promise<void>>();

/** Shows a message with one button, above whatever is open (#ma). The same message is never shown twice at once. */
export function alert(message: string): Promise<void> {
  const already = openAlerts.get(message);
  if (already) return already;
  const shown = openOverlay<void>('#ma', ({ close, closing }) => (
    <Suspense fallback={null}>
      <MessageDialog message={message} closing={closing} onYes={() => close()} onClose={() => close()} yes="확인" />
    </Suspense>
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
    <Suspense fallback={null}>
      <MessageDialog
        message={message}
        closing={closing}
        onYes={() => close(true)}
        onClose={() => close(false)}
        yes={yes}
        no={no}
      />
    </Suspense>
  ));
  return answer === true;
}
