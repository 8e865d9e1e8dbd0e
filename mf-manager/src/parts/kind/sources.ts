import { CallError, useFetchItem, useItem, useList, type ItemOptions, type ItemQuery } from '@portal/shared/client';
import type { Call, CallEntity, CallInput } from '@portal/shared/contract';
import type { InfiniteQuery } from '@portal/shared/ui';

/** One thing of the API, found by its number and translated; the wire's type is hidden. */
export interface ItemSource<Item> {
  call: Call;
  /** Waits while the number is unknown. */
  useItem(no: number | null): ItemQuery<Item>;
  /** Returns a function that fetches it now; undefined when that failed, which the client has shown. */
  useFetch(): (no: number) => Promise<Item | undefined>;
}

/** A list of the API, translated item by item. */
export interface ListSource<Input, Item> {
  call: Call;
  useList(input: Input, options?: ListOptions): InfiniteQuery<Item>;
}

type ListOptions = Pick<ItemOptions, 'enabled' | 'background'>;
type RowOf<C extends Call> = ReturnType<typeof useList<C>>['items'][number];

/** The same query with its item translated. */
export const mapItem = <From, To>(query: ItemQuery<From>, translate: (item: From) => To): ItemQuery<To> => ({
  ...query,
  data: query.data === undefined ? undefined : translate(query.data),
});

/** The same list with its items translated. */
export const mapList = <From, To>(query: InfiniteQuery<From>, translate: (item: From) => To): InfiniteQuery<To> => ({
  ...query,
  items: query.items.map(translate),
});

/** Joins a call with the translation of its number and of its answer; the compiler checks that the three fit. */
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

/** Joins a call with the translation of its input and of its rows; the compiler checks that the three fit. */
export const listSource = <C extends Call, Input, Item>(
  call: C,
  inputOf: (input: Input) => Omit<CallInput<C>, 'page'>,
  translate: (row: RowOf<C>) => Item,
): ListSource<Input, Item> => ({
  call,
  useList: (input, options) => mapList(useList(call, inputOf(input), options), translate),
});
