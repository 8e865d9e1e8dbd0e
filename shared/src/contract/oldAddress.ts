import * as v from 'valibot';
import { publicCalls } from './base/callsFor.ts';
import { requiredText } from './base/fields.ts';

/** Addresses of the association's former site. */

const anyone = publicCalls('/api/home/main');

/** Maximum characters of an address with its query. */
export const MAX_ADDRESS = 1000;

export const findOldAddress = anyone.get('findOldAddress', {
  summary: 'The page that an address of the former site has here; addresses without one are counted for a report',
  input: v.object({
    /** Path and query. */
    url: requiredText(MAX_ADDRESS, '주소를 입력해주세요.'),
  }),
  entity: v.object({
    /** Path and query of a page; null if the address has none. */
    target: v.nullable(v.string()),
  }),
});
