import { useInfiniteQuery, useQuery, useQueryClient, useMutation as useTanStackMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { NUMBERS, type Call, type CallEntity, type CallInput, type PageInfo } from '../contract/all/index.ts';
import type { InfiniteQuery } from '../ui/basic/InfiniteQuery.ts';
import { CallError } from './callError.ts';
import { isOfCall, itemKey, listKey } from './keys.ts';
import { exchange, newIdempotencyKey, type ExchangeOptions } from './send.ts';
import { callApi, queryStatus, useServerPrefetch, type QueryContext } from './serverAnswers.ts';
import type { FailureDisplay } from './showFailure.ts';
import { useFirstPageAgain } from './useFirstPageAgain.ts';

/** An item read by a page. */
export interface ItemQuery<Entity> {
  /** Undefined until loaded. */
  data: Entity | undefined;
  isLoading: boolean;
  /** Shown in place of the content, with a retry button: it is behind the alert (specification §8). */
  error: CallError | null;
  retry(): void;
}

export interface ItemOptions {
  /** False sends no request, for example without a number or for a guest. */
  enabled?: boolean;
  /** Repeats the request while this returns true for the newest data. */
  pollWhile?: (data: unknown) => boolean;
  /** Omits alert and loading indicator, for content that is not the page's main content. */
  background?: boolean;
}

/** Interval of the requests of `pollWhile`. */
const POLL_MS = 1500;

const asCallError = (error: Error | null) =>
  error === null ? null : error instanceof CallError ? error : new CallError('network', 0, error.message);

const itemQuery = <C extends Call>(call: C, input: CallInput<C>) => ({
  queryKey: itemKey(call, input),
  queryFn: (context: QueryContext) => callApi(call, input, context),
});

/**
 * Reads one item (or any single entity) and caches it for other pages.
 * @param input null sends no request: the address names no number.
 *
 * @example
 * ```tsx src/notices/NoticePage.tsx
 * import { useItem } from '@portal/shared/client';
 * import { getMapNotice } from '@portal/shared/contract/news';
 * import { useNumberParam } from '@portal/shared/router';
 * import { ErrorState, Page, Skeleton } from '@portal/shared/ui';
 *
 * export default function NoticePage() {
 *   const noticeNo = useNumberParam('noticeNo');
 *   const { data: notice, error, retry } = useItem(getMapNotice, noticeNo === null ? null : { noticeNo });
 *   if (error) return <ErrorState message={error.message} onRetry={retry} />;
 *   return <Page title={notice?.title ?? '예시 공지'}>{notice ? <p>{notice.summary}</p> : <Skeleton />}</Page>;
 * }
 * ```
 */
export function useItem<C extends Call>(
  call: C,
  input: CallInput<C> | null,
  options: ItemOptions = {},
): ItemQuery<CallEntity<C>> {
  const { enabled = true, pollWhile, background = false } = options;
  const isWanted = enabled && input !== null;
  // No request is sent with null.
  const wanted = { ...itemQuery(call, input as CallInput<C>), meta: { background } };
  const cache = useServerPrefetch(wanted.queryKey, isWanted, (queryClient) =>
    background ? queryClient.prefetchQuery(wanted) : queryClient.fetchQuery(wanted),
  );
  const query = useQuery({
    ...wanted,
    enabled: isWanted,
    ...(pollWhile && {
      refetchInterval: (current: { state: { data?: unknown } }) => (pollWhile(current.state.data) ? POLL_MS : false),
    }),
  });
  const { isPending, error } = queryStatus(query);
  return {
    data: query.data,
    isLoading: isPending && isWanted,
    error: asCallError(error),
    // Invalidated, so that the next page fetches it if this one is left before the response.
    retry: () => void cache.invalidateQueries({ queryKey: wanted.queryKey, exact: true }),
  };
}

/**
 * Returns a function that reads one item from the API, ignoring the cache, for a decision that requires current data.
 * Pages that show the item are updated. @throws CallError, after its message was shown.
 */
export function useFetchItem<C extends Call>(call: C): (input: CallInput<C>) => Promise<CallEntity<C>> {
  const queryClient = useQueryClient();
  return useCallback(
    (input: CallInput<C>) => queryClient.fetchQuery({ ...itemQuery(call, input), staleTime: 0 }),
    [call, queryClient],
  );
}

interface PageParam {
  page: number;
  after?: number;
}
const FIRST_PAGE: PageParam = { page: 1 };

/** Parameters of the next page: by the last row if the list returns it, otherwise by number. */
function pageAfter({ page, endPage, next }: PageInfo): PageParam | undefined {
  if (next !== undefined) return { page: page + 1, after: next };
  return page < endPage ? { page: page + 1 } : undefined;
}

interface ListEntity<Item> {
  list: Item[];
  pageInfo: PageInfo;
}
type ItemOf<C> = CallEntity<C> extends ListEntity<infer Item> ? Item : never;

/**
 * Reads a list page by page for `InfiniteList` of the design kit. Input without `page`. Never stale by age, only by a
 * mutation that invalidates it: going back restores all its pages and the scroll position.
 *
 * @example
 * ```tsx src/notices/NoticesPage.tsx
 * import { useList } from '@portal/shared/client';
 * import { getListBoxNotice } from '@portal/shared/contract/news';
 * import { Link } from '@portal/shared/router';
 * import { InfiniteList, Page } from '@portal/shared/ui';
 *
 * export default function NoticesPage() {
 *   const notices = useList(getListBoxNotice, { keyword: '예시' });
 *   return (
 *     <Page title="예시 공지" breadcrumb={[{ label: '예시' }]}>
 *       <InfiniteList
 *         query={notices}
 *         label="예시 공지 목록"
 *         empty="공지가 없습니다."
 *         itemKey={({ noticeNo }) => noticeNo}
 *         renderItem={({ noticeNo, title }) => <Link to={`/example/notices/view?noticeNo=${noticeNo}`}>{title}</Link>}
 *       />
 *     </Page>
 *   );
 * }
 * ```
 */
export function useList<C extends Call>(
  call: C,
  input: Omit<CallInput<C>, 'page'>,
  options: Omit<ItemOptions, 'pollWhile'> = {},
): InfiniteQuery<ItemOf<C>> {
  const { enabled = true, background = false } = options;
  const queryKey = listKey(call, input);
  useFirstPageAgain(queryKey);
  const wanted = {
    queryKey,
    queryFn: async ({ pageParam, ...context }: QueryContext & { pageParam: PageParam }) =>
      (await callApi(call, { ...input, ...pageParam } as CallInput<C>, context)) as ListEntity<ItemOf<C>>,
    meta: { background },
    staleTime: Infinity,
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ pageInfo }: ListEntity<ItemOf<C>>) => pageAfter(pageInfo),
  };
  useServerPrefetch(queryKey, enabled, (queryClient) =>
    background ? queryClient.prefetchInfiniteQuery(wanted) : queryClient.fetchInfiniteQuery(wanted),
  );
  const query = useInfiniteQuery({ ...wanted, enabled });
  const pages = query.data?.pages ?? [];
  const { isPending, error } = queryStatus(query);
  return {
    items: pages.flatMap((page) => page.list),
    totalRow: pages[0]?.pageInfo.totalRow ?? null,
    isLoading: isPending && enabled,
    isFetchingMore: query.isFetchingNextPage,
    hasMore: query.hasNextPage,
    error: asCallError(error),
    loadMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
    },
    retry: () => void (pages.length > 0 ? query.fetchNextPage() : query.refetch()),
  };
}

