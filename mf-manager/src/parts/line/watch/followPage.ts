import type { LineWatch } from './LineWatch.ts';

/**
 * Whoever has looked at the page within this time is taken to be there, as long as an offer lasts for those who are.
 * Whoever has not is told by a message, and has longer.
 */
const AWAY_AFTER_MS = 10 * 60_000;

const isSeen = () => document.visibilityState === 'visible';

/** Asks as long as the page is looked at and a while after, and at once when it is seen again. @returns how it ends */
export function followPage(watch: LineWatch): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (isSeen()) watch.start();
    else timer = setTimeout(() => watch.stop(), AWAY_AFTER_MS);
  };
  const online = () => isSeen() && watch.start();
  // A page that the browser keeps for going back asks nothing meanwhile.
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
