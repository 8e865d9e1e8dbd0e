import type { ReactNode } from 'react';
import type { DialogProps } from './DialogProps.ts';
import { popTo, pushEntry } from './history.ts';
import {
  CLOSE_DELAY_MS,
  dropOverlay,
  markClosing,
  markEntered,
  overlays,
  pushOverlay,
  removeOverlay,
  type OverlayHash,
} from './stack.ts';

let lastId = 0;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Puts something above the page and its hash into the address; going back closes it. A dialog is opened by
 * `openDialog`.
 * @param closeDelayMs how long it stays on the screen after it was closed.
 * @returns what it was closed with, or undefined when it was dismissed. Resolves after it has left the
 * screen and the address, so that the caller may navigate at once.
 */
export function openOverlay<Result>(
  hash: OverlayHash,
  draw: (props: DialogProps<Result>) => ReactNode,
  closeDelayMs = CLOSE_DELAY_MS,
): Promise<Result | undefined> {
  return new Promise((resolve) => {
    const id = ++lastId;
    let result: Result | undefined;
    let closed: Promise<void> | undefined;
    const find = () => overlays().find((candidate) => candidate.id === id);

    const leave = async (value?: Result) => {
      result = value;
      markClosing(id);
      await pause(closeDelayMs);
      if (find()?.entered) await popTo(overlays().findIndex((candidate) => candidate.id === id));
      // Where the history did not take it off (the page was left meanwhile, or it has no entry), it goes here.
      removeOverlay(id);
      resolve(result);
    };
    const close = (value?: Result) => (closed ??= leave(value));

    pushOverlay({
      id,
      hash,
      closing: false,
      entered: false,
      render: (closing) => draw({ close: (value) => void close(value), closing }),
      close,
      settle: () => resolve(result),
    });
    void pushEntry(hash, () => {
      if (!find()) return false;
      markEntered(id);
      return true;
    });
  });
}

/**
 * Closes what lies above a depth because the history went there; used by the host.
 * @param isDrawing whether React is drawing the host itself just then.
 */
export function dismissAbove(depth: number, isDrawing: boolean) {
  const remove = isDrawing ? dropOverlay : removeOverlay;
  for (const overlay of overlays()
    .slice(depth)
    .filter(({ entered }) => entered)
    .reverse()) {
    remove(overlay.id);
    overlay.settle();
  }
}
