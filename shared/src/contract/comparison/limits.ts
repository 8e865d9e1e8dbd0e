import * as v from 'valibot';
import { storableText } from '../../rules/index.ts';
import { describeShape } from './describeShape.ts';
import { patternFits } from './patternFits.ts';
import type { Shape, Word } from './shape.ts';

// Limits: values that a part of one shape allows and the same part of another shape rejects.

/** Valibot's own pattern of a format, such as `ISO_DATE_REGEX`. Null for number formats, which have none. */
function patternOf(format: string): string | null {
  const pattern = (v as unknown as Readonly<Record<string, unknown>>)[`${format.toUpperCase()}_REGEX`];
  return pattern instanceof RegExp ? String(pattern) : null;
}

const patternsOf = ({ patterns = [], formats = [] }: Shape): string[] => [
  ...patterns,
  ...formats.flatMap((format) => patternOf(format) ?? []),
];

/** Formats that imply others. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = { safe_integer: ['integer'] };

const isLongText = (shape: Shape) => shape.is === 'text' || shape.is === 'word';

const impliesPattern = (given: Shape, pattern: string) =>
  isLongText(given) && patternsOf(given).some((own) => patternFits(own, pattern));

/** `{0,}` for a text without limits. */
const lengthPattern = ({ minLength = 0, maxLength }: Shape) => `/^[^]{${minLength},${maxLength ?? ''}}$/u`;

const unit = ({ is }: Shape, length: number) => `${length} ${is === 'list' ? 'items' : 'letters'}`;

function* ofLength(given: Shape, taken: Shape): Generator<string> {
  const isTooLong = taken.maxLength !== undefined && (given.maxLength ?? Infinity) > taken.maxLength;
  const isTooShort = (given.minLength ?? 0) < (taken.minLength ?? 0);
  if (!isTooLong && !isTooShort) return;
  if (impliesPattern(given, lengthPattern(taken))) return;
  if (isTooLong) yield `with more than ${unit(taken, taken.maxLength ?? 0)}`;
  if (isTooShort) yield `with less than ${unit(taken, taken.minLength ?? 0)}`;
}

function* ofSize(given: Shape, taken: Shape): Generator<string> {
  if (taken.max !== undefined && (given.max ?? Infinity) > taken.max) yield `above ${taken.max}`;
  if (taken.min !== undefined && (given.min ?? -Infinity) < taken.min) yield `below ${taken.min}`;
}

function* ofForm(given: Shape, taken: Shape): Generator<string> {
  const formats = (given.formats ?? []).flatMap((format) => [format, ...(IMPLIED[format] ?? [])]);
  for (const format of taken.formats ?? []) {
    const pattern = patternOf(format);
    if (!formats.includes(format) && !(pattern && impliesPattern(given, pattern)))
      yield `that is no ${format.replaceAll('_', ' ')}`;
  }
  for (const pattern of taken.patterns ?? []) if (!impliesPattern(given, pattern)) yield `that is not ${pattern}`;
}

/** Rules are equal if their message or their code is. */
const isSameRule = (one: string, other: string) => {
  const parts = other.split(':');
  return one.split(':').some((part, index) => part === parts[index]);
};

/** Characters that cannot be stored are rejected everywhere, and no keyboard produces them. */
const EVERYWHERE = describeShape(storableText()).rules ?? [];

function* ofRules(given: Shape, taken: Shape): Generator<string> {
  const isNew = (rule: string) => ![...EVERYWHERE, ...(given.rules ?? [])].some((own) => isSameRule(own, rule));
  if ((taken.rules ?? []).some(isNew)) yield 'that breaks a rule which is new there';
}

/** If only one side trims white space, a text can pass here and fail there. */
function* ofTrimming(given: Shape, taken: Shape): Generator<string> {
  const areWords = given.words !== undefined && taken.words !== undefined;
  const isBounded = taken.maxLength !== undefined || areWords || patternsOf(taken).length > 0;
  if (given.trimmed && !taken.trimmed && isBounded) yield 'with white space around it';
  const hasForm = given.words !== undefined || patternsOf(given).length > 0;
  if (!given.trimmed && taken.trimmed && (taken.minLength ?? 0) > 0 && !hasForm) yield 'of white space alone';
}

/** True if a word is within the limits of a shape; rules are not evaluated. */
function keepsLimits(word: Word, shape: Shape): boolean {
  const { minLength = 0, maxLength = Infinity, min = -Infinity, max = Infinity } = shape;
  if (typeof word === 'number')
    return (
      word >= min && word <= max && (Number.isInteger(word) || !shape.formats?.some((name) => /integer/.test(name)))
    );
  const text = String(word);
  return (
    text.length >= minLength &&
    text.length <= maxLength &&
    patternsOf(shape).every((pattern) => patternFits(`/^${text.replace(/[^\w가-힣]/g, '\\$&')}$/u`, pattern))
  );
}

/** Closed set of words of a shape; null if it is open. */
export const wordsOf = ({ words, exactly }: Shape): readonly Word[] | null =>
  words ?? (exactly === undefined ? null : [exactly]);

/** Values that may be given but are not accepted, in words that follow "may be sent". */
export function beyondLimits(given: Shape, taken: Shape): string[] {
  const words = wordsOf(given);
  const beyond = words
    ? words.filter((word) => !keepsLimits(word, taken)).map((word) => `as ${JSON.stringify(word)}`)
    : [...ofLength(given, taken), ...ofSize(given, taken), ...ofForm(given, taken)];
  return [...beyond, ...ofTrimming(given, taken), ...ofRules(given, taken)];
}
