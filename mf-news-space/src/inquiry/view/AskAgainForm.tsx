import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormProvider, useForm } from 'react-hook-form';
import { useMutation } from '@portal/shared/client';
import { getListBoxInquiry, getMapInquiry, postIntInquiryAgain } from '@portal/shared/contract/inquiry';
import { useDraft, useSubmit } from '@portal/shared/form';
import { Actions, Button, Form, toast } from '@portal/shared/ui';
import { EntryFields } from '../form/EntryFields.tsx';
import { emptyEntry, entryForm, entryInput, fieldOf, type CheckedEntry, type EntryValues } from '../form/values.ts';

/** Form for a further question about an answered inquiry, which then waits again. */
export function AskAgainForm({ inquiryNo, onSent }: { inquiryNo: number; onSent: () => void }) {
  const form = useForm<EntryValues, unknown, CheckedEntry>({
    resolver: valibotResolver(entryForm),
    defaultValues: emptyEntry,
  });
  const draft = useDraft(`inquiry:${inquiryNo}`, form);
  const asking = useMutation(postIntInquiryAgain, { quiet: true, invalidates: [getMapInquiry, getListBoxInquiry] });
  const { submit, isPending } = useSubmit({
    form,
    fieldOf,
    send: async (entry) => {
      await asking.mutate({ inquiryNo, ...entryInput(entry) });
      draft.clear();
      toast('추가 문의를 접수했습니다. 답변을 드리면 알려드립니다.');
      onSent();
    },
  });
  return (
    <FormProvider {...form}>
      <Form onSubmit={submit} aria-label="추가로 문의하기">
        <EntryFields label="추가로 문의하실 내용" />
        <Actions>
          <Button type="submit" busy={isPending}>
            추가 문의 보내기
          </Button>
        </Actions>
      </Form>
    </FormProvider>
  );
}
