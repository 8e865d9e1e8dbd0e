import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { replyForm } from '@portal/shared/contract/reply';
import { useDraft, useSubmit } from '@portal/shared/form';
import { Actions, Button, Form, TextAreaField } from '@portal/shared/ui';

interface ReplyFormProps {
  /** Storage key of the draft. */
  draftKey: string;
  label: string;
  hint?: string;
  submitLabel: string;
  /** Text to be changed; missing for a new reply. */
  start?: string;
  send: (reply: { content: string }) => Promise<void>;
  /** Called afterwards; the form is not used again. */
  onSent: () => void;
  /** Cancels the change; missing for a new reply. */
  onCancel?: () => void;
}

/** Form of a new or changed reply. */
export function ReplyForm({ draftKey, label, hint, submitLabel, start = '', send, onSent, onCancel }: ReplyFormProps) {
  const form = useForm({ resolver: valibotResolver(replyForm), defaultValues: { content: start } });
  const { register, setFocus, formState } = form;
  const draft = useDraft(draftKey, form);
  // After pressing 고치기 the author continues typing.
  const isChange = onCancel !== undefined;
  useEffect(() => {
    if (isChange) setFocus('content');
  }, [isChange, setFocus]);
  const { submit, isPending } = useSubmit({
    form,
    send: async (reply) => {
      await send(reply);
      draft.clear();
      onSent();
    },
  });
  return (
    <Form onSubmit={submit} aria-label={label}>
      <TextAreaField
        label={label}
        rows={4}
        hint={hint}
        error={formState.errors.content?.message}
        {...register('content')}
      />
      <Actions>
        {onCancel && (
          <Button
            variant="secondary"
            onClick={() => {
              draft.clear();
              onCancel();
            }}
          >
            취소
          </Button>
        )}
        <Button type="submit" busy={isPending}>
          {submitLabel}
        </Button>
      </Actions>
    </Form>
  );
}
