/** Letters that are drawn as nothing and yet are letters: fillers of Hangul, and the blank of Braille. */
const FILLERS = /[\u115F\u1160\u3164\uFFA0\u2800]/g;

/** Line ends of other systems; a control character below is none of them. */
const LINE_ENDS = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/**
 * First, in order, the sequences in which an invisible character changes what is read: a flag of a region, an emoji
 * with its modifier or joined to the next, the key of a digit, a variant of a Han character, and joiners in the scripts
 * from Arabic to Sinhala, Myanmar, Khmer and Mongolian. Then all other invisible characters: marks of direction,
 * zero-width blanks and joiners, soft hyphens, control characters. U+0000 is left, to be refused.
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

/** True if a text has any of those: most have none. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u0001-\u0008\u000E-\u001F\u007F-\u009F]/u;

/** Accents and other marks without a letter under them. */
const LOOSE_MARKS = /(^|\s)\p{M}+/gu;

/** Marks behind the 30 that no letter of any language exceeds (UAX #15): composing takes the square of their number. */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

/**
 * A text as it is read: composed (NFC), without what cannot be seen; a filler is a blank. Its lines remain. The same
 * again for what it has returned. Not NFKC, which joins `ㅎㅎ` and makes `①` a 1.
 */
export function typedText(text: string): string {
  const filled = text.replace(LINE_ENDS, '\n').replace(FILLERS, ' ');
  const seen = INVISIBLE.test(filled)
    ? filled.replace(SEEN_OR_INVISIBLE, (_, kept: string | undefined) => kept ?? '')
    : filled;
  return seen.replace(TOO_MANY_MARKS, '$1').normalize('NFC').replace(LOOSE_MARKS, '$1');
}

/** A text of one line: a line end, a tab and every other kind of blank is a space. */
export const typedLine = (text: string): string => typedText(text).replace(/\s/gu, ' ');

/** Letters, digits and signs in the width of East Asian ones. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/** A name as it is stored, compared and looked for: one line, single spaces, `ＫＩＭ` as `KIM`. */
export const typedName = (name: string): string =>
  typedLine(name)
    .replace(FULL_WIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/ +/g, ' ')
    .trim();

/** Form that all spellings of a name share: with or without spaces, in capitals or small letters. */
export const comparedName = (name: string): string => typedName(name).replace(/ /g, '').toLowerCase();

/** The number of a phone, a paper, an account as it is typed: digits and letters of every width in ASCII. */
export const typedNumber = (number: string): string => typedLine(number).normalize('NFKC').trim();
