import { useState } from 'react';
import type { Spoken } from './spoken.ts';

/** What has become so while the page is open, and nothing of what was so when it was opened. */
export function useSpoken({ key, words }: Spoken): string {
  const [last, setLast] = useState({ key, said: '' });
  if (last.key !== key) setLast({ key, said: words });
  return last.said;
}
