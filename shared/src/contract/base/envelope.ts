import * as v from 'valibot';
import type { Schema } from './call.ts';
import { count, rowNumber, text } from './fields.ts';

/** Rows of one page unless the query says otherwise, and the most it may ask for. */
export const DEFAULT_LIMIT = 10;
export const MAX_LIMIT = 100;

/** Every JSON answer. `code` 1 is success; see `codes.ts` for the rest. */
export interface Envelope<Entity> {
  code: number;
  message: string;
  entity: Entity;
}

/** What was wrong with an input, in `entity.issues` of an HTTP 400. `path` is dotted: `userEdu.name`. */
export interface InputIssue {
  path: string;
  message: string;
}

const pageInfo = v.object({
  /** The page this is, from 1. */
  page: v.number(),
  /** The last page; 0 when the list is empty. */
  endPage: v.number(),
  /** Rows in the whole list; of a search in a long list, at most a thousand are counted. */
  totalRow: v.number(),
  /** Of a long list: what to send as `after` for the page behind this one; missing on the last page. */
  next: v.optional(v.number()),
});
export type PageInfo = v.InferOutput<typeof pageInfo>;

/** The entity of a list call: `{ list, pageInfo }`. */
export const listOf = <Item extends Schema>(item: Item) => v.object({ list: v.array(item), pageInfo });

/** A number from 1 to a maximum, which may be left out. */
export const positive = (fallback: number, maximum: number) =>
  v.optional(
    v.pipe(count, v.minValue(1, '1 이상이어야 합니다.'), v.maxValue(maximum, `${maximum} 이하여야 합니다.`)),
    fallback,
  );

/** The query values that every list takes. */
export const paging = {
  page: positive(1, 1_000_000),
  limit: positive(DEFAULT_LIMIT, MAX_LIMIT),
};

/** A list query with a search word. */
export const searchable = { ...paging, keyword: v.optional(text(100)) };

/**
 * The query of a list that grows for ever. With `after`, the number of the last row that the reader has, the page
 * begins behind that row: it costs no more than the first one, and rows that are added meanwhile are not shown twice.
 */
export const searchableLong = { ...searchable, after: v.optional(rowNumber) };
