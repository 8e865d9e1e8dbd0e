import * as v from 'valibot';
import { articleForm } from '@portal/shared/contract/office';
import type { OfficeArticleDetail } from '../kind/kinds.ts';

/**
 * The form's values, with the version of the article that they were made of: a draft that survives a reload must not
 * pass for a change of what somebody else has written meanwhile. 0 for a new one.
 */
export const articleValuesForm = v.intersect([articleForm, v.object({ seenVersion: v.number() })]);
export type ArticleFormValues = v.InferInput<typeof articleForm> & { seenVersion: number };
export type CheckedValues = v.InferOutput<typeof articleValuesForm>;

/** The values of the form; null where there is something among them that it does not have, and would not keep. */
export const valuesOf = ({ form, version }: OfficeArticleDetail): ArticleFormValues | null =>
  v.is(articleForm, form) ? { ...form, seenVersion: version } : null;

/** What a new one begins with. */
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
