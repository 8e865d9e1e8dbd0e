import * as v from 'valibot';
import { publicCalls } from './base/callsFor.ts';
import { dateTime, integer, rowNumber, text } from './base/fields.ts';
import { NOT_OFFERED } from './base/words.ts';

/** Published content, for the sitemap and for caches of rendered pages. */

const anyone = publicCalls('/api/home/news');

/** Pages of one item among many, by the query name of its number. */
export const publishedItem = v.picklist(
  ['asctnNo', 'noticeNo', 'dataNo', 'examNoticeNo', 'newsNo', 'educationNo', 'examinationNo'],
  NOT_OFFERED,
);
export type PublishedItem = v.InferOutput<typeof publishedItem>;

/** Maximum rows of a response. */
export const MAX_PUBLISHED = 2000;

export const listPublished = anyone.get('listPublished', {
  summary: 'Numbers of all that is published of a kind, newest first, with the time of the last change',
  input: v.object({
    item: publishedItem,
    /** Number of the last row of the previous response; only rows with smaller numbers are returned. */
    before: v.optional(rowNumber),
  }),
  entity: v.object({
    /** `changed` is null if it is not recorded, as for courses and exams. */
    list: v.array(v.object({ no: integer, changed: v.nullable(dateTime) })),
    hasMore: v.boolean(),
  }),
});

export const awaitPublished = anyone.get('awaitPublished', {
  summary: 'Names what the public reads now; with `since` it is answered once that is something else',
  input: v.object({
    /** `mark` of the previous response. The call returns once the mark differs, or after 25 seconds. */
    since: v.optional(text(80)),
  }),
  entity: v.object({
    /** Opaque value for `since`. */
    mark: v.string(),
  }),
});
