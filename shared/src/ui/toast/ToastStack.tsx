import { useEffect } from 'react';
import { toast as show, Toaster as Sonner } from 'sonner';
import 'sonner/dist/styles.css';
import { TOAST_EVENT } from './toast.ts';
import styles from './Toast.module.css';

/** Specification §9. */
const DURATION_MS = 3000;

/** The toasts themselves, in a polite live region. */
export default function ToastStack({ first }: { first: string }) {
  useEffect(() => {
    show(first);
    const receive = (event: Event) => {
      if (event instanceof CustomEvent && typeof event.detail === 'string') show(event.detail);
    };
    window.addEventListener(TOAST_EVENT, receive);
    return () => window.removeEventListener(TOAST_EVENT, receive);
  }, [first]);
  return (
    <div data-toasts="">
      <Sonner position="bottom-center" duration={DURATION_MS} containerAriaLabel="알림" toastOptions={{ unstyled: true, className: styles.root }} />
    </div>
  );
}
