import { ACT_NAMES, OBJECT_NAMES } from '@portal/shared/contract/office';

const ASKED = 'ask: ';
const REFUSED = 'refuse: ';

const nameIn = (names: Readonly<Record<string, string>>, word: string): string => names[word] ?? word;

/**
 * Korean name of an act. An act that waits for a second employee is recorded with the prefix `ask: `, a refused one
 * with `refuse: `. An act unknown to this build is shown as recorded.
 */
export function actName(act: string): string {
  if (act.startsWith(REFUSED)) return `${actName(act.slice(REFUSED.length))} (반려됨)`;
  return act.startsWith(ASKED) ? `${actName(act.slice(ASKED.length))} (두 번째 확인 요청)` : nameIn(ACT_NAMES, act);
}

export const objectName = (object: string): string => nameIn(OBJECT_NAMES, object);
