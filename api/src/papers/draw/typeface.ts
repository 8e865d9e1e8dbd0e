import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';

const read = (url: string) => readFileSync(fileURLToPath(url));

/**
 * The typeface of the pages in the weights of papers; a file embeds only the letters that it uses. Pretendard: (c) 2021
 * Kil Hyung-jin, SIL Open Font License 1.1.
 */
export const FACES = {
  regular: read(import.meta.resolve('pretendard/dist/public/static/alternative/Pretendard-Regular.ttf')),
  bold: read(import.meta.resolve('pretendard/dist/public/static/alternative/Pretendard-Bold.ttf')),
};

const regular = create(FACES.regular);
const letters = new Set('characterSet' in regular ? regular.characterSet : []);

/** Replaces letters missing in the typeface: Chinese characters and emoji. */
const MISSING = '□';

/** Characters without a glyph of their own: format characters and combining marks. */
const INVISIBLE = /[\p{Cf}\p{Mn}\p{Me}]/gu;

/** A text with only letters of the typeface. */
export const inLetters = (text: string): string =>
  [...text.normalize('NFC').replace(INVISIBLE, '')]
    .map((letter) => (letters.has(letter.codePointAt(0) ?? 0) || /\s/.test(letter) ? letter : MISSING))
    .join('');
