export { InfiniteList, type InfiniteListProps } from './InfiniteList.tsx';
export type { InfiniteQuery } from './InfiniteQuery.ts';
export { Pager, type PagerProps } from './Pager.tsx';
