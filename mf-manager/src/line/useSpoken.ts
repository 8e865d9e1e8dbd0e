import { useState } from 'react';
import type { Spoken } from './spoken.ts';

/** Announces changes while the page is open, but not the initial state. */
export function useSpoken({ key, words }: Spoken): string {
  const [last, setLast] = useState({ key, said: '' });
  if (last.key !== key) setLast({ key, said: words });
  return last.said;
}
