import { lazy, Suspense } from 'react';
import type { ConfirmWords, ModalProps } from './open.ts';

// Radix's dialog is 14 KB compressed and nobody needs it before the first dialog.
const Message = lazy(() => import('./MessageDialog.tsx'));

export function AlertDialog({ close, closing, message }: ModalProps<void> & { message: string }) {
  return (
    <Suspense fallback={null}>
      <Message message={message} closing={closing} onYes={() => close()} onClose={() => close()} yes="확인" />
    </Suspense>
  );
}

export function ConfirmDialog({
  close,
  closing,
  message,
  words,
}: ModalProps<boolean> & { message: string; words: ConfirmWords }) {
  return (
    <Suspense fallback={null}>
      <Message
        message={message}
        closing={closing}
        onYes={() => close(true)}
        onClose={() => close(false)}
        yes={words.yes ?? '확인'}
        no={words.no ?? '취소'}
      />
    </Suspense>
  );
}
