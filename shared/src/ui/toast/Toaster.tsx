import { lazy, Suspense, useEffect, useState } from 'react';
import { TOAST_EVENT } from './toast.ts';

const ToastStack = lazy(() => import('./ToastStack.tsx'));

/** Where toasts appear; its code is loaded with the first of them. Rendered once, by the shell. */
export function Toaster() {
  const [first, setFirst] = useState<string | null>(null);
  useEffect(() => {
    if (first !== null) return;
    const receive = (event: Event) => {
      if (event instanceof CustomEvent && typeof event.detail === 'string') setFirst(event.detail);
    };
    window.addEventListener(TOAST_EVENT, receive);
    return () => window.removeEventListener(TOAST_EVENT, receive);
  }, [first]);
  return first === null ? null : (
    <Suspense fallback={null}>
      <ToastStack first={first} />
    </Suspense>
  );
}
