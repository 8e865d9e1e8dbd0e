import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFetchItem, useMutation } from '@portal/shared/client';
import { officeArticle, officeArticles, officeSaveArticle, type WrittenKind } from '@portal/shared/contract/office';
import { useDraft, useSubmit } from '@portal/shared/form';
import { alert, confirm, openDialog } from '@portal/shared/overlay';
import { useNavigate } from '@portal/shared/router';
import { Actions, Button, ButtonLink, Callout, ErrorSummary, Form, toast, useErrorSummary } from '@portal/shared/ui';
import { KINDS, type WrittenDetail } from '../kind/kinds.ts';
import type { Previewed } from '../preview/PreviewDialog.tsx';
import { Conflict } from './Conflict.tsx';
import { Fields } from './Fields.tsx';
import { Schedule } from './Schedule.tsx';
import { valuesOf, writtenForm, type CheckedValues, type WrittenValues } from './values.ts';

interface ArticleFormViewProps {
  kind: WrittenKind;
  /** Null for a new one. */
  no: number | null;
  start: WrittenValues;
}

type Shown = Partial<Previewed> & Pick<WrittenValues, 'title' | 'content'>;

const show = (kind: WrittenKind, { title, content, imagePath = '', files = [] }: Shown) =>
  void openDialog(() => import('../preview/PreviewDialog.tsx'), {
    kind,
    article: { title, content, imagePath, files },
  });

/** The form of an article of any kind. What is typed survives a reload, and another employee's change. */
export function ArticleFormView({ kind, no, start }: ArticleFormViewProps) {
  const navigate = useNavigate();
  const [conflict, setConflict] = useState<WrittenDetail>();
  const fetchArticle = useFetchItem(officeArticle);
  const saving = useMutation(officeSaveArticle, { quiet: true, invalidates: [officeArticles, officeArticle] });
  const form = useForm<WrittenValues, unknown, CheckedValues>({
    resolver: valibotResolver(writtenForm),
    defaultValues: start,
    shouldFocusError: false,
  });
  const { errors, submitCount, isDirty } = form.formState;
  const draft = useDraft(`office-article:${kind}:${no ?? 'new'}`, form);
  const summary = useErrorSummary(errors);

  const { submit, isPending } = useSubmit({
    form,
    fieldOf: (path) => path.replace(/^article\.(\w+).*$/, '$1'),
    send: async ({ seenVersion, ...article }) => {
      await saving.mutate({ kind, article, ...(no !== null && { no, version: seenVersion }) });
      draft.clear();
      toast('저장했습니다.');
      await navigate(KINDS[kind].path);
    },
    onRefused: async (error) => {
      if (!error.is('ARTICLE_CHANGED') || no === null) return false;
      setConflict(await fetchArticle({ kind, no }));
      return true;
    },
  });

  const takeStored = async (stored: WrittenDetail) => {
    if (!(await confirm('입력하신 내용을 지우고 저장된 내용으로 바꾸시겠습니까?'))) return;
    const values = valuesOf(stored);
    if (!values) return alert('새로 생긴 값이 들어 있습니다. 화면을 새로 고친 뒤 다시 열어 주세요.');
    form.reset(values);
    setConflict(undefined);
  };

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ErrorSummary errors={summary} attempt={submitCount} />
      {conflict && (
        <Conflict
          stored={conflict}
          onShow={() => show(kind, conflict.form)}
          onTakeStored={() => void takeStored(conflict)}
          onKeepOwn={() => {
            form.setValue('seenVersion', conflict.version);
            setConflict(undefined);
            submit();
          }}
        />
      )}
      {draft.restored && isDirty && (
        <Callout title="쓰던 내용을 불러왔습니다">
          <Actions>
            <Button variant="secondary" size="small" onClick={() => form.reset(start)}>
              지우고 처음부터 쓰기
            </Button>
          </Actions>
        </Callout>
      )}
      <Fields kind={kind} form={form} />
      <Schedule register={form.register} errors={errors} />
      <Actions>
        <ButtonLink variant="secondary" to={KINDS[kind].path}>
          그만두기
        </ButtonLink>
        <Button variant="secondary" onClick={() => show(kind, form.getValues())}>
          미리 보기
        </Button>
        <Button type="submit" busy={isPending}>
          저장
        </Button>
      </Actions>
    </Form>
  );
}
