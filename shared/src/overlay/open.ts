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
 * Opens an overlay above the page and adds its hash to the URL; going back closes it. Dialogs use
 * `openDialog`.
 * @param closeDelayMs duration of the closing animation.
 * @returns its result; undefined if dismissed. Resolves after it has disappeared from screen and URL, so that the
 * caller may navigate immediately.
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
      // Removes it here if the history did not (the page was left meanwhile, or it has no entry).
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
 * Closes the overlays above a depth after a history change; used by the host.
 * @param isDrawing true while React is rendering the host.
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
