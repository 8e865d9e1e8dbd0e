import type { Configuration } from '../../configuration/configuration.ts';
import { keyedHash } from '../../secrets/keyedHash.ts';

/**
 * QR code of a slip or ticket: the application's number, and letters that cannot be computed without the key, so that
 * nobody can use another number. With its prefix it fits the smallest QR code.
 */
type Keys = Configuration['encryptionKeys'];

/** No vowels and no letters like digits: codes form no words and do not look like those of old tickets. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const LENGTH = 8;

const checkOf = (applicationNo: number, keys: Keys): string =>
  [...keyedHash(keys, 'entry code', String(applicationNo)).subarray(0, LENGTH)]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('');

export const entryCodeOf = (applicationNo: number, keys: Keys): string =>
  `HFA-${applicationNo}-${checkOf(applicationNo, keys)}`;

/** Content of a code; `isProven`: it was generated here. Old tickets had only the number, which anyone can write. */
interface ReadCode {
  applicationNo: number;
  isProven: boolean;
}

const CODE = new RegExp(`^HFA-(\\d{1,15})-([${LETTERS}]{${LENGTH}})$`);
const OLD_CODE = /^HFA-[12]-0*(\d{1,15})$/;

/** Parses a code; null if it is not one of the portal's. Codes of a former key are valid. */
export function readEntryCode(text: string, keys: Keys): ReadCode | null {
  const code = text.trim().toUpperCase();
  const [, number, check] = CODE.exec(code) ?? [];
  if (number !== undefined) {
    const applicationNo = Number(number);
    return keys.some((key) => checkOf(applicationNo, [key]) === check) ? { applicationNo, isProven: true } : null;
  }
  const [, oldNumber] = OLD_CODE.exec(code) ?? [];
  return oldNumber === undefined ? null : { applicationNo: Number(oldNumber), isProven: false };
}
