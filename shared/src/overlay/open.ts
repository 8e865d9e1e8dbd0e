import type { ReactNode } from 'react';
import type { DialogProps } from './DialogProps.ts';
import { popTo, pushEntry } from './history.ts';
import { CLOSE_DELAY_MS, markOverlay, overlays, pushOverlay, removeOverlay, type OverlayHash } from './stack.ts';

let lastId = 0;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Puts something above the page and its hash into the address; going back closes it.
 * @returns what it was closed with, or undefined when it was dismissed. Resolves after it has left the
 * screen and the address, so that the caller may navigate at once.
 */
export function openOverlay<Result>(
  hash: OverlayHash,
  draw: (props: DialogProps<Result>) => ReactNode,
): Promise<Result | undefined> {
  return new Promise((resolve) => {
    const id = ++lastId;
    let result: Result | undefined;

    const close = async (value?: Result) => {
      const overlay = overlays().find((candidate) => candidate.id === id);
      if (!overlay || overlay.closing) return;
      result = value;
      markOverlay(id, { closing: true });
      await Promise.all([pause(CLOSE_DELAY_MS), entered]);
      const below = overlays().findIndex((candidate) => candidate.id === id);
      if (below === -1) return;
      await popTo(below);
      // Where the history did not take it off (the page was left meanwhile), it goes here.
      removeOverlay(id);
      resolve(result);
    };

    pushOverlay({
      id,
      hash,
      closing: false,
      entered: false,
      render: (closing) => draw({ close: (value) => void close(value), closing }),
      settle: () => resolve(result),
    });
    const entered = pushEntry(hash, () => markOverlay(id, { entered: true }));
  });
}

/** Closes what lies above a depth because the history went there; used by the host. */
export function dismissAbove(depth: number) {
  for (const overlay of overlays()
    .slice(depth)
    .filter(({ entered }) => entered)
    .reverse()) {
    removeOverlay(overlay.id);
    overlay.settle(undefined);
  }
}
