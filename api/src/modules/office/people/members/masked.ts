import { maskName, maskPhone } from '@portal/shared/format';

/** Masks personal data in the office's lists and audit log: enough to distinguish people, not to contact them. */

/** `홍*동`; empty if null. */
export const maskedName = (name: string | null): string => (name ? maskName(name) : '');

/** `1990.**.**`; empty if unknown. */
export const maskedBirth = (birth: string): string => (birth ? `${birth.slice(0, 4)}.**.**` : '');

/** `k***@example.com`. */
export const maskedMail = (email: string | null): string => (email ?? '').replace(/^(.)[^@]*/, '$1***');

/** `mem*****`. */
export const maskedUserId = (userId: string | null): string =>
  userId ? userId.slice(0, 3) + '*'.repeat(Math.max(userId.length - 3, 1)) : '';

/**
 * Masks contact and payment data in employees' text: mail addresses, phones and other numbers of seven digits or more,
 * with or without separators.
 */
export const maskedWords = (words: string): string =>
  words.replace(/(?<![\w.+-])[\w.+-]+@[\w-]+(\.[\w-]+)+/g, maskedMail).replace(/\d(?:[ .-]?\d){6,}/g, (number) => {
    const digits = number.replace(/\D/g, '');
    return /^01\d{8,9}$/.test(digits) ? maskPhone(digits) : '*'.repeat(digits.length);
  });
