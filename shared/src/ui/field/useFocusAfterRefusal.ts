import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses an error summary when a submission was refused. Not whenever errors appear: a form that validates during
 * typing would take the focus out of the field.
 */
export function useFocusAfterRefusal(box: RefObject<HTMLElement | null>, refused: boolean, attempt: number): void {
  const submitted = useRef(false);

  useEffect(() => {
    const form = box.current?.closest('form');
    // Outside a form, the summary appears only after a refused submission.
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

  // On every render, since the result of a submission arrives some renders later.
  useEffect(() => {
    if (!refused || !submitted.current) return;
    submitted.current = false;
    box.current?.focus();
  });
}
