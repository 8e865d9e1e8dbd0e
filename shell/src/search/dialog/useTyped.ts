import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '@portal/shared/ui';

/** A text as it stood when nothing had been typed for a moment: nothing is asked while somebody is typing. */
export function useTyped(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
