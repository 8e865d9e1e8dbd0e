import type { Calls, CallValue } from '@portal/shared/contract';
import { toPage } from '../../../database/page.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { orLookupDown } from './orLookupDown.ts';

/** Postal addresses in which every word of the query occurs. */
export async function findAddresses({ keyword, page, limit }: CallValue<Calls['address']>, context: CallContext) {
  const paging = { page, limit };
  const search = context.integrations.addresses.search({ keyword, ...paging });
  return toPage(await orLookupDown(search, 'address', context), paging, (address) => address);
}
