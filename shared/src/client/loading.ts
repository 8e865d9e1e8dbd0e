import { atom, createStore, useAtomValue } from 'jotai';

/** The indicator hides this long after the last request has ended, so that it does not flicker (specification §4). */
const LOADING_HIDE_DELAY_MS = 300;

const store = createStore();
const visibleAtom = atom(false);

let running = 0;
let hideTimer: ReturnType<typeof setTimeout> | undefined;

/** A request that the visitor waits for has started. */
export function requestStarted() {
  running += 1;
  clearTimeout(hideTimer);
  store.set(visibleAtom, true);
}

/** Such a request has ended, with or without success. */
export function requestEnded() {
  running = Math.max(0, running - 1);
  if (running > 0) return;
  clearTimeout(hideTimer);
  hideTimer = setTimeout(() => store.set(visibleAtom, false), LOADING_HIDE_DELAY_MS);
}

/** Whether the loading indicator is visible. */
export const useLoadingVisible = () => useAtomValue(visibleAtom, { store });
