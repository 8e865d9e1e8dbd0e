import type { Part } from '@portal/shared/typeface';
import type { CharactersByWeight } from './charactersByWeight.ts';

/** Pattern of `U+AC00-AC0F, U+41`: `[\u{AC00}-\u{AC0F}\u{41}]`. */
const patternOf = (unicodeRange: string): RegExp => {
  const ranges = unicodeRange.split(',').map((range) => range.trim().slice('U+'.length).split('-'));
  return new RegExp(`[${ranges.map((ends) => ends.map((end) => `\\u{${end}}`).join('-')).join('')}]`, 'u');
};

/** True if a part of the typeface has one of the characters. */
export const isNeeded = ({ weight, unicodeRange }: Part, characters: CharactersByWeight): boolean =>
  patternOf(unicodeRange).test(characters[weight]);
