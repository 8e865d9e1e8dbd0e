import iconv from 'iconv-lite';

/** Of the 94 × 94 letters of KS X 1001, both bytes are at least this; CP949 has more. */
const FIRST_BYTE = 0xa1;

const isKnown = (letter: string): boolean => {
  if (letter < '\u0080') return /[\n\x20-\x7e]/.test(letter);
  const bytes = iconv.encode(letter, 'cp949');
  return bytes.length === 2 && bytes.every((byte) => byte >= FIRST_BYTE);
};

/** What is lost of a letter without which the phone companies take the text. */
const REPLACEMENTS: Record<string, string> = { '\r': '', '\t': ' ', '\u00a0': ' ', '–': '-', '—': '-', '‑': '-' };

/** A text in the letters that SMS has, EUC-KR: what a message cannot say is a question mark. */
export const inEucKr = (text: string): string =>
  [...text.normalize('NFC')].map((letter) => (isKnown(letter) ? letter : (REPLACEMENTS[letter] ?? '?'))).join('');

/** @param text in EUC-KR */
export const eucKrBytes = (text: string): number => iconv.encode(text, 'cp949').length;
