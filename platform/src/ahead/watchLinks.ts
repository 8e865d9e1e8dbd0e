import { loadHttp } from '@portal/shared/client';
import type { RouteObject } from '@portal/shared/router';
import { loadFederation } from '../sections/loading/container.ts';
import type { Portal } from '../sections/ui/PortalContext.ts';
import { Budget } from './Budget.ts';
import { ownLine } from './lineOf.ts';
import { isInEveryFrame, linkedAddress, type Linked } from './linkedAddress.ts';
import { Prefetcher } from './Prefetcher.ts';
import { watchSight } from './watchSight.ts';

/** A pointer or focus that leaves a link within this time only crosses it. */
const CROSSING_MS = 65;

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : null;
};

/**
 * Prefetches pages before a press, by the visitor's interaction with all links of the document.
 * @param ownRoutes of the host's own pages.
 */
export function watchLinks({ sections, router, queryClient }: Portal, ownRoutes: () => RouteObject[]): void {
  const bases = () => sections.registry.sections.map(({ current }) => current.base);
  const budget = new Budget(bases);
  const isVisible = () => document.visibilityState === 'visible';
  const prefetcher = new Prefetcher({ sections, queryClient, ownRoutes }, budget, { line: ownLine, isVisible });

  let waiting: { link: HTMLAnchorElement; timer: ReturnType<typeof setTimeout> } | null = null;
  const leave = () => {
    clearTimeout(waiting?.timer);
    waiting = null;
  };
  const fetchFor = (link: HTMLAnchorElement, sign: 'pointed' | 'touched' | 'focused') => {
    const linked = linkedAddress(link);
    if (linked) void prefetcher.fetchFor(linked, sign);
  };
  const stayOn = (target: EventTarget | null, sign: 'pointed' | 'focused') => {
    const link = linkAt(target);
    if (link === waiting?.link) return;
    leave();
    if (link) waiting = { link, timer: setTimeout(() => fetchFor(link, sign), CROSSING_MS) };
  };
  // A finger does not hover before it touches.
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch') stayOn(target, 'pointed');
  });
  document.addEventListener('pointerdown', ({ target }) => {
    const link = linkAt(target);
    leave();
    if (link) fetchFor(link, 'touched');
  });
  // The first of these raises the limit of the budget, for links that the visitor reveals or scrolls to.
  let goOn = () => {};
  const use = () => {
    if (budget.use()) goOn();
  };
  for (const sign of ['pointerdown', 'keydown', 'scroll']) document.addEventListener(sign, use);
  // Overlays may move the focus by themselves; a visitor who tabs from link to link uses keys.
  let byKeyboard = false;
  document.addEventListener('keydown', () => (byKeyboard = true));
  document.addEventListener('pointerdown', () => (byKeyboard = false));
  document.addEventListener('focusin', ({ target }) => {
    if (byKeyboard) stayOn(target, 'focused');
  });
  document.addEventListener('focusout', leave);

  let shown = router.state.location.pathname;
  router.subscribe(({ location: { pathname } }) => {
    if (pathname === shown) return;
    shown = pathname;
    prefetcher.begin();
  });

  // Without information about the line or about idle time, nothing is prefetched for visible links.
  if (ownLine() === 'unknown' || !('requestIdleCallback' in window)) return;
  new PerformanceObserver((list) => budget.note(list.getEntries() as PerformanceResourceTiming[])).observe({
    type: 'resource',
  });
  // Files needed by every page come first.
  void Promise.allSettled([loadHttp(), loadFederation()]).then(() => {
    goOn = watchSight((links) => {
      if (router.state.navigation.state !== 'idle') return null;
      const linked = links.map(linkedAddress).filter((found): found is Linked => found !== null);
      return prefetcher.nextFor(linked.filter(({ path }) => !isInEveryFrame(path)));
    });
  });
}
