import { MessageDialog } from './MessageDialog.tsx';
import { openOverlay } from './open.ts';

/** Texts of a message's buttons. */
interface Words {
  yes: string;
  no?: string;
  /** Further action, placed between the two. */
  other?: string | undefined;
  /** Less usual action, which looks like a link below the message. */
  link?: string | undefined;
  title?: string;
}

const openMessages = new Map<string, Promise<string | undefined>>();

/**
 * Resolves with the text of the pressed button, unless it only closes. Two quick taps, and two calls with the same
 * message, share one dialog and its result.
 */
function show(message: string, words: Words): Promise<string | undefined> {
  const already = openMessages.get(message);
  if (already) return already;
  const answer = openOverlay<string>('#ma', ({ close, closing }) => (
    <MessageDialog {...words} message={message} closing={closing} onPress={close} onClose={() => close()} />
  )).finally(() => openMessages.delete(message));
  openMessages.set(message, answer);
  return answer;
}

/**
 * Shows a message with one button, above all open dialogs (#ma). The same message is never displayed twice at once.
 * Before the first render and during a navigation it waits.
 */
export const alert = (message: string): Promise<void> => show(message, { yes: '확인' }).then(() => undefined);

/**
 * Shows a message like `alert` with further actions; the first is emphasized, the third looks like a link.
 * @returns the text of the pressed one, if any.
 */
export const alertOffering = (
  message: string,
  offer: string,
  other?: string,
  link?: string,
): Promise<string | undefined> => show(message, { yes: offer, no: '확인', other, link, title: '알림' });

/** Texts of a confirm's buttons; 확인 and 취소 by default. */
export interface ConfirmWords {
  yes?: string;
  no?: string;
}

/**
 * Shows a yes/no question (#ma). Dismissing it counts as no. The same question is never displayed twice at once.
 *
 * @example
 * ```ts src/board/askToDelete.ts
 * import { alert, confirm } from '@portal/shared/overlay';
 *
 * export async function askToDelete(): Promise<boolean> {
 *   const isSure = await confirm('이 글을 삭제할까요?', { yes: '삭제' });
 *   if (!isSure) await alert('삭제하지 않았습니다.');
 *   return isSure;
 * }
 * ```
 */
export const confirm = (message: string, { yes = '확인', no = '취소' }: ConfirmWords = {}): Promise<boolean> =>
  show(message, { yes, no }).then((pressed) => pressed === yes);
