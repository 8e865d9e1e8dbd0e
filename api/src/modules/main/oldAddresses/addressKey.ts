import { percentText } from '@portal/shared/rules';

/** A place for a number in an old address and in its target: `{no}`. */
const PLACE = /\{([a-z]\w*)\}/gi;
/** A number in an asked path or value: a whole segment or a whole value. */
const NUMBER = /^\d{1,15}$/;
/** Numbers of a path that a pattern may name, and values of a query that are tried alone and together. */
const MAX_PATH_PLACES = 4;
const MAX_VALUES = 6;

/** Text of a part of an address, in one form of Unicode and without control characters, which no table has. */
const plainText = (part: string): string =>
  percentText(part.replaceAll('+', ' '))
    .normalize('NFC')
    .replace(/\p{Cc}/gu, '');

interface PlainAddress {
  segments: readonly string[];
  /** `name=value` by name. */
  values: readonly string[];
}

/** Segments of the path without slashes behind it, and values of the query in the order of their names; all decoded. */
function plainAddress(address: string): PlainAddress {
  const [path = '', query = ''] = (address.split('#', 1)[0] ?? '').split(/\?(.*)/s);
  return {
    segments: path
      .replace(/(.)\/+$/, '$1')
      .split('/')
      .map(plainText),
    values: query
      .split('&')
      .filter((one) => one !== '')
      .map(plainText)
      .sort(),
  };
}

const joined = ({ segments, values }: PlainAddress): string =>
  `${segments.join('/')}${values.length > 0 ? `?${values.join('&')}` : ''}`;

/** Compared form of an old address or a pattern: names of its places do not count. */
export const addressKey = (address: string): string => joined(plainAddress(address)).replace(PLACE, '{}');

/** Names of the places of a pattern, in the order of its key. */
export const placesOf = (address: string): string[] =>
  [...joined(plainAddress(address)).matchAll(PLACE)].map(([, name = '']) => name);

/** A key that an asked address may have, and the numbers in its places. */
export interface AskedKey {
  key: string;
  numbers: readonly string[];
}

/** A choice for each part of an address: its text, or a place for its number. */
interface Choice {
  parts: readonly string[];
  numbers: readonly string[];
}

/**
 * Keys of an asked address, most specific first: with more of its values, then with fewer places. Values that no
 * pattern names (`utm_source`) are left out by the keys of the others.
 */
export function keysOf(asked: string): AskedKey[] {
  const { segments, values } = plainAddress(asked);
  const paths = choicesOf(segments, { numberOf: (segment) => segment, isOptional: false, max: MAX_PATH_PLACES });
  const ranked = rankedChoices(values);
  return ranked.flatMap((query) =>
    paths.map((path) => ({
      key: joined({ segments: path.parts, values: query.parts }),
      numbers: [...path.numbers, ...query.numbers],
    })),
  );
}

/** Choices of the whole query, then of each part of its shortest values: a pattern names numbers and short words. */
function rankedChoices(values: readonly string[]): Choice[] {
  const tried = new Set([...values].sort((one, other) => one.length - other.length).slice(0, MAX_VALUES));
  const isWhole = tried.size === values.length;
  const numberOf = (value: string) => value.slice(value.indexOf('=') + 1);
  const parts = choicesOf(
    values.filter((value) => tried.has(value)),
    { numberOf, isOptional: true, max: MAX_VALUES },
  ).sort((one, other) => other.parts.length - one.parts.length || one.numbers.length - other.numbers.length);
  return isWhole ? parts : [{ parts: values, numbers: [] }, ...parts];
}

/** Every choice of texts and places, fewest places first; of optional parts also those without them. */
function choicesOf(
  parts: readonly string[],
  { numberOf, isOptional, max }: { numberOf: (part: string) => string; isOptional: boolean; max: number },
): Choice[] {
  let places = 0;
  let choices: Choice[] = [{ parts: [], numbers: [] }];
  for (const part of parts) {
    const number = numberOf(part);
    const isPlace = NUMBER.test(number) && places < max;
    if (isPlace) places += 1;
    const withPlace = `${part.slice(0, part.length - number.length)}{}`;
    choices = choices.flatMap((choice) => [
      { ...choice, parts: [...choice.parts, part] },
      ...(isPlace ? [{ parts: [...choice.parts, withPlace], numbers: [...choice.numbers, number] }] : []),
      ...(isOptional ? [choice] : []),
    ]);
  }
  return choices.sort((one, other) => one.numbers.length - other.numbers.length);
}

/** The target of a pattern with the numbers of an asked address in its places. */
export function filledTarget(pattern: { address: string; target: string }, numbers: readonly string[]): string {
  const byName = new Map(placesOf(pattern.address).map((name, index) => [name, numbers[index] ?? '']));
  return pattern.target.replace(PLACE, (place, name: string) => byName.get(name) ?? place);
}
