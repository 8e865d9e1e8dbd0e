import { MIN_SEARCH_LETTERS } from '@portal/shared/contract/search';

/** Normalised text for comparisons: lower case, without spaces and punctuation. */
export const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Checks for a minimum of letters; an incomplete syllable, such as ㅅ on the way to 생, is not counted. */
export const isSearchable = (typed: string): boolean =>
  lettersOf(typed.replace(/[ㄱ-ㆎ]/g, '')).length >= MIN_SEARCH_LETTERS;
