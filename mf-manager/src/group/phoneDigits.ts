/** Digits of the longest mobile phone number. */
export const PHONE_DIGITS = 11;
