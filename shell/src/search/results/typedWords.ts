import { MIN_SEARCH_LETTERS } from '@portal/shared/contract/search';

/** A text as it is compared: without spaces and signs, in small letters. */
export const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether there is enough to look for; a letter that is typed in part, ㅅ on the way to 생, is not counted. */
export const isSearchable = (typed: string): boolean =>
  lettersOf(typed.replace(/[ㄱ-ㆎ]/g, '')).length >= MIN_SEARCH_LETTERS;
