import iconv from 'iconv-lite';

/** Minimum of both bytes of the 94 × 94 characters of KS X 1001; CP949 has more. */
const FIRST_BYTE = 0xa1;

const isKnown = (letter: string): boolean => {
  if (letter < '\u0080') return /[\n\x20-\x7e]/.test(letter);
  const bytes = iconv.encode(letter, 'cp949');
  return bytes.length === 2 && bytes.every((byte) => byte >= FIRST_BYTE);
};

/** Replacements for characters outside of the carriers' character set. */
const REPLACEMENTS: Record<string, string> = { '\r': '', '\t': ' ', '\u00a0': ' ', '–': '-', '—': '-', '‑': '-' };

/** Converts a text to the character set of SMS, EUC-KR; unsupported characters become question marks. */
export const inEucKr = (text: string): string =>
  [...text.normalize('NFC')].map((letter) => (isKnown(letter) ? letter : (REPLACEMENTS[letter] ?? '?'))).join('');

/** @param text in EUC-KR */
export const eucKrBytes = (text: string): number => iconv.encode(text, 'cp949').length;
