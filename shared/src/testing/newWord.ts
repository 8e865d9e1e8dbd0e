import type { UnknownNumber, UnknownWord } from '../contract/base/words.ts';

/** A word, or a number of a closed set, from an API of another release that this build does not know. */
export const newWord = (word = 'OF_ANOTHER_DAY') => word as UnknownWord;
export const newNumber = (value = 99) => value as UnknownNumber;
