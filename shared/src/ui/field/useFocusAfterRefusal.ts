import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to an error summary when a submission was refused. Not whenever errors appear: a form that validates
 * while one types would take the focus out of the field.
 */
export function useFocusAfterRefusal(box: RefObject<HTMLElement | null>, refused: boolean, attempt: number): void {
  const submitted = useRef(false);

  useEffect(() => {
    const form = box.current?.closest('form');
    // Outside a form, appearing means that the submission was refused.
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

  // At every render, since the result of a submission arrives some renders later.
  useEffect(() => {
    if (!refused || !submitted.current) return;
    submitted.current = false;
    box.current?.focus();
  });
}
