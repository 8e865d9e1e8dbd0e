import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives an error summary the focus when a submission was refused. Not whenever errors appear: a form that checks while
 * one types would tear the cursor out of the field.
 */
export function useFocusAfterRefusal(box: RefObject<HTMLElement | null>, refused: boolean, attempt: number): void {
  const submitted = useRef(false);

  useEffect(() => {
    const form = box.current?.closest('form');
    // Without a form around it, its coming is the refusal.
    if (!form) {
      submitted.current = true;
      return;
    }
    const submit = () => {
      submitted.current = true;
    };
    const goOnTyping = () => {
      submitted.current = false;
    };
    form.addEventListener('submit', submit);
    form.addEventListener('input', goOnTyping);
    return () => {
      form.removeEventListener('submit', submit);
      form.removeEventListener('input', goOnTyping);
    };
  }, [box]);

  useEffect(() => {
    if (attempt > 0) submitted.current = true;
  }, [attempt]);

  // At every render, since the answer to a submission comes some renders after it.
  useEffect(() => {
    if (!refused || !submitted.current) return;
    submitted.current = false;
    box.current?.focus();
  });
}
