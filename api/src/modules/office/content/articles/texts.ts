import type { ArticleForm, OfficeArticleKind } from '@portal/shared/contract/office';
import { cleanArticle } from '../../../../content/cleanArticle.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import type { PublicationColumns } from '../../../../database/types/tables/publication.ts';
import { HttpError } from '../../../../errors/errors.ts';
import { OFFICE_ARTICLES } from './kinds.ts';

/** Editor and public period. */
export interface Publishing {
  published_at: Date;
  published_until: Date | null;
  begins_when_published?: boolean;
  changed_by: number;
  changed_at: Date;
}
/** A draft is stored as withdrawn. */
export interface NewPublishing extends Publishing {
  withdrawn_at?: Date;
  is_draft?: boolean;
  written_by: number;
}

/** Default writer. */
const OFFICE = '사무국';

/** Converts the form's text for storage: plain text for FAQs, sanitized HTML for all other kinds. */
export function textOf(kind: OfficeArticleKind, { content }: ArticleForm) {
  if (kind === 'faq') return { html: content, plain: content, summary: '', pictures: [] };
  const text = cleanArticle(content);
  if (!text.plain && text.pictures.length === 0)
    throw new HttpError('MALFORMED', { issues: [{ path: 'article.content', message: '내용을 입력해주세요.' }] });
  return text;
}

type Text = ReturnType<typeof textOf>;

const articleColumns = (form: ArticleForm, { html, plain, summary }: Text) => ({
  category: form.isHygiene ? ('hygn' as const) : null,
  is_top: form.isTop,
  title: form.title,
  summary,
  content: html,
  plain_text: plain,
  writer: form.writer || OFFICE,
  image_path: form.imagePath,
});

const examNoticeColumns = (form: ArticleForm, { html, summary }: Text) => ({
  is_top: form.isTop,
  title: form.title,
  summary,
  content: html,
  writer: form.writer || OFFICE,
});

const faqColumns = (form: ArticleForm, { plain }: Text) => ({
  subject: form.subject,
  sort_order: form.sortOrder,
  question: form.title,
  answer: plain,
});

/** Inserts an article and returns its number. */
export async function insertOfficeArticle(
  db: Queries,
  kind: OfficeArticleKind,
  form: ArticleForm,
  publishing: NewPublishing,
): Promise<number> {
  const text = textOf(kind, form);
  const { object, articleKind } = OFFICE_ARTICLES[kind];
  if (articleKind) {
    const values = { kind: articleKind, ...articleColumns(form, text), ...publishing };
    return (await db.insertInto('article').values(values).returning('article_no as no').executeTakeFirstOrThrow()).no;
  }
  if (object === 'exam_notice') {
    const values = { ...examNoticeColumns(form, text), ...publishing };
    return (
      await db.insertInto('exam_notice').values(values).returning('exam_notice_no as no').executeTakeFirstOrThrow()
    ).no;
  }
  const values = { ...faqColumns(form, text), ...publishing };
  return (await db.insertInto('faq').values(values).returning('faq_no as no').executeTakeFirstOrThrow()).no;
}

/** Updates a locked article. */
export async function updateOfficeArticle(
  db: Queries,
  kind: OfficeArticleKind,
  row: { no: number; version: number },
  form: ArticleForm,
  publishing: Publishing,
): Promise<void> {
  const text = textOf(kind, form);
  const changed = { ...publishing, version: row.version + 1 };
  const { object } = OFFICE_ARTICLES[kind];
  if (object === 'article')
    await db
      .updateTable('article')
      .set({ ...articleColumns(form, text), ...changed })
      .where('article_no', '=', row.no)
      .execute();
  else if (object === 'exam_notice')
    await db
      .updateTable('exam_notice')
      .set({ ...examNoticeColumns(form, text), ...changed })
      .where('exam_notice_no', '=', row.no)
      .execute();
  else
    await db
      .updateTable('faq')
      .set({ ...faqColumns(form, text), ...changed })
      .where('faq_no', '=', row.no)
      .execute();
}

type Period = Pick<PublicationColumns, 'published_at'> & {
  published_until: Date | null;
  withdrawn_at: Date | null;
  is_draft: boolean;
  begins_when_published: boolean;
  version: number;
  changed_by: number;
  changed_at: Date;
};

/** Updates the public period of a locked article. */
export async function updatePeriod(db: Queries, kind: OfficeArticleKind, no: number, period: Period): Promise<void> {
  const { object } = OFFICE_ARTICLES[kind];
  if (object === 'article') await db.updateTable('article').set(period).where('article_no', '=', no).execute();
  else if (object === 'exam_notice')
    await db.updateTable('exam_notice').set(period).where('exam_notice_no', '=', no).execute();
  else await db.updateTable('faq').set(period).where('faq_no', '=', no).execute();
}
