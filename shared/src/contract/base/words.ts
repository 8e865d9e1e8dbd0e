import * as v from 'valibot';

/**
 * Fields with a closed set of words. The API returns and accepts only these, but a browser with an older build may
 * receive words that it does not know: it shows the name that comes with them and continues.
 */

declare const unknownWord: unique symbol;

/** Word of a response that this build does not know; its meaning is in the field's `…Name`, if there is one. */
export type UnknownWord = string & { readonly [unknownWord]: true };

/** Number from a closed set that this build does not know. */
export type UnknownNumber = number & { readonly [unknownWord]: true };

/** Unknown words that may be reported; excludes anything that a person may have typed. */
export const PLAIN_WORD = /^[A-Za-z_-]{0,40}$/;

/** Effect of an unknown part: the word is retained, a word or an item is left out, or the response is refused. */
export const UNKNOWN_EFFECTS = ['kept', 'leftOut', 'refused'] as const;
export type UnknownEffect = (typeof UNKNOWN_EFFECTS)[number];

/** Message for a value outside the closed set. */
export const NOT_OFFERED = '보기에서 골라주세요.';

/** Picklist of the keys of a table of names. */
export const wordOf = <Names extends Record<string, string>>(names: Names, message = NOT_OFFERED) =>
  v.picklist(Object.keys(names) as (keyof Names & string)[], message);

/** True if the table of this build has the word or number. */
export const isKnown = <Word extends string | number>(
  table: Readonly<Record<Word, unknown>>,
  word: Word | UnknownWord | UnknownNumber,
): word is Word => Object.hasOwn(table, word);

/** Value of a table for a word, or a fallback for a word that this build does not know. */
export const inTable = <Word extends string | number, Value, Other>(
  table: Readonly<Record<Word, Value>>,
  word: Word | UnknownWord | UnknownNumber,
  otherwise: Other,
): Value | Other => (isKnown(table, word) ? table[word] : otherwise);

/** True for a closed set of words or numbers, false for any string or number. */
type IsClosed<Value extends string | number> = string extends Value ? false : number extends Value ? false : true;

/**
 * Type read by a client for a response type of the contract: words and numbers of a closed set may be unknown to this
 * build, except in arrays, where those are left out.
 */
export type AsRead<Answer> = Answer extends readonly (infer Item)[]
  ? [Item] extends [string | number]
    ? Answer
    : AsRead<Item>[]
  : Answer extends object
    ? { [Field in keyof Answer]: AsRead<Answer[Field]> }
    : Answer extends string
      ? Answer | (IsClosed<Answer> extends true ? UnknownWord : never)
      : Answer extends number
        ? Answer | (IsClosed<Answer> extends true ? UnknownNumber : never)
        : Answer;
