import { typedNumber } from '@portal/shared/rules';

/** Won of a cell: `15,000`, `15000원`, `₩15,000`, or 0 of an empty one; null if it is no whole number of won. */
export function wonIn(cell: string): number | null {
  const digits = typedNumber(cell).replace(/[,\s원₩+]/g, '');
  if (digits === '' || digits === '-') return 0;
  if (!/^\d{1,13}(\.0+)?$/.test(digits)) return null;
  return Number(digits);
}
