import { useSyncExternalStore } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function subscribeToPreference(listener: () => void): () => void {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function subscribeToTab(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** The server does not know the visitor's preference, so it renders without motion. */
const onServer = () => true;

/** True if the device prefers reduced motion. */
export const usePrefersStillness = (): boolean =>
  useSyncExternalStore(subscribeToPreference, () => window.matchMedia(REDUCED_MOTION).matches, onServer);

/** True if the page is hidden: another tab is in front of it, or the phone is locked. */
export const useIsTabHidden = (): boolean =>
  useSyncExternalStore(subscribeToTab, () => document.visibilityState === 'hidden', onServer);
