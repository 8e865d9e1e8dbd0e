/** A place for a number in an old address and in its target: `{no}`. */
const PLACE = /\{([a-z]\w*)\}/gi;
/** A number in an asked address: a whole segment of the path or a whole value of the query. */
const NUMBER = /(?<=[/=])\d{1,15}(?=[/&?]|$)/g;
/** Numbers of an asked address that a pattern may name; every choice of them is one key to look up. */
const MAX_PLACES = 4;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

/** Path without slashes behind it, and query in the order of its names; both decoded. */
function plainAddress(address: string): string {
  const [path = '', query = ''] = (address.split('#', 1)[0] ?? '').split(/\?(.*)/s);
  const parameters = query.split('&').filter((one) => one !== '');
  const sorted = parameters.map(decoded).sort();
  return `${decoded(path).replace(/(.)\/+$/, '$1')}${sorted.length > 0 ? `?${sorted.join('&')}` : ''}`;
}

/** Compared form of an old address or a pattern: names of its places do not count. */
export const addressKey = (address: string): string => plainAddress(address).replace(PLACE, '{}');

/** Names of the places of a pattern, in the order of its key. */
export const placesOf = (address: string): string[] =>
  [...plainAddress(address).matchAll(PLACE)].map(([, name = '']) => name);

/** A key that an asked address may have, and the numbers in its places. */
export interface AskedKey {
  key: string;
  numbers: readonly string[];
}

/** Keys of an asked address, most exact first; at last those of its path alone. */
export function keysOf(asked: string): AskedKey[] {
  const whole = plainAddress(asked);
  const path = whole.split('?', 1)[0] ?? '';
  return (path === whole ? [whole] : [whole, path]).flatMap(keysWithPlaces);
}

function keysWithPlaces(address: string): AskedKey[] {
  const found = [...address.matchAll(NUMBER)].slice(0, MAX_PLACES);
  const choices = Array.from({ length: 2 ** found.length }, (_, choice) =>
    found.filter((_number, index) => (choice >> index) & 1),
  );
  return choices
    .sort((one, other) => one.length - other.length)
    .map((places) => {
      let key = '';
      let from = 0;
      for (const { 0: number, index } of places) {
        key += `${address.slice(from, index)}{}`;
        from = index + number.length;
      }
      return { key: key + address.slice(from), numbers: places.map(([number]) => number) };
    });
}

/** The target of a pattern with the numbers of an asked address in its places. */
export function filledTarget(pattern: { address: string; target: string }, numbers: readonly string[]): string {
  const byName = new Map(placesOf(pattern.address).map((name, index) => [name, numbers[index] ?? '']));
  return pattern.target.replace(PLACE, (place, name: string) => byName.get(name) ?? place);
}