export interface MutationOptions extends FailureDisplay {
  /** Calls with cached data that becomes stale by this mutation; data on the page is refetched at once. */
  invalidates?: readonly Call[];
  /**
   * True if the page is left immediately: nothing on it is refetched, since it would change visibly while the next page
   * is loading.
   */
  leavesPage?: boolean;
}

/** A change made by the visitor. */
export interface Mutation<Input, Entity> {
  /** @throws CallError, after its message was shown (unless the mutation is `quiet`). */
  mutate(input: Input, options?: Pick<ExchangeOptions, 'file'>): Promise<Entity>;
  isPending: boolean;
  /** Sent share of the file, from 0 to 1; 0 without a file. */
  progress: number;
}

/** Statuses that do not decide an earlier attempt: it is still running, or only this request was refused at once. */
const UNDECIDED_STATUSES: readonly number[] = [
  NUMBERS.NO_SESSION,
  NUMBERS.FORBIDDEN,
  NUMBERS.STILL_RUNNING,
  NUMBERS.TOO_MANY,
];

/** True if an earlier attempt under the same key may have been carried out. */
const isUndecided = (error: unknown) =>
  !(error instanceof CallError) || error.isUnanswered || UNDECIDED_STATUSES.includes(error.code);

/**
 * Makes a change. Calls that accept an Idempotency-Key get one that stays the same until an attempt is decided, so that
 * a retry after a lost connection is not carried out twice.
 *
 * @example
 * ```tsx src/board/ReplyButton.tsx
 * import { useMutation } from '@portal/shared/client';
 * import { getListBoxReply, postIntReply } from '@portal/shared/contract/reply';
 * import { Button } from '@portal/shared/ui';
 *
 * export function ReplyButton({ postNo }: { postNo: number }) {
 *   const reply = useMutation(postIntReply, { invalidates: [getListBoxReply] });
 *   return (
 *     <Button busy={reply.isPending} onClick={() => void reply.mutate({ kind: 'board', postNo, content: '감사합니다.' })}>
 *       감사 인사 남기기
 *     </Button>
 *   );
 * }
 * ```
 */
export function useMutation<C extends Call>(
  call: C,
  { invalidates = [], leavesPage = false, quiet = false, background = false }: MutationOptions = {},
): Mutation<CallInput<C>, CallEntity<C>> {
  const queryClient = useQueryClient();
  const attempt = useRef<{ body: string; file: Blob | undefined; key: string } | null>(null);
  const [progress, setProgress] = useState(0);
  const mutation = useTanStackMutation({
    meta: { quiet, background },
    mutationFn: async ({ input, file }: { input: CallInput<C>; file?: Blob | undefined }) => {
      const body = JSON.stringify(input);
      if (attempt.current?.body !== body || attempt.current.file !== file)
        attempt.current = { body, file, key: newIdempotencyKey() };
      if (file) setProgress(0);
      try {
        const { entity } = await exchange(call, input, {
          ...(call.idempotent && { idempotencyKey: attempt.current.key }),
          ...(file && { file, onProgress: setProgress }),
        });
        attempt.current = null;
        return entity;
      } catch (error) {
        if (!isUndecided(error)) attempt.current = null;
        throw error;
      }
    },
    // The caller does not wait for the refetching.
    onSuccess: () => {
      if (invalidates.length === 0) return;
      void queryClient.invalidateQueries({
        predicate: isOfCall(invalidates),
        refetchType: leavesPage ? 'none' : 'active',
      });
    },
  });
  return {
    mutate: (input, { file } = {}) => mutation.mutateAsync({ input, file }),
    isPending: mutation.isPending,
    progress,
  };
}
