import { createElement, type ComponentType } from 'react';
import type { DialogProps } from './DialogProps.ts';
import { currentPath } from './history.ts';
import { alert } from './messages.tsx';
import { openOverlay } from './open.ts';
import { reportOverlayError } from './reports.ts';

/** Props of a dialog that its opener passes. */
type OwnProps<Props> = Omit<Props, keyof DialogProps>;
/** Result type of a dialog. */
type ResultOf<Props> = Props extends DialogProps<infer Result> ? Result : never;
/** Makes the second argument optional for a dialog without required props. */
type PropsArgument<Own> = Partial<Own> extends Own ? [props?: Own] : [props: Own];

const NOT_LOADED =
  '화면을 불러오지 못했습니다. 인터넷 연결을 확인하고 다시 눌러주세요.\n아직 아무것도 보내지 않았습니다.';

/**
 * Time until the visitor gets a message on a hanging connection; the limit for a chunk (specification §8) is far
 * longer.
 */
const LOAD_TIMEOUT_MS = 10_000;

/** Rejects a late chunk, so that its dialog does not open after the visitor was notified of the failure. */
async function inTime<Value>(loading: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`A dialog did not load within ${LOAD_TIMEOUT_MS} ms`)), LOAD_TIMEOUT_MS);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

/** Open dialogs by their component. */
const openDialogs = new Map<unknown, Promise<unknown>>();

/**
 * Loads a dialog's chunk and opens it above the page (#m); going back closes it.
 *
 * The component is the chunk's default export and takes `DialogProps<Result>` in addition to its own props:
 * `openDialog(() => import('./SlipDialog.tsx'), { application })`. An open dialog is not opened twice, for example
 * after a double tap: both callers get its result.
 *
 * @returns its result; undefined if it was dismissed, if its chunk could not be loaded (a message was shown), or if the
 * visitor had left the page before it was loaded. Resolves after it has disappeared from screen and URL, so that the
 * caller may navigate immediately.
 *
 * @example
 * ```tsx src/board/AskButton.tsx
 * import { openDialog } from '@portal/shared/overlay';
 * import { Button } from '@portal/shared/ui';
 *
 * export function AskButton({ onAnswer }: { onAnswer(answer: string): void }) {
 *   const ask = async () => {
 *     const answer = await openDialog(() => import('./AskDialog.tsx'), { question: '어느 지역입니까?' });
 *     if (answer !== undefined) onAnswer(answer);
 *   };
 *   return <Button onClick={() => void ask()}>지역 고르기</Button>;
 * }
 * ```
 */
export async function openDialog<Props extends DialogProps<never>>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  ...[props]: PropsArgument<OwnProps<Props>>
): Promise<ResultOf<Props> | undefined> {
  const path = currentPath();
  let component: ComponentType<Props>;
  try {
    component = (await inTime(load())).default;
  } catch (error) {
    reportOverlayError(error);
    await alert(NOT_LOADED);
    return undefined;
  }
  if (currentPath() !== path) return undefined;

  const already = openDialogs.get(component);
  if (already) return already as Promise<ResultOf<Props> | undefined>;
  const opened = openOverlay<ResultOf<Props>>('#m', (dialog) =>
    createElement(component, { ...props, ...dialog } as unknown as Props),
  ).finally(() => openDialogs.delete(component));
  openDialogs.set(component, opened);
  return opened;
}
