import { useNumberParam } from '@portal/shared/router';
import { NUMBERS } from '../contract/all/index.ts';
import { CallError } from './callError.ts';

/**
 * Number of the item that a page is about, from its query; null if missing or not a positive integer. On the server
 * such an address returns 404, like the number of a missing item.
 */
export function useItemNumber(name: string): number | null {
  const no = useNumberParam(name);
  if (no === null && typeof window === 'undefined') throw new CallError('refused', NUMBERS.NOT_FOUND, '');
  return no;
}
