/**
 * Props of every dialog component in addition to its own. `Result` is the type of its result.
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
  /** Closes the dialog and resolves the promise of `openDialog`. Without a value it counts as dismissed. */
  close(result?: Result): void;
  /** True during the closing animation of 200 ms. */
  closing: boolean;
}
