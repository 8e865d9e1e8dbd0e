/** The oldest browsers lack it; they watch nothing (`watchLinks`). */
const idleTime = () => new Promise<unknown>((resolve) => window.requestIdleCallback?.(resolve));

/** Checks whether something covers a link: an open menu or dialog does not count for the intersection observer. */
function isCovered(link: Element): boolean {
  const { left, top, width, height } = link.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return !there || !(link.contains(there) || there.contains(link));
}

/**
 * Watches the visible links of the document, including later ones, and prefetches for them one at a time in idle time.
 * @param nextFor next prefetch for the visible links, in order of appearance; null if there is none.
 * @returns a function that drops the currently visible links, after the visitor has moved on.
 */
export function watchSight(
  nextFor: (inSight: readonly HTMLAnchorElement[]) => (() => Promise<void>) | null,
): () => void {
  const inSight = new Set<HTMLAnchorElement>();
  const watched = new WeakSet<Element>();
  let isWorking = false;
  const work = async () => {
    if (isWorking) return;
    isWorking = true;
    try {
      for (;;) {
        await idleTime();
        const next = nextFor([...inSight].filter((link) => !isCovered(link)));
        if (!next) return;
        await next();
      }
    } finally {
      isWorking = false;
    }
  };
  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLAnchorElement)) continue;
      if (isIntersecting) inSight.add(target);
      else inSight.delete(target);
    }
    void work();
  });
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    await idleTime();
    isLooking = false;
    for (const link of document.querySelectorAll('a[href]')) {
      if (watched.has(link)) continue;
      watched.add(link);
      sight.observe(link);
    }
    void work();
  };
  new MutationObserver(() => void look()).observe(document.body, { childList: true, subtree: true });
  void look();
  return () => inSight.clear();
}
