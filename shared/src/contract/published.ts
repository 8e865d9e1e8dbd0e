import * as v from 'valibot';
import { call } from './base/call.ts';
import { dateTime, integer, rowNumber } from './base/fields.ts';
import { NOT_OFFERED } from './base/words.ts';

/** What the association has published, for the map that search engines read. */

/** The pages that show one of many, by the name that holds its number in their query. */
export const publishedItem = v.picklist(
  ['asctnNo', 'noticeNo', 'dataNo', 'examNoticeNo', 'newsNo', 'educationNo', 'examinationNo'],
  NOT_OFFERED,
);
export type PublishedItem = v.InferOutput<typeof publishedItem>;

/** Rows of one answer, at most. */
export const MAX_PUBLISHED = 2000;

export const listPublished = call({
  method: 'GET',
  path: '/api/home/news/listPublished',
  access: 'public',
  changes: false,
  summary: 'Numbers of all that is published of a kind, newest first, with the time of the last change',
  input: v.object({
    item: publishedItem,
    /** Only those with a smaller number: the last of the answer before. */
    before: v.optional(rowNumber),
  }),
  entity: v.object({
    /** `changed` is null where nobody notes it: of courses and exams. */
    list: v.array(v.object({ no: integer, changed: v.nullable(dateTime) })),
    hasMore: v.boolean(),
  }),
});
