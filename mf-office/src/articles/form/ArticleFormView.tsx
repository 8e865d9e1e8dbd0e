import { useFetchItem, useMutation } from '@portal/shared/client';
import {
  officeArticle,
  officeArticles,
  officeSaveArticle,
  type OfficeArticleKind,
} from '@portal/shared/contract/office';
import { openDialog } from '@portal/shared/overlay';
import { SAVE_DRAFT } from '../../parts/form/draft.ts';
import { EditForm } from '../../parts/form/EditForm.tsx';
import { useEditForm } from '../../parts/form/useEditForm.ts';
import { KINDS } from '../kind/kinds.ts';
import { changesOf } from './changes.ts';
import { Fields } from './Fields.tsx';
import { Schedule } from './Schedule.tsx';
import { articleValuesForm, valuesOf, type ArticleFormValues, type CheckedValues } from './values.ts';

interface ArticleFormViewProps {
  kind: OfficeArticleKind;
  /** Null for a new article. */
  no: number | null;
  start: ArticleFormValues;
  /** Not visible to visitors until published; true for each new article. */
  isDraft: boolean;
}

/** The form of an article of any kind. */
export function ArticleFormView({ kind, no, start, isDraft }: ArticleFormViewProps) {
  const { path } = KINDS[kind];
  const fetchArticle = useFetchItem(officeArticle);
  const saving = useMutation(officeSaveArticle, { quiet: true, invalidates: [officeArticles, officeArticle] });
  const edit = useEditForm<ArticleFormValues, CheckedValues>({
    schema: articleValuesForm,
    start,
    draftName: `office-article:${kind}:${no ?? 'new'}`,
    versionField: 'seenVersion',
    fieldOf: (wirePath) => wirePath.replace(/^article\.(\w+).*$/, '$1'),
    save: async ({ seenVersion, ...article }) => {
      await saving.mutate({ kind, article, ...(no === null ? { isDraft } : { no, version: seenVersion }) });
      return path;
    },
    readStored:
      no === null
        ? null
        : async () => {
            const stored = await fetchArticle({ kind, no });
            return { values: valuesOf(stored), changedBy: stored.changedBy, changedAt: stored.changedAt };
          },
  });
  const { form } = edit;
  const preview = ({ title, content, imagePath = '', files = [] }: ArticleFormValues) =>
    void openDialog(() => import('../preview/PreviewDialog.tsx'), {
      kind,
      article: { title, content, imagePath, files },
    });
  return (
    <EditForm
      edit={edit}
      back={path}
      changesOf={(typed, stored) => changesOf(kind, typed, stored)}
      preview={preview}
      {...(isDraft && { saveLabel: SAVE_DRAFT })}
    >
      <Fields kind={kind} form={form} />
      <Schedule isDraft={isDraft} form={form} />
    </EditForm>
  );
}
