import { useId, type BaseSyntheticEvent, type ComponentProps, type ReactNode } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { Button } from '../button/Button.tsx';
import { ErrorSummary } from '../field/ErrorSummary.tsx';
import { Form } from '../field/Form.tsx';
import { useErrorSummary } from '../field/useErrorSummary.ts';
import { Dialog } from './Dialog.tsx';

/** What a dialog that is a form needs to know of it. */
export interface FormDialogProps extends Pick<
  ComponentProps<typeof Dialog>,
  'title' | 'description' | 'size' | 'closing' | 'onClose'
> {
  /** The fields, and what is said between them. */
  children: ReactNode;
  /** Both are what `useSubmit` returns. */
  submit(event?: BaseSyntheticEvent): void;
  isPending: boolean;
  submitLabel: string;
  /** What cannot be undone is a red button. */
  isDangerous?: boolean;
  dismissLabel?: string;
  /**
   * `errors` and `submitCount` of the form's state: with them all errors are listed above the fields, and the form has
   * `shouldFocusError: false`. Without them the first field that is wrong takes the focus.
   */
  summary?: { errors: FieldErrors; submitCount: number };
  /** Shown instead of the form and without its button, while what it is about is not there. */
  instead?: ReactNode;
}

function Summary({ errors, submitCount }: { errors: FieldErrors; submitCount: number }) {
  return <ErrorSummary errors={useErrorSummary(errors)} attempt={submitCount} />;
}

/**
 * A dialog that is a form, with a button that leaves it and one that sends it and shows that it is busy. The buttons
 * stay in sight while the fields scroll.
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
