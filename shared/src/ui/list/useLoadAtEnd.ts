import { useCallback, useEffect, useRef } from 'react';
import { useInView } from 'react-intersection-observer';
import type { InfiniteQuery } from './InfiniteQuery.ts';

type Loading = Pick<InfiniteQuery<unknown>, 'hasMore' | 'isLoading' | 'isFetchingMore' | 'error' | 'loadMore'>;

/** The next page is asked for this far before the list's end is seen. */
const AHEAD = '400px 0px';
/** Banners and footer stand below a list: who jumps to the end of the page has passed the list's end by less than this. */
const PASSED = '4000px 0px 0px';

/**
 * Loads on while the list's end is near. Where it was passed in one jump, one page is loaded and no more before the
 * end has been near again, so that a reader of the footer does not load the whole list.
 * @returns the ref of what stands at the list's end.
 */
export function useLoadAtEnd({ hasMore, isLoading, isFetchingMore, error, loadMore }: Loading) {
  const { ref: nearRef, inView: near } = useInView({ rootMargin: AHEAD, fallbackInView: false });
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
