import type { UnknownNumber, UnknownWord } from '../contract/base/words.ts';

/** A word, or a number out of a few, of an API of another day: no build of today knows it. */
export const newWord = (word = 'OF_ANOTHER_DAY') => word as UnknownWord;
export const newNumber = (value = 99) => value as UnknownNumber;
