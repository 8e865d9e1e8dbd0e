/** A list that grows page by page: what the client's `useList` returns and `InfiniteList` shows. */
export interface InfiniteQuery<Item> {
  items: Item[];
  /** Rows in the whole list; null until the first page is loaded. */
  totalRow: number | null;
  /** The first page is loading. */
  isLoading: boolean;
  /** A further page is loading. */
  isFetchingMore: boolean;
  hasMore: boolean;
  error: { message: string } | null;
  loadMore(): void;
  retry(): void;
}
