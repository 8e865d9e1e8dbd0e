/** Kind of a part of an input or a response. */
export type Kind =
  | 'text'
  | 'number'
  | 'boolean'
  | 'null'
  | 'object'
  | 'list'
  | 'record'
  /** Closed set that mixes words and numbers. */
  | 'word'
  /** One of several shapes. */
  | 'anyOf'
  | 'anything';

export type Word = string | number | boolean;

/**
 * Values accepted by a schema, as plain JSON, for comparing builds of different releases. Describes the wire format
 * only, not the transformed value.
 */
export interface Shape {
  readonly is: Kind;
  readonly mayBeMissing?: true;
  readonly mayBeNull?: true;
  /** Closed set; a reader of responses tolerates unknown values. */
  readonly words?: readonly Word[];
  /** Literal value, which discriminates variants. */
  readonly exactly?: Word;
  /** White space is trimmed before validation. */
  readonly trimmed?: true;
  /** Characters of a text, items of a list. */
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
  /** Formats under valibot's names: `iso_date`. */
  readonly formats?: readonly string[];
  /** Regular expressions: `/^\d+$/`. */
  readonly patterns?: readonly string[];
  /** Rules in code, each as digests of its message and of its code. */
  readonly rules?: readonly string[];
  /** Fields of an object. */
  readonly fields?: Readonly<Record<string, Shape>>;
  /** True for an object that allows no further fields. */
  readonly isClosed?: true;
  /** Item of a list or value of a record. */
  readonly item?: Shape;
  /** Keys of a record. */
  readonly keys?: Shape;
  /** Options of `anyOf`. */
  readonly options?: readonly Shape[];
  /** Discriminator of the options. */
  readonly by?: string;
}
