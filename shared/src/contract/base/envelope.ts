import * as v from 'valibot';
import type { Schema } from './call.ts';
import { count, rowNumber, text } from './fields.ts';

/** Default and maximum rows of a page. */
export const DEFAULT_LIMIT = 10;
export const MAX_LIMIT = 100;

/** Envelope of every JSON response. `code` 1 is success; others are in `codes.ts`. */
export interface Envelope<Entity> {
  code: number;
  message: string;
  entity: Entity;
}

/** Error of an input field, in `entity.issues` of an HTTP 400. `path` is dotted: `userEdu.name`. */
export interface InputIssue {
  path: string;
  message: string;
}

const pageInfo = v.object({
  /** Page number, from 1. */
  page: v.number(),
  /** Number of the last page; 0 for an empty list. */
  endPage: v.number(),
  /** Rows of the whole list; a search in a long list counts at most a thousand. */
  totalRow: v.number(),
  /** Value of `after` for the next page of a long list; missing on the last page. */
  next: v.optional(v.number()),
});
export type PageInfo = v.InferOutput<typeof pageInfo>;

/** Entity of a list call: `{ list, pageInfo }`. */
export const listOf = <Item extends Schema>(item: Item) => v.object({ list: v.array(item), pageInfo });

/** Optional number from 1 to a maximum. */
export const positive = (fallback: number, maximum: number) =>
  v.optional(
    v.pipe(count, v.minValue(1, '1 이상이어야 합니다.'), v.maxValue(maximum, `${maximum} 이하여야 합니다.`)),
    fallback,
  );

/** Query fields of every list. */
export const paging = {
  page: positive(1, 1_000_000),
  limit: positive(DEFAULT_LIMIT, MAX_LIMIT),
};

/** A list query with a search word. */
export const searchable = { ...paging, keyword: v.optional(text(100)) };

/**
 * Query of a list without an upper size. With `after`, the number of the last row already read, the page begins after
 * that row: it costs no more than the first page, and rows added meanwhile are not repeated.
 */
export const searchableLong = { ...searchable, after: v.optional(rowNumber) };
