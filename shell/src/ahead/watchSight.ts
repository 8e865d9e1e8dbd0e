/** The oldest browsers do not say when they are idle; there nothing is watched (`watchLinks`). */
const idleTime = () => new Promise<unknown>((resolve) => window.requestIdleCallback?.(resolve));

/** Whether something lies over a link: an open menu or dialog covers what the observer still counts as in sight. */
function isCovered(link: Element): boolean {
  const { left, top, width, height } = link.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return !there || !(link.contains(there) || there.contains(link));
}

/**
 * Watches which links of the document are in sight, also those that appear later, and does in idle time what is next
 * for them, one thing after the other.
 * @param nextFor what is next for the links in sight, in the order in which they came; null when nothing is.
 * @returns what forgets the links in sight now: the visitor has gone on to others.
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
