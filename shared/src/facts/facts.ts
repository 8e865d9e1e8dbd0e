import * as v from 'valibot';
import { dateTime, won } from '../contract/base/fields.ts';

// The shell's server makes description, Open Graph and JSON-LD of facts. React could write them in the page, which
// would then have to know absolute addresses and carry code that only servers need.

const TEXT = v.string();

/** Something to read, with a date: news, a notice, an entry of the data room. */
const article = v.object({
  kind: v.literal('article'),
  title: TEXT,
  /** Its first words. */
  description: TEXT,
  writer: TEXT,
  published: dateTime,
  /** Path or URL of its picture; empty when it has none. */
  picture: TEXT,
});

/** Questions with their answers, as plain text. */
const questions = v.object({
  kind: v.literal('questions'),
  questions: v.array(v.object({ question: TEXT, answer: TEXT })),
});

/** The way from the home page to this one; a crumb without a path is the name of a menu, or this page. */
const breadcrumb = v.object({
  kind: v.literal('breadcrumb'),
  crumbs: v.array(v.object({ label: TEXT, to: v.optional(TEXT) })),
});

/** The page tells who the association is. */
const organization = v.object({ kind: v.literal('organization') });

/** Of a course and an exam. */
const offering = {
  title: TEXT,
  description: TEXT,
  start: dateTime,
  /** Empty where nobody has said so. */
  end: v.union([dateTime, v.literal('')]),
  /** Won; 0 is free. */
  price: won,
  seatsLeft: v.number(),
  applyStart: dateTime,
  applyEnd: dateTime,
};

const place = v.object({ name: TEXT, address: TEXT });

/** A course that can be applied for; an online course has no place. */
const course = v.object({ kind: v.literal('course'), ...offering, place: v.nullable(place) });

/** An exam that can be applied for. */
const exam = v.object({ kind: v.literal('exam'), ...offering, place });

/**
 * What a page says of itself to those who find and share it: search engines, messengers, readers of feeds. The shell's
 * server makes of it what these read; a section needs to know nothing of that.
 */
export const pageFacts = v.variant('kind', [article, questions, breadcrumb, organization, course, exam]);
export type PageFact = v.InferOutput<typeof pageFacts>;
export type ArticleFact = v.InferOutput<typeof article>;
export type OfferingFact = v.InferOutput<typeof course> | v.InferOutput<typeof exam>;
export type BreadcrumbFact = v.InferOutput<typeof breadcrumb>;
