import { MIN_SEARCH_LETTERS } from '@portal/shared/contract/search';

/** Maximum words of a search; further ones are ignored. */
export const MAX_WORDS = 6;

/** Incomplete syllables while typing: 위ㅅ before 위생. */
const UNFINISHED = /[ㄱ-ㆎ]/g;
const WORDS = /[\p{L}\p{N}]+/gu;

const partsOf = (text: string): readonly string[] => text.toLowerCase().match(WORDS) ?? [];

/** Text for comparison: lower case, without spaces and punctuation. */
export const lettersOf = (text: string): string => partsOf(text).join('');

/**
 * Words of the typed text. Single letters occur in nearly every text: several in a row are joined to one word that was
 * spaced out, such as `2 급`; a single one is dropped.
 */
export function wordsOf(typed: string): string[] {
  const words: string[] = [];
  let spaced = '';
  for (const part of [...partsOf(typed.normalize('NFC').replace(UNFINISHED, '')), '']) {
    if (part.length === 1) spaced += part;
    else {
      words.push(spaced, part);
      spaced = '';
    }
  }
  return [...new Set(words)].filter((word) => word.length >= MIN_SEARCH_LETTERS).slice(0, MAX_WORDS);
}
