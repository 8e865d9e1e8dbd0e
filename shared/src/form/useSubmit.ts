import { useRef, useState, type BaseSyntheticEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { CallError, useUploading } from '@portal/shared/client';
import { alert } from '@portal/shared/overlay';

/** Options for sending a form. `Checked` is the output of its schema. */
export interface SubmitOptions<Values extends FieldValues, Checked> {
  form: UseFormReturn<Values, unknown, Checked>;
  /**
   * Sends the form and continues, for example to another page. May confirm with the member first, and return without
   * sending.
   */
  send(values: Checked): Promise<void>;
  /** Field of the form for a path of the wire, if they differ. */
  fieldOf?(path: string): string;
  /** Fields by the code of a business error; its message is displayed there. */
  refusedAt?: Readonly<Record<number, Path<Values>>>;
  /**
   * Called for a business error (a negative code): full, closed, already applied.
   * @returns true if it was handled; otherwise its message is displayed.
   */
  onRefused?(error: CallError): void | boolean | Promise<void | boolean>;
}

/**
 * Sends a form once, even if its button is pressed repeatedly, and not while a file is being uploaded. Validation
 * errors of the API are displayed at the fields; the message of any other failure is displayed unless the client has
 * done so already.
 *
 * @example
 * ```tsx src/board/WritePage.tsx
 * import { valibotResolver } from '@hookform/resolvers/valibot';
 * import { useForm } from 'react-hook-form';
 * import { useMutation } from '@portal/shared/client';
 * import { getListBoxReply, postIntReply, replyForm } from '@portal/shared/contract/reply';
 * import { useSubmit } from '@portal/shared/form';
 * import { useNavigate } from '@portal/shared/router';
 * import { Actions, Button, Form, Page, TextAreaField } from '@portal/shared/ui';
 *
 * export default function WritePage() {
 *   const navigate = useNavigate();
 *   const form = useForm({ resolver: valibotResolver(replyForm), defaultValues: { content: '' } });
 *   const reply = useMutation(postIntReply, { quiet: true, invalidates: [getListBoxReply] });
 *   const { submit, isPending } = useSubmit({
 *     form,
 *     send: async ({ content }) => {
 *       await reply.mutate({ kind: 'board', postNo: 1, content });
 *       await navigate('/example/notices');
 *     },
 *   });
 *   return (
 *     <Page title="글쓰기" width="text">
 *       <Form onSubmit={submit} aria-label="댓글">
 *         <TextAreaField
 *           label="내용"
 *           required
 *           error={form.formState.errors.content?.message}
 *           {...form.register('content')}
 *         />
 *         <Actions>
 *           <Button type="submit" busy={isPending}>
 *             등록
 *           </Button>
 *         </Actions>
 *       </Form>
 *     </Page>
 *   );
 * }
 * ```
 */
export function useSubmit<Values extends FieldValues, Checked = Values>({
  form,
  send,
  fieldOf = (path) => path,
  refusedAt = {},
  onRefused,
}: SubmitOptions<Values, Checked>) {
  const running = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const isUploading = useUploading();

  /** Displays messages at their fields and focuses the first. @returns true if all have a field. */
  const showAtFields = (errors: { field: string; message: string }[]): boolean => {
    const fields = form.getValues();
    // A field of a row: `people.3.name`.
    const isOfRow = (field: string) => field.includes('.') && form.getValues(field as Path<Values>) !== undefined;
    const known = errors.filter(({ field }) => field in fields || isOfRow(field));
    // An error summary of the form takes the focus from there.
    known.forEach(({ field, message }, index) =>
      form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
    return known.length > 0 && known.length === errors.length;
  };

  const explain = async (error: CallError) => {
    const refusedField = refusedAt[error.code];
    const errors = refusedField
      ? [{ field: refusedField, message: error.message }]
      : error.issues.map(({ path, message }) => ({ field: fieldOf(path), message }));
    if (showAtFields(errors)) return;
    if (error.failure === 'refused' && (await onRefused?.(error)) === true) return;
    if (!error.shown) await alert(error.message);
  };

  const attempt = async (values: Checked) => {
    if (running.current) return;
    running.current = true;
    setIsSending(true);
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      await explain(error);
    } finally {
      running.current = false;
      setIsSending(false);
    }
  };

  return {
    /** Handler for the form's `onSubmit`. */
    submit: (event?: BaseSyntheticEvent) => {
      if (isUploading) event?.preventDefault();
      else void form.handleSubmit(attempt)(event);
    },
    isPending: isSending || isUploading,
  };
}
