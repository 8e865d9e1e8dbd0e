import { useInfiniteQuery, useQuery, useQueryClient, useMutation as useTanStackMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Call, CallEntity, CallInput, PageInfo } from '../contract/index.ts';
import type { InfiniteQuery } from '../ui/index.ts';
import { CallError } from './callError.ts';
import { newIdempotencyKey, request, type SendOptions } from './send.ts';

const keyOf = (call: Call, input?: unknown) => (input === undefined ? [call.path] : [call.path, input]);

/** One item, as a page reads it. */
export interface ItemQuery<Entity> {
  /** undefined until it has been loaded. */
  data: Entity | undefined;
  isLoading: boolean;
  error: CallError | null;
  retry(): void;
}

export interface ItemOptions {
  /** False sends no request: while a number is not known yet, or for a guest. */
  enabled?: boolean;
  /** Repeats the request while this is true of the newest data. */
  pollWhile?: (data: unknown) => boolean;
  /** Without alert and loading indicator: content that is not the page's main content. */
  background?: boolean;
}

/** Between the requests of `pollWhile`. */
const POLL_MS = 1500;

const asCallError = (error: Error | null) =>
  error === null ? null : error instanceof CallError ? error : new CallError('network', 0, error.message);

/** Reads one item (or any single entity) and caches it for other pages. */
export function useItem<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: ItemOptions = {},
): ItemQuery<CallEntity<C>> {
  const { enabled = true, pollWhile, background = false } = options;
  const query = useQuery({
    queryKey: keyOf(call, input),
    queryFn: ({ signal }) => request(call, input, { signal, background }),
    enabled,
    ...(pollWhile && {
      refetchInterval: (current: { state: { data?: unknown } }) => (pollWhile(current.state.data) ? POLL_MS : false),
    }),
  });
  return {
    data: query.data,
    isLoading: query.isPending && enabled,
    error: asCallError(query.error),
    retry: () => void query.refetch(),
  };
}

interface ListEntity<Item> {
  list: Item[];
  pageInfo: PageInfo;
}
type ItemOf<C> = CallEntity<C> extends ListEntity<infer Item> ? Item : never;

/** Reads a list page by page, as `InfiniteList` of the design kit takes it. Input without `page`. */
export function useList<C extends Call>(
  call: C,
  input: Omit<CallInput<C>, 'page'>,
  options: Omit<ItemOptions, 'pollWhile'> = {},
): InfiniteQuery<ItemOf<C>> {
  const { enabled = true, background = false } = options;
  const query = useInfiniteQuery({
    queryKey: keyOf(call, input),
    queryFn: async ({ pageParam, signal }) =>
      (await request(call, { ...input, page: pageParam } as CallInput<C>, { signal, background })) as ListEntity<
        ItemOf<C>
      >,
    initialPageParam: 1,
    getNextPageParam: ({ pageInfo }) => (pageInfo.page < pageInfo.endPage ? pageInfo.page + 1 : undefined),
    enabled,
  });
  const pages = query.data?.pages ?? [];
  return {
    items: pages.flatMap((page) => page.list),
    totalRow: pages[0]?.pageInfo.totalRow ?? null,
    isLoading: query.isPending && enabled,
    isFetchingMore: query.isFetchingNextPage,
    hasMore: query.hasNextPage,
    error: asCallError(query.error),
    loadMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
    },
    retry: () => void (pages.length > 0 ? query.fetchNextPage() : query.refetch()),
  };
}

export interface MutationOptions extends Pick<SendOptions, 'quiet'> {
  /** Calls whose cached data is stale after this mutation. */
  invalidates?: readonly Call[];
}

/** A change that the visitor makes. */
export interface Mutation<Input, Entity> {
  /** @throws CallError, after its message was shown (unless the mutation is `quiet`). */
  mutate(input: Input, options?: Pick<SendOptions, 'file'>): Promise<Entity>;
  isPending: boolean;
}

/**
 * Makes a change. Calls that accept an Idempotency-Key get one that stays the same until an attempt has been
 * answered, so that trying again after a lost connection cannot carry it out twice.
 */
export function useMutation<C extends Call>(
  call: C,
  options: MutationOptions = {},
): Mutation<CallInput<C>, CallEntity<C>> {
  const cache = useQueryClient();
  const attempt = useRef<{ body: string; key: string } | null>(null);
  const mutation = useTanStackMutation({
    mutationFn: async ({ input, file }: { input: CallInput<C>; file?: Blob | undefined }) => {
      const body = JSON.stringify(input);
      if (attempt.current?.body !== body) attempt.current = { body, key: newIdempotencyKey() };
      try {
        const entity = await request(call, input, {
          ...(call.idempotent && { idempotencyKey: attempt.current.key }),
          ...(file && { file }),
          quiet: options.quiet ?? false,
        });
        attempt.current = null;
        return entity;
      } catch (error) {
        // After a response the next attempt is a new one; without one, this attempt may have been carried out.
        if (error instanceof CallError && error.failure !== 'network' && error.code < 500) attempt.current = null;
        throw error;
      }
    },
    onSuccess: () =>
      Promise.all((options.invalidates ?? []).map((stale) => cache.invalidateQueries({ queryKey: keyOf(stale) }))),
  });
  return {
    mutate: (input, { file } = {}) => mutation.mutateAsync({ input, file }),
    isPending: mutation.isPending,
  };
}
