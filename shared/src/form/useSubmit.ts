import { useRef, useState, type BaseSyntheticEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { CallError } from '@portal/shared/client';
import { alert } from '@portal/shared/overlay';

/** How a form is sent. `Checked` is what its schema makes of the typed values. */
export interface SubmitOptions<Values extends FieldValues, Checked> {
  form: UseFormReturn<Values, unknown, Checked>;
  /** Sends the form and goes on. To ask the member first, ask here, and return without sending on a no. */
  send(values: Checked): Promise<void>;
  /** The form's field of a path of the wire, where the two differ. */
  fieldOf?(path: string): string;
  /** The field of each refusal, by its code, that concerns one field; its message is shown there. */
  refusedAt?: Readonly<Record<number, Path<Values>>>;
  /**
   * The API refused for a reason of its own (a negative code): full, closed, already applied.
   * @returns true when the refusal has been dealt with; otherwise its message is shown.
   */
  onRefused?(error: CallError): void | boolean | Promise<void | boolean>;
}

/**
 * Sends a form once, however often its button is pressed. What the API finds wrong goes to the fields; the message of
 * any other failure is shown, unless the client has shown it already.
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
  const [isPending, setIsPending] = useState(false);

  /** Shows messages at their fields, the first of which takes the focus. @returns whether all found their field. */
  const showAtFields = (errors: { field: string; message: string }[]): boolean => {
    const fields = form.getValues();
    // A field of one of several rows: `people.3.name`.
    const isOfRow = (field: string) => field.includes('.') && form.getValues(field as Path<Values>) !== undefined;
    const known = errors.filter(({ field }) => field in fields || isOfRow(field));
    // An error summary, where the form has one, takes the focus from there.
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
    setIsPending(true);
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      await explain(error);
    } finally {
      running.current = false;
      setIsPending(false);
    }
  };

  return {
    /** For the form's `onSubmit`. */
    submit: (event?: BaseSyntheticEvent) => void form.handleSubmit(attempt)(event),
    isPending,
  };
}
