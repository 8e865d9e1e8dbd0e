import { atom, createStore, useAtomValue } from 'jotai';

/** The indicator hides this long after the last request has ended (spec §4). */
export const LOADING_HIDE_DELAY_MS = 300;

const store = createStore();
const visibleAtom = atom(false);

let running = 0;
let hideTimer: ReturnType<typeof setTimeout> | undefined;

/** A request that the visitor waits for has begun. */
export function requestStarted() {
  running += 1;
  clearTimeout(hideTimer);
  store.set(visibleAtom, true);
}

/** It has ended, well or badly. */
export function requestEnded() {
  running = Math.max(0, running - 1);
  if (running > 0) return;
  clearTimeout(hideTimer);
  hideTimer = setTimeout(() => store.set(visibleAtom, false), LOADING_HIDE_DELAY_MS);
}

/** Whether the loading indicator is to be seen now. */
export const useLoadingVisible = () => useAtomValue(visibleAtom, { store });
