import type { ItemQuery } from '@portal/shared/client';
import type { InfiniteQuery } from '@portal/shared/ui';

/** The same query, with its item as the pages here see it. */
export const mapItem = <From, To>(query: ItemQuery<From>, convert: (item: From) => To): ItemQuery<To> => ({
  ...query,
  data: query.data === undefined ? undefined : convert(query.data),
});

/** The same list, with its items as the pages here see them. */
export const mapList = <From, To>(query: InfiniteQuery<From>, convert: (item: From) => To): InfiniteQuery<To> => ({
  ...query,
  items: query.items.map(convert),
});
