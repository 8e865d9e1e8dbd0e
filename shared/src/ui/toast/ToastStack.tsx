import { Toast } from 'radix-ui';
import { useEffect, useState } from 'react';
import { TOAST_EVENT } from './toast.ts';
import styles from './ToastStack.module.css';

/** How long a toast stays (specification §9). */
const DURATION_MS = 3000;

interface Shown {
  id: number;
  message: string;
}

/** The toasts themselves, in a polite live region. */
export default function ToastStack({ first }: { first: string }) {
  const [toasts, setToasts] = useState<Shown[]>([{ id: 0, message: first }]);
  useEffect(() => {
    const receive = (event: Event) => {
      if (!(event instanceof CustomEvent) || typeof event.detail !== 'string') return;
      const message = event.detail;
      setToasts((shown) => [...shown, { id: (shown.at(-1)?.id ?? 0) + 1, message }]);
    };
    window.addEventListener(TOAST_EVENT, receive);
    return () => window.removeEventListener(TOAST_EVENT, receive);
  }, []);
  const remove = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));
  return (
    <Toast.Provider duration={DURATION_MS} label="알림" swipeDirection="down">
      {toasts.map(({ id, message }) => (
        <Toast.Root key={id} type="background" className={styles.root} onOpenChange={(open) => !open && remove(id)}>
          <Toast.Description>{message}</Toast.Description>
        </Toast.Root>
      ))}
      <Toast.Viewport label="알림 ({hotkey})" className={styles.viewport} data-toasts="" />
    </Toast.Provider>
  );
}
