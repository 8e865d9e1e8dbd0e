import { useCallback, useEffect, useState } from 'react';
import { TOAST_EVENT } from './toast.ts';
import styles from './Toaster.module.css';

/** Duration of a toast (specification §9). */
const DURATION_MS = 3000;

interface Shown {
  id: number;
  message: string;
}

/** A toast, which stays longer while a pointer is on it. */
function Toast({ id, message, onOver }: Shown & { onOver: (id: number) => void }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onOver(id), DURATION_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onOver, id]);
  return (
    <p className={styles.toast} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      {message}
    </p>
  );
}

/**
 * Container of toasts, a polite live region that exists before the first of them. Rendered once, by the shell, in its
 * initial chunk, because a toast reports success even if nothing more can be loaded.
 */
export function Toaster() {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  useEffect(() => {
    let lastId = 0;
    const receive = (event: Event) => {
      if (!(event instanceof CustomEvent) || typeof event.detail !== 'string') return;
      const toast = { id: ++lastId, message: event.detail };
      setToasts((shown) => [...shown, toast]);
    };
    window.addEventListener(TOAST_EVENT, receive);
    return () => window.removeEventListener(TOAST_EVENT, receive);
  }, []);
  const remove = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  return (
    <div role="status" aria-live="polite" className={styles.root} data-toasts="">
      {toasts.map((toast) => (
        <Toast key={toast.id} {...toast} onOver={remove} />
      ))}
    </div>
  );
}
