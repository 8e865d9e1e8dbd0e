/** What a part of an input or of an answer is. */
export type Kind =
  | 'text'
  | 'number'
  | 'boolean'
  | 'null'
  | 'object'
  | 'list'
  | 'record'
  /** A few words and numbers together. */
  | 'word'
  /** One of several shapes. */
  | 'anyOf'
  | 'anything';

export type Word = string | number | boolean;

/**
 * What a schema takes, as plain JSON, so that two builds of different days can be compared. It says what goes over the
 * wire; what is made of that is nobody else's business.
 */
export interface Shape {
  readonly is: Kind;
  readonly mayBeMissing?: true;
  readonly mayBeNull?: true;
  /** One of a few. Whoever reads an answer goes on where it is another one. */
  readonly words?: readonly Word[];
  /** This one, and no other: what tells shapes apart. */
  readonly exactly?: Word;
  /** White space around it is removed before it is looked at. */
  readonly trimmed?: true;
  /** Letters of a text, items of a list. */
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
  /** Formats by valibot's names: `iso_date`. */
  readonly formats?: readonly string[];
  /** Regular expressions: `/^\d+$/`. */
  readonly patterns?: readonly string[];
  /** Rules that are code, each by digests of what it says and of what it does. */
  readonly rules?: readonly string[];
  /** Of an object. */
  readonly fields?: Readonly<Record<string, Shape>>;
  /** An object that has no other fields. */
  readonly isClosed?: true;
  /** Of a list: each item; of a record: each value. */
  readonly item?: Shape;
  /** Of a record. */
  readonly keys?: Shape;
  /** Of `anyOf`. */
  readonly options?: readonly Shape[];
  /** The field that tells the options apart. */
  readonly by?: string;
}
