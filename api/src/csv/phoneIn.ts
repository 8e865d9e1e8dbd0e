import { phoneOf } from '@portal/shared/rules';

/** Digits of a phone in a cell, with the leading zero that Excel drops. */
export function phoneIn(cell: string): string {
  const digits = phoneOf(cell);
  return /^1[016-9]\d{7,8}$/.test(digits) ? `0${digits}` : digits;
}
