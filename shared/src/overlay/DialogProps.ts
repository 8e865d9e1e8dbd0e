/**
 * What every dialog component gets beside its own props. `Result` is what it may be closed with.
 *
 * @example
 * ```tsx src/board/AskDialog.tsx
 * import type { DialogProps } from '@portal/shared/overlay';
 * import { Actions, Button, Dialog } from '@portal/shared/ui';
 *
 * export default function AskDialog({ question, close, closing }: DialogProps<string> & { question: string }) {
 *   return (
 *     <Dialog title={question} closing={closing} onClose={() => close()}>
 *       <Actions>
 *         <Button onClick={() => close('서울')}>서울</Button>
 *       </Actions>
 *     </Dialog>
 *   );
 * }
 * ```
 */
export interface DialogProps<Result = void> {
  /** Closes it and resolves the promise of `openDialog`. Without a value it was dismissed. */
  close(result?: Result): void;
  /** True during the 200 ms in which it leaves the screen. */
  closing: boolean;
}
