import { useInfiniteQuery, useQuery, useQueryClient, useMutation as useTanStackMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Call, CallEntity, CallInput, PageInfo } from '../contract/index.ts';
import type { InfiniteQuery } from '../ui/index.ts';
import { CallError } from './callError.ts';
import { newIdempotencyKey, request, type SendOptions } from './send.ts';

const keyOf = (call: Call, input?: unknown) => (input === undefined ? [call.path] : [call.path, input]);

/** What a page knows of one item. */
export interface ItemQuery<Entity> {
  /** undefined until it has arrived. */
  data: Entity | undefined;
  isLoading: boolean;
  error: CallError | null;
  retry(): void;
}

export interface ItemOptions {
  /** False waits: for a number that is not known yet, for a member. */
  enabled?: boolean;
  /** Asks again at this interval while it answers true of the newest data. */
  pollWhile?: (data: unknown) => boolean;
  /** No alert and no loading indicator: content beside what the visitor came for. */
  background?: boolean;
}

/** Milliseconds between the questions of `pollWhile`. */
const POLL_MS = 1500;

const asCallError = (error: Error | null) =>
  error === null ? null : error instanceof CallError ? error : new CallError('network', 0, error.message);

/** Reads one item (or any single entity) and keeps it for the pages that ask again. */
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
  /** Calls whose cached data this mutation makes stale. */
  invalidates?: readonly Call[];
}

/** A change that the visitor makes. */
export interface Mutation<Input, Entity> {
  /** @throws CallError after its message was shown. */
  mutate(input: Input, options?: Pick<SendOptions, 'file'>): Promise<Entity>;
  isPending: boolean;
}

/**
 * Makes a change. Calls that accept an Idempotency-Key get one that stays the same until an attempt has been
 * answered, so that trying again after a lost connection cannot do it twice.
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
        // Answered, so a new attempt is a new one; unanswered, it may have been done.
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
