/** List loaded page by page: returned by the client's `useList` and rendered by `InfiniteList`. */
export interface InfiniteQuery<Item> {
  items: Item[];
  /** Rows in the whole list; null until the first page is loaded. */
  totalRow: number | null;
  /** True while the first page is loading. */
  isLoading: boolean;
  /** True while a further page is loading. */
  isFetchingMore: boolean;
  hasMore: boolean;
  error: { message: string } | null;
  loadMore(): void;
  retry(): void;
}
