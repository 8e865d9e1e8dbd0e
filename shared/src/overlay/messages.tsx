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

type Answer = 'yes' | 'other' | 'no';

const openMessages = new Map<string, Promise<Answer>>();

/** The button that was pressed. Both of two quick taps, and of two calls, have the one dialog's answer. */
function show(message: string, words: Words): Promise<Answer> {
  const already = openMessages.get(message);
  if (already) return already;
  const answer = openOverlay<Answer>('#ma', ({ close, closing }) => (
    <MessageDialog
      {...words}
      message={message}
      closing={closing}
      onYes={() => close('yes')}
      onOther={() => close('other')}
      onClose={() => close('no')}
    />
  ))
    .then((pressed = 'no') => pressed)
    .finally(() => openMessages.delete(message));
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
 * @returns the one that the visitor pressed, or null.
 */
export async function alertOffering<Offer extends string>(
  message: string,
  offer: Offer,
  other?: Offer,
): Promise<Offer | null> {
  const pressed = await show(message, { yes: offer, no: '확인', other, title: '알림' });
  if (pressed === 'other') return other ?? null;
  return pressed === 'yes' ? offer : null;
}

/** The words on a confirm's buttons; 확인 and 취소 unless given. */
export interface ConfirmWords {
  yes?: string;
  no?: string;
}

/** Asks yes or no (#ma). Dismissing it is a no. The same question is never asked twice at once. */
export const confirm = async (message: string, { yes = '확인', no = '취소' }: ConfirmWords = {}): Promise<boolean> =>
  (await show(message, { yes, no })) === 'yes';
