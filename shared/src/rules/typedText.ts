/** Letters without a visible shape: Hangul fillers and the Braille blank. */
const FILLERS = /[\u115F\u1160\u3164\uFFA0\u2800]/g;

/** Line ends of other systems, converted before control characters are removed. */
const LINE_ENDS = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/**
 * First alternatives, in order: sequences in which an invisible character changes the meaning: a regional flag, an
 * emoji with a modifier or joined to the next, a keycap, a variant of a Han character, and joiners in the scripts from
 * Arabic to Sinhala, Myanmar, Khmer and Mongolian. Then all other invisible characters: direction marks, zero-width
 * spaces and joiners, soft hyphens, control characters. U+0000 remains, to be rejected later.
 */
const SEEN_OR_INVISIBLE = new RegExp(
  [
    '(\\u{1F3F4}[\\u{E0020}-\\u{E007E}]+\\u{E007F}',
    '\\p{Extended_Pictographic}\\p{Emoji_Modifier}?[\\uFE0E\\uFE0F]?(?:\\u200D(?=\\p{Extended_Pictographic}))?',
    '[0-9#*]\\uFE0F(?=\\u20E3)',
    '\\p{Script=Han}[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
    '[\\u0600-\\u109F\\u1780-\\u18AF][\\u180B-\\u180F\\u200C\\u200D])',
    '\\p{Default_Ignorable_Code_Point}+',
    '[\\uFFF9-\\uFFFB\\u0001-\\u0008\\u000E-\\u001F\\u007F-\\u009F]+',
  ].join('|'),
  'gu',
);

/** Quick test for any of those, which most texts lack. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u0001-\u0008\u000E-\u001F\u007F-\u009F]/u;

/** Accents and other marks without a base letter. */
const LOOSE_MARKS = /(^|\s)\p{M}+/gu;

/** Marks after the first 30, which no letter of any language exceeds (UAX #15): composing takes quadratic time. */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

/**
 * Normalizes a text: composed (NFC), without invisible characters, fillers replaced by spaces. Retains its lines.
 * Idempotent. Not NFKC, which joins `ㅎㅎ` and converts `①` to 1.
 */
export function typedText(text: string): string {
  const filled = text.replace(LINE_ENDS, '\n').replace(FILLERS, ' ');
  const seen = INVISIBLE.test(filled)
    ? filled.replace(SEEN_OR_INVISIBLE, (_, kept: string | undefined) => kept ?? '')
    : filled;
  return seen.replace(TOO_MANY_MARKS, '$1').normalize('NFC').replace(LOOSE_MARKS, '$1');
}

/** Single line: line ends, tabs and other white space become spaces. */
export const typedLine = (text: string): string => typedText(text).replace(/\s/gu, ' ');

/** Letters, digits and signs in East Asian full width. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/** Name as stored, compared and searched: one line, single spaces, `ＫＩＭ` as `KIM`. */
export const typedName = (name: string): string =>
  typedLine(name)
    .replace(FULL_WIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/ +/g, ' ')
    .trim();

/** Common form of all spellings of a name: without spaces, in lower case. */
export const comparedName = (name: string): string => typedName(name).replace(/ /g, '').toLowerCase();

/** Typed number of a phone, a document or an account: digits and letters of any width become ASCII. */
export const typedNumber = (number: string): string => typedLine(number).normalize('NFKC').trim();
