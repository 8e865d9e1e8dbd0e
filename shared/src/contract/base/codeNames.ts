import * as NUMBERS from './numbers.ts';

export { NUMBERS };

/** Name of a code, for example `APPLY_FULL`. */
export type CodeName = keyof typeof NUMBERS;
/** Name of a business error: HTTP 200 with a negative code. */
export type BusinessErrorName = {
  [Name in CodeName]: `${(typeof NUMBERS)[Name]}` extends `-${string}` ? Name : never;
}[CodeName];
/** Name of a code that is an HTTP status. */
export type HttpErrorName = Exclude<CodeName, BusinessErrorName | 'SUCCESS'>;

/** Business errors that end the session on any page (specification §4, §8). */
export const FORCED_LOGOUT_CODES: readonly number[] = [NUMBERS.SESSION_DISPLACED, NUMBERS.MEMBER_GONE];
