import { MessageDialog } from './MessageDialog.tsx';
import { openOverlay } from './open.ts';

/** The words on a message's buttons. */
interface Words {
  yes: string;
  no?: string;
  /** Between the two: something else that can be done. */
  other?: string | undefined;
  title?: string;
}

const openMessages = new Map<string, Promise<string | undefined>>();

/**
 * The word of the button that was pressed, other than that which only closes. Both of two quick taps, and of two calls,
 * have the one dialog's answer.
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
 * Shows a message with one button, above whatever is open (#ma). The same message is never shown twice at once. A
 * message asked for before the first page is drawn, or during a navigation, waits for it.
 */
export const alert = (message: string): Promise<void> => show(message, { yes: '확인' }).then(() => undefined);

/**
 * Shows a message like `alert`, with what can be done about it as one or two more buttons; the first stands out.
 * @returns the one that the visitor pressed, if any.
 */
export const alertOffering = (message: string, offer: string, other?: string): Promise<string | undefined> =>
  show(message, { yes: offer, no: '확인', other, title: '알림' });

/** The words on a confirm's buttons; 확인 and 취소 unless given. */
export interface ConfirmWords {
  yes?: string;
  no?: string;
}

/**
 * Asks yes or no (#ma). Dismissing it is a no. The same question is never asked twice at once.
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
