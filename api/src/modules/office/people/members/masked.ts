import { maskName, maskPhone } from '@portal/shared/format';

/** Personal data as the office's lists and its audit log show it: enough to tell people apart, not to reach them. */

/** `홍*동`; empty where there is none. */
export const maskedName = (name: string | null): string => (name ? maskName(name) : '');

/** `k***@example.com`. */
export const maskedMail = (email: string | null): string => (email ?? '').replace(/^(.)[^@]*/, '$1***');

/** `mem*****`. */
export const maskedUserId = (userId: string | null): string =>
  userId ? userId.slice(0, 3) + '*'.repeat(Math.max(userId.length - 3, 1)) : '';

/**
 * Words that an employee wrote, without what somebody could be reached or paid by: mail addresses, phones and other
 * numbers of seven digits or more, whatever stands between the digits.
 */
export const maskedWords = (words: string): string =>
  words.replace(/(?<![\w.+-])[\w.+-]+@[\w-]+(\.[\w-]+)+/g, maskedMail).replace(/\d(?:[ .-]?\d){6,}/g, (number) => {
    const digits = number.replace(/\D/g, '');
    return /^01\d{8,9}$/.test(digits) ? maskPhone(digits) : '*'.repeat(digits.length);
  });
