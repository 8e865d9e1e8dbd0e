import { COMMON_WORD, RARE_MATCHES, RARE_WORD, type Reading } from './noticeRows.ts';

const reading = (name: string, keyword: string, limit?: number): Reading => ({
  name: `the portal's search: ${name}`,
  call: 'searchPortal',
  input: () => ({ keyword, ...(limit && { limit }) }),
});

/** Searches over everything, with the words of the generated notices. */
export const SEARCH_READINGS: readonly Reading[] = [
  reading(`${RARE_MATCHES} matches`, RARE_WORD),
  { ...reading('1 % matches', COMMON_WORD), findsMore: true },
  reading('a word that every title has', '공지'),
  reading('two words, one of them in every title', `공지 ${RARE_WORD}`),
  reading('a slip of the finger', '북극곳'),
  reading('nothing', '펭귄'),
  reading('six suggestions', '공지', 6),
];
