import * as NUMBERS from './numbers.ts';

export { NUMBERS };

/** The name of a code, for example `APPLY_FULL`. */
export type CodeName = keyof typeof NUMBERS;
/** A code that refuses for a business reason: HTTP 200 with a negative code. */
export type BusinessErrorName = {
  [Name in CodeName]: `${(typeof NUMBERS)[Name]}` extends `-${string}` ? Name : never;
}[CodeName];
/** A code that is an HTTP status. */
export type HttpErrorName = Exclude<CodeName, BusinessErrorName | 'SUCCESS'>;

/** The business errors that end the session, whatever page they meet (specification §4, §8). */
export const FORCED_LOGOUT_CODES: readonly number[] = [NUMBERS.SESSION_DISPLACED, NUMBERS.MEMBER_GONE];
