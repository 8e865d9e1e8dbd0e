import { createElement, type ReactNode } from 'react';
import { AlertDialog, ConfirmDialog } from './dialogs.tsx';
import { popTo, pushEntry } from './history.ts';
import { CLOSE_DELAY_MS, markOverlay, overlays, pushOverlay, removeOverlay, type OverlayHash } from './stack.ts';

/** What a modal's content is drawn with. */
export interface ModalProps<Result> {
  /** Closes it and resolves the promise of `openModal`. Without a value it was dismissed. */
  close(result?: Result): void;
  /** True during the 200 ms in which it leaves. */
  closing: boolean;
}

let lastId = 0;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function open<Result>(hash: OverlayHash, draw: (props: ModalProps<Result>) => ReactNode): Promise<Result | undefined> {
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
      // Where the history did not take it off (the address was left meanwhile), it goes here.
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

/**
 * Opens a modal and adds #m to the address; going back closes it.
 * @param draw draws its content, normally a `Dialog` of the design kit.
 * @returns what it was closed with, or undefined when it was dismissed. Resolves after it has left the
 * screen and the address, so that the caller may navigate at once.
 */
export const openModal = <Result = void>(draw: (props: ModalProps<Result>) => ReactNode) => open<Result>('#m', draw);

const openAlerts = new Map<string, Promise<void>>();

/** Shows a message with one button, above whatever is open (#ma). The same message is never shown twice at once. */
export function alert(message: string): Promise<void> {
  const already = openAlerts.get(message);
  if (already) return already;
  const shown = open<void>('#ma', (props) => createElement(AlertDialog, { ...props, message }))
    .then(() => undefined)
    .finally(() => openAlerts.delete(message));
  openAlerts.set(message, shown);
  return shown;
}

/** The words on a confirm's buttons; 확인 and 취소 unless given. */
export interface ConfirmWords {
  yes?: string;
  no?: string;
}

/** Asks yes or no (#ma). Dismissing it is a no. */
export const confirm = async (message: string, words: ConfirmWords = {}): Promise<boolean> =>
  (await open<boolean>('#ma', (props) => createElement(ConfirmDialog, { ...props, message, words }))) === true;

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
