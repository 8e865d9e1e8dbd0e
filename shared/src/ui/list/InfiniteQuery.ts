/** A list that grows page by page, as lists here read it and as the client's infinite-list hook gives it. */
export interface InfiniteQuery<Item> {
  items: Item[];
  /** Rows in the whole list; null until the first page came. */
  totalRow: number | null;
  /** The first page is on its way. */
  isLoading: boolean;
  /** A further page is on its way. */
  isFetchingMore: boolean;
  hasMore: boolean;
  error: { message: string } | null;
  loadMore(): void;
  retry(): void;
}
