import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '@portal/shared/ui';

/** Debounced text: nothing is requested while the visitor is typing. */
export function useTyped(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
