import * as v from 'valibot';
import { publicCalls } from './base/callsFor.ts';
import { dateTime, integer, rowNumber, text } from './base/fields.ts';
import { NOT_OFFERED } from './base/words.ts';

/** What the association has published: for the map that search engines read, and for those who keep its pages. */

const anyone = publicCalls('/api/home/news');

/** The pages that show one of many, by the name that holds its number in their query. */
export const publishedItem = v.picklist(
  ['asctnNo', 'noticeNo', 'dataNo', 'examNoticeNo', 'newsNo', 'educationNo', 'examinationNo'],
  NOT_OFFERED,
);
export type PublishedItem = v.InferOutput<typeof publishedItem>;

/** Rows of one answer, at most. */
export const MAX_PUBLISHED = 2000;

export const listPublished = anyone.get('listPublished', {
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

export const awaitPublished = anyone.get('awaitPublished', {
  summary: 'Names what the public reads now; with `since` it is answered once that is something else',
  input: v.object({
    /** The `mark` of the last answer: this one comes when it is another, or after 25 seconds. */
    since: v.optional(text(80)),
  }),
  entity: v.object({
    /** For `since`; it says nothing else. */
    mark: v.string(),
  }),
});
