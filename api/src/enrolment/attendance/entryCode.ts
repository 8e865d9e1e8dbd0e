import type { Configuration } from '../../configuration/configuration.ts';
import { keyedHash } from '../../secrets/keyedHash.ts';

/**
 * What the QR code of a slip or a ticket says: the number of its application, and letters that nobody can make without
 * the key, so that nobody shows somebody else's. With a prefix they fit the smallest QR code.
 */
type Keys = Configuration['encryptionKeys'];

/** Without vowels and what is like a digit: they make no words, and no code is like one of old papers. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const LENGTH = 8;

const checkOf = (applicationNo: number, keys: Keys): string =>
  [...keyedHash(keys, 'entry code', String(applicationNo)).subarray(0, LENGTH)]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('');

export const entryCodeOf = (applicationNo: number, keys: Keys): string =>
  `HFA-${applicationNo}-${checkOf(applicationNo, keys)}`;

/** What a code says; `isProven`: it was made here. Papers of old had the number alone, which anyone can write. */
interface ReadCode {
  applicationNo: number;
  isProven: boolean;
}

const CODE = new RegExp(`^HFA-(\\d{1,15})-([${LETTERS}]{${LENGTH}})$`);
const OLD_CODE = /^HFA-[12]-0*(\d{1,15})$/;

/** Reads a code; null where it is none of ours. One of a former key is as good. */
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
