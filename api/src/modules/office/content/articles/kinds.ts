import { sql, type RawBuilder } from 'kysely';
import type { OfficeArticleKind } from '@portal/shared/contract/office';
import type { LongList } from '../../../../database/longList.ts';
import type { ArticleKind } from '../../../../database/types/tables/news.ts';

/** An article of any table in one shape. */
export interface OfficeArticleRow {
  no: number;
  title: string;
  content: string;
  writer: string;
  is_top: boolean;
  category: string | null;
  image_path: string;
  subject: string;
  sort_order: number;
  view_cnt: number;
  published_at: Date;
  published_until: Date | null;
  withdrawn_at: Date | null;
  is_draft: boolean;
  begins_when_published: boolean;
  version: number;
  written_by: number | null;
  changed_by: number | null;
  changed_at: Date | null;
}

/** True if it has never been published. */
export const isDraft = ({ withdrawn_at, is_draft }: Pick<OfficeArticleRow, 'withdrawn_at' | 'is_draft'>): boolean =>
  withdrawn_at !== null && is_draft;

/** True if publishing sets the start time instead of its form. */
export const beginsWhenPublished = (row: OfficeArticleRow): boolean => isDraft(row) && row.begins_when_published;

interface Kind {
  /** Table name in the audit log and in the index of shown files. */
  object: 'article' | 'exam_notice' | 'faq';
  /** Kind within the table of articles; null for other tables. */
  articleKind: ArticleKind | null;
  /** All rows of the kind as `OfficeArticleRow`, with the texts of its search index. */
  rows: RawBuilder<OfficeArticleRow>;
  /** Paging of a long list; null for a list that stays short. */
  list: LongList | null;
}

const PERIOD = sql`published_at, published_until, withdrawn_at, is_draft, begins_when_published,
  version, written_by, changed_by, changed_at`;

const ofArticles = (articleKind: ArticleKind): Kind => ({
  object: 'article',
  articleKind,
  rows: sql<OfficeArticleRow>`(
    select article_no as no, title, content, plain_text, writer, is_top, category, image_path, '' as subject,
      0 as sort_order, view_cnt, ${PERIOD}
    from article where kind = ${articleKind}
  )`,
  list: { table: 'article', order: ['published_at', 'no'], texts: ['title', 'plain_text'] },
});

/** Storage per kind. */
export const OFFICE_ARTICLES: Record<OfficeArticleKind, Kind> = {
  notice: ofArticles('notice'),
  asctn: ofArticles('asctn'),
  data: ofArticles('data'),
  examNotice: {
    object: 'exam_notice',
    articleKind: null,
    rows: sql<OfficeArticleRow>`(
      select exam_notice_no as no, title, content, summary, writer, is_top, null as category, '' as image_path,
        '' as subject, 0 as sort_order, view_cnt, ${PERIOD}
      from exam_notice
    )`,
    list: { table: 'exam_notice', order: ['published_at', 'no'], texts: ['title', 'summary'] },
  },
  faq: {
    object: 'faq',
    articleKind: null,
    rows: sql<OfficeArticleRow>`(
      select faq_no as no, question as title, answer as content, '' as writer, false as is_top, null as category,
        '' as image_path, subject, sort_order, 0 as view_cnt, ${PERIOD}
      from faq
    )`,
    list: null,
  },
};
