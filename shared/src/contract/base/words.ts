import * as v from 'valibot';

/**
 * Closed words: a field that says one of a few. The API answers and takes no others. A browser runs a build of another
 * day, and meets words that an API of today has and that build does not: it shows them by their name and goes on.
 */

declare const unknownWord: unique symbol;

/** A word of an answer that this build does not know: what it means is said by the field's `…Name`, if by anything. */
export type UnknownWord = string & { readonly [unknownWord]: true };

/** A number out of a few that this build does not know. */
export type UnknownNumber = number & { readonly [unknownWord]: true };

/** What may be reported of a word that is not known: never what a person may have typed. */
export const PLAIN_WORD = /^[A-Za-z_-]{0,40}$/;

/** What a reader does with what it does not know: the word is kept, a word or an item left out, the answer refused. */
export const UNKNOWN_EFFECTS = ['kept', 'leftOut', 'refused'] as const;
export type UnknownEffect = (typeof UNKNOWN_EFFECTS)[number];

/** Said of a number or a word out of a few that is none of them. */
export const NOT_OFFERED = '보기에서 골라주세요.';

/** One of these words, by the table of their names. */
export const wordOf = <Names extends Record<string, string>>(names: Names, message = NOT_OFFERED) =>
  v.picklist(Object.keys(names) as (keyof Names & string)[], message);

/** Whether this build knows a word, or a number out of a few: whether its table has it. */
export const isKnown = <Word extends string | number>(
  table: Readonly<Record<Word, unknown>>,
  word: Word | UnknownWord | UnknownNumber,
): word is Word => Object.hasOwn(table, word);

/** What a table has for a word; for a word that this build does not know, what is given for all of them. */
export const inTable = <Word extends string | number, Value, Other>(
  table: Readonly<Record<Word, Value>>,
  word: Word | UnknownWord | UnknownNumber,
  otherwise: Other,
): Value | Other => (isKnown(table, word) ? table[word] : otherwise);

/** Whether a field says one of a few, and not just any text or number. */
type IsClosed<Value extends string | number> = string extends Value ? false : number extends Value ? false : true;

/**
 * What a client reads, by what the contract says is answered: words and numbers out of a few may be others than this
 * build knows. In an array those are left out.
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
