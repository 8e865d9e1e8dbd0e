import { isNeeded } from './isNeeded.ts';

const HANGUL = 'U+ac00-ac0f, U+ac20';

/** True if a regular part with these characters is needed. */
const needs = (unicodeRange: string, regular: string, bold = '') =>
  isNeeded({ weight: '400', url: () => '/part.woff2', unicodeRange }, { '400': regular, '700': bold });

test('a part is needed for each end of a range, and for a single character', () => {
  expect(['\uac00', '\uac0f', '나\uac20'].map((text) => needs(HANGUL, text))).toEqual([true, true, true]);
});

test('it is not needed for characters between or beyond its ranges', () => {
  expect(['\uabff', '\uac10', '\uac21', ''].some((text) => needs(HANGUL, text))).toBe(false);
});

test('it is not needed for a character in the other weight', () => {
  expect(needs(HANGUL, '', '\uac00')).toBe(false);
});

test('characters beyond the first plane are not split', () => {
  expect(needs('U+1F600-1F64F', '😀')).toBe(true);
});
