import type { LineWatch } from './LineWatch.ts';

/**
 * A member who has looked at the page within this time counts as present, which is also the length of an offer for
 * those present. Others are notified by a message, and have more time.
 */
const AWAY_AFTER_MS = 10 * 60_000;

const isSeen = () => document.visibilityState === 'visible';

/**
 * Polls while the page is visible and for a while after, and at once when it becomes visible again. @returns a function
 * that stops it
 */
export function followPage(watch: LineWatch): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (isSeen()) watch.start();
    else timer = setTimeout(() => watch.stop(), AWAY_AFTER_MS);
  };
  const online = () => isSeen() && watch.start();
  // A page in the back/forward cache sends no requests.
  const hide = () => watch.stop();
  const show = ({ persisted }: PageTransitionEvent) => persisted && watch.start();

  watch.start();
  if (!isSeen()) look();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', online);
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', show);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', online);
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('pageshow', show);
    clearTimeout(timer);
    watch.stop();
  };
}
