import type { Generated } from 'kysely';
import type { FaqSubject } from '@portal/shared/contract/news';
import type { PublicationColumns } from './publication.ts';

export type ArticleKind = 'asctn' | 'notice' | 'data';

/** Association news, notices and the data room. */
export interface ArticleTable extends PublicationColumns {
  article_no: Generated<number>;
  kind: ArticleKind;
  category: 'hygn' | null;
  is_top: Generated<boolean>;
  title: string;
  summary: string;
  /** Safe HTML. */
  content: string;
  /** Content without tags, for searching. */
  plain_text: string;
  writer: string;
  image_path: Generated<string>;
  view_cnt: Generated<number>;
  download_cnt: Generated<number>;
}

export interface ArticleFileTable {
  article_file_no: Generated<number>;
  article_no: number;
  path: string;
  file_name: string;
  /** Bytes. */
  size: number;
}

/** Items of the food news feed. */
export interface FoodNewsTable {
  news_no: Generated<number>;
  /** The feed's own id of the item, which is stored once. */
  source_key: string;
  title: string;
  summary: string;
  source: string;
  url: string;
  image_path: Generated<string>;
  /** Safe HTML; empty if only the publisher has the text. */
  content: Generated<string>;
  published_at: Date;
  fetched_at: Date;
}

interface FaqTable extends PublicationColumns {
  faq_no: Generated<number>;
  subject: FaqSubject;
  sort_order: number;
  question: string;
  /** Plain text; an empty line begins a paragraph. */
  answer: string;
}

export interface NewsTables {
  article: ArticleTable;
  article_file: ArticleFileTable;
  food_news: FoodNewsTable;
  faq: FaqTable;
}
