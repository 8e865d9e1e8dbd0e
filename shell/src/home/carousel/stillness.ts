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

/** A server does not know what the visitor prefers: what it renders stands still. */
const onServer = () => true;

/** Whether the visitor asked the device for less motion. */
export const usePrefersStillness = (): boolean =>
  useSyncExternalStore(subscribeToPreference, () => window.matchMedia(REDUCED_MOTION).matches, onServer);

/** Whether nobody sees the page: another tab is in front of it, or the phone is locked. */
export const useIsTabHidden = (): boolean =>
  useSyncExternalStore(subscribeToTab, () => document.visibilityState === 'hidden', onServer);
