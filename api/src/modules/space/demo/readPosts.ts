import { join } from 'node:path';
import * as v from 'valibot';
import { passagesOf, readData, readProse } from '@portal/shared/prose';
import { articleOf } from '../../../demo/documents/blocks.ts';
import { subjectName } from '../../../demo/pictures/subjects.ts';
import { withObject } from '../../../demo/writing.ts';

const here = (name: string) => join(import.meta.dirname, name);

/** Posts or replies in a file: a heading for each post's title, and its text below. */
export const readPassages = (name: 'board.md' | 'replies.md') =>
  passagesOf(readProse(here(name), v.strictObject({})).blocks).passages;

const reviews = v.array(
  v.strictObject({
    title: v.string(),
    text: v.string(),
    score: v.picklist([1, 2, 3, 4, 5]),
    /** The course or exam. */
    subject: v.string(),
  }),
);
export const readReviews = () => readData(here('reviews.json'), reviews);

/** Masked names as other members see them. */
export const readWriters = () => readData(here('writers.json'), v.tupleWithRest([v.string()], v.string()));

const promotions = v.array(
  v.strictObject({
    shop: v.string(),
    town: v.string(),
    /** Dish that the shop is known for. */
    dish: v.string(),
    /** Line by the owner. */
    line: v.string(),
    subject: subjectName,
    beside: subjectName,
  }),
);

/** Promotions of members' businesses, each with title and content of its post. */
export const readPromotions = () =>
  readData(here('promotions.json'), promotions).map((promotion, n) => {
    const values = {
      ...promotion,
      dishAsObject: withObject(promotion.dish),
      hours: `${10 + (n % 2)}:00~${20 + (n % 3)}:00, ${'월화수'[n % 3]}요일은 쉽니다`,
    };
    const { data, blocks } = readProse(here('promotion.md'), v.strictObject({ title: v.string() }), values);
    return { ...promotion, title: data.title, content: articleOf(blocks) };
  });
