import { CallError, useFetchItem, useItem, useList, type ItemOptions, type ItemQuery } from '@portal/shared/client';
import type { Call, CallEntity, CallInput } from '@portal/shared/contract';
import type { InfiniteQuery } from '@portal/shared/ui';

/** One API item, found by its number and mapped; hides the API type. */
export interface ItemSource<Item> {
  call: Call;
  /** Waits while the number is unknown. */
  useItem(no: number | null): ItemQuery<Item>;
  /** Returns a function that fetches it now; undefined on a failure, which the client has shown. */
  useFetch(): (no: number) => Promise<Item | undefined>;
}

/** An API list, mapped item by item. */
export interface ListSource<Input, Item> {
  call: Call;
  useList(input: Input, options?: ListOptions): InfiniteQuery<Item>;
}

type ListOptions = Pick<ItemOptions, 'enabled' | 'background'>;
type RowOf<C extends Call> = ReturnType<typeof useList<C>>['items'][number];

/** The same query with its item mapped. */
export const mapItem = <From, To>(query: ItemQuery<From>, translate: (item: From) => To): ItemQuery<To> => ({
  ...query,
  data: query.data === undefined ? undefined : translate(query.data),
});

/** The same list with its items mapped. */
export const mapList = <From, To>(query: InfiniteQuery<From>, translate: (item: From) => To): InfiniteQuery<To> => ({
  ...query,
  items: query.items.map(translate),
});

/** Combines a call with the mapping of its number and its response; the compiler checks that the three fit. */
export const itemSource = <C extends Call, Item>(
  call: C,
  inputOf: (no: number) => CallInput<C>,
  translate: (entity: CallEntity<C>) => Item,
): ItemSource<Item> => ({
  call,
  useItem: (no) => mapItem(useItem(call, no === null ? null : inputOf(no)), translate),
  useFetch() {
    const fetch = useFetchItem(call);
    return async (no) => {
      try {
        return translate(await fetch(inputOf(no)));
      } catch (error) {
        if (error instanceof CallError) return undefined;
        throw error;
      }
    };
  },
});

/** Combines a call with the mapping of its input and its rows; the compiler checks that the three fit. */
export const listSource = <C extends Call, Input, Item>(
  call: C,
  inputOf: (input: Input) => Omit<CallInput<C>, 'page'>,
  translate: (row: RowOf<C>) => Item,
): ListSource<Input, Item> => ({
  call,
  useList: (input, options) => mapList(useList(call, inputOf(input), options), translate),
});
