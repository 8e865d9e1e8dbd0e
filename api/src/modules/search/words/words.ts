import { MIN_SEARCH_LETTERS } from '@portal/shared/contract/search';

/** Words of a search; those behind them narrow it no further. */
export const MAX_WORDS = 6;

/** Letters that have been typed in part: 위ㅅ on the way to 위생. */
const UNFINISHED = /[ㄱ-ㆎ]/g;
const WORDS = /[\p{L}\p{N}]+/gu;

const partsOf = (text: string): readonly string[] => text.toLowerCase().match(WORDS) ?? [];

/** A text as it is compared: without spaces and signs, in small letters. */
export const lettersOf = (text: string): string => partsOf(text).join('');

/**
 * The words of what was typed. Single letters are in nearly every text: several of them in a row are a word that was
 * spaced out, `2 급`; one by itself is left out.
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
