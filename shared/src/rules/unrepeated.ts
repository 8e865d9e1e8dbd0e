import * as v from 'valibot';
import { repetitionProblem, SAME_CHARACTER_MESSAGE, SEQUENCE_MESSAGE } from './repetition.ts';

/** Repetition rule as two steps of a valibot pipe, one per message. */
export const noSameCharacters = v.check<string, string>(
  (text) => repetitionProblem(text) !== SAME_CHARACTER_MESSAGE,
  SAME_CHARACTER_MESSAGE,
);
export const noSequences = v.check<string, string>(
  (text) => repetitionProblem(text) !== SEQUENCE_MESSAGE,
  SEQUENCE_MESSAGE,
);
