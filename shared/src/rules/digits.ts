/** Only the digits of what was typed or pasted, in any width: `110-２34` becomes `110234`. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

/** The country's code, with the 0 behind it or without. */
const COUNTRY = /^820?/;
/** A local number may begin with 82 too, but what follows is no mobile number. */
const COUNTRY_OF_MOBILE = /^(?:00)?820?(?=1[016-9]\d{7,8}$)/;

/** The digits of a phone number however it was written: `+82 (0)10-1234-5678` becomes `01012345678`. */
export const phoneOf = (text: string): string =>
  digitsOf(text).replace(/[+＋]/.test(text) ? COUNTRY : COUNTRY_OF_MOBILE, '0');
