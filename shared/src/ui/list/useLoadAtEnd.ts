import { useCallback, useEffect, useRef } from 'react';
import { useInView } from 'react-intersection-observer';
import type { InfiniteQuery } from '../basic/InfiniteQuery.ts';

type Loading = Pick<InfiniteQuery<unknown>, 'hasMore' | 'isLoading' | 'isFetchingMore' | 'error' | 'loadMore'>;

/** Distance from the end of the list at which the next page is requested. */
const ROOT_MARGIN = '400px 0px';
/** Height of banners and footer below a list: a jump to the end of the page passes the list's end by less than this. */
const PASSED = '4000px 0px 0px';

/**
 * Loads more while the end of the list is near. After a jump past the end, loads only one page until the end comes near
 * again, so that reading the footer does not load the whole list.
 * @returns the ref of the element at the list's end.
 */
export function useLoadAtEnd({ hasMore, isLoading, isFetchingMore, error, loadMore }: Loading) {
  const { ref: nearRef, inView: near } = useInView({ rootMargin: ROOT_MARGIN, fallbackInView: false });
  const { ref: passedRef, inView: aboveOrNear } = useInView({ rootMargin: PASSED, fallbackInView: false });
  const loadedInPassing = useRef(false);
  const ready = hasMore && !isLoading && !isFetchingMore && !error;

  useEffect(() => {
    if (near) loadedInPassing.current = false;
    if (!ready || !(near || (aboveOrNear && !loadedInPassing.current))) return;
    loadedInPassing.current = !near;
    loadMore();
  }, [near, aboveOrNear, ready, loadMore]);

  return useCallback(
    (end: Element | null) => {
      nearRef(end);
      passedRef(end);
    },
    [nearRef, passedRef],
  );
}
