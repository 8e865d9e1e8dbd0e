import * as v from 'valibot';
import { articleForm } from '@portal/shared/contract/office';
import type { OfficeArticleDetail } from '../kind/kinds.ts';

/**
 * Form values with the version of the article that they were loaded from: without it, a draft restored after a reload
 * would pass for an edit of the newest version. The version is 0 for a new article.
 */
export const articleValuesForm = v.intersect([articleForm, v.object({ seenVersion: v.number() })]);
export type ArticleFormValues = v.InferInput<typeof articleForm> & { seenVersion: number };
export type CheckedValues = v.InferOutput<typeof articleValuesForm>;

/** Form values; null if the article has a value that this form does not know and would lose. */
export const valuesOf = ({ form, version }: OfficeArticleDetail): ArticleFormValues | null =>
  v.is(articleForm, form) ? { ...form, seenVersion: version } : null;

/** Values of a new article. */
export const NEW_ARTICLE: ArticleFormValues = {
  title: '',
  content: '',
  writer: '',
  isTop: false,
  isHygiene: false,
  imagePath: '',
  files: [],
  subject: 'edu',
  sortOrder: 0,
  fromDay: '',
  fromTime: '',
  untilDay: '',
  untilTime: '',
  seenVersion: 0,
};
