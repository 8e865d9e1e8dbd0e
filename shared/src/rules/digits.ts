/** Digits of typed or pasted text, in any width: `110-２34` becomes `110234`. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

/** Country code, with or without a following 0. */
const COUNTRY = /^820?/;
/** A local number may begin with 82 too, but is not followed by a mobile number. */
const COUNTRY_OF_MOBILE = /^(?:00)?820?(?=1[016-9]\d{7,8}$)/;

/** Digits of a phone number in any notation: `+82 (0)10-1234-5678` becomes `01012345678`. */
export const phoneOf = (text: string): string =>
  digitsOf(text).replace(/[+＋]/.test(text) ? COUNTRY : COUNTRY_OF_MOBILE, '0');
