import type { Calls, CallValue } from '@portal/shared/contract';
import { pageInfoOf } from '../../../database/page.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { orLookupDown } from './orLookupDown.ts';

/** Postal addresses in which every word of the query occurs. */
export async function findAddresses({ keyword, page, limit }: CallValue<Calls['address']>, context: CallContext) {
  const search = context.integrations.addresses.search({ keyword, page, limit });
  const { list, totalRow } = await orLookupDown(search, 'address', context);
  return { list, pageInfo: pageInfoOf({ page, limit }, totalRow) };
}
