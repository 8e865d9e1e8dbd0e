import { useId, type BaseSyntheticEvent, type ComponentProps, type ReactNode } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { Button } from '../button/Button.tsx';
import { ErrorSummary } from '../field/ErrorSummary.tsx';
import { Form } from '../field/Form.tsx';
import { useErrorSummary } from '../field/useErrorSummary.ts';
import { Dialog } from './Dialog.tsx';

/** Props of a dialog with a form. */
export interface FormDialogProps extends Pick<
  ComponentProps<typeof Dialog>,
  'title' | 'description' | 'size' | 'closing' | 'onClose'
> {
  /** Fields and the texts between them. */
  children: ReactNode;
  /** `submit` and `isPending` as returned by `useSubmit`. */
  submit(event?: BaseSyntheticEvent): void;
  isPending: boolean;
  submitLabel: string;
  /** True for an irreversible action, which gets a red button. */
  isDangerous?: boolean;
  dismissLabel?: string;
  /**
   * `errors` and `submitCount` of the form's state: lists all errors above the fields; the form needs
   * `shouldFocusError: false`. Without them the first invalid field is focused.
   */
  summary?: { errors: FieldErrors; submitCount: number };
  /** Displayed instead of the form and its button, while its data is not available. */
  instead?: ReactNode;
}

function Summary({ errors, submitCount }: { errors: FieldErrors; submitCount: number }) {
  return <ErrorSummary errors={useErrorSummary(errors)} attempt={submitCount} />;
}

/**
 * Dialog with a form, a button that closes it and one that submits and shows progress. The buttons stay visible while
 * the fields scroll.
 */
export function FormDialog({
  children,
  submit,
  isPending,
  submitLabel,
  isDangerous = false,
  dismissLabel = '닫기',
  summary,
  instead,
  ...dialog
}: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button variant="secondary" onClick={dialog.onClose}>
            {dismissLabel}
          </Button>
          {!instead && (
            <Button variant={isDangerous ? 'danger' : 'primary'} type="submit" form={formId} busy={isPending}>
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      {instead ? (
        instead
      ) : (
        <Form id={formId} onSubmit={submit}>
          {summary && <Summary {...summary} />}
          {children}
        </Form>
      )}
    </Dialog>
  );
}
