import * as v from 'valibot';
import { dateTime, won } from '../contract/base/fields.ts';

// The shell's server derives description, Open Graph and JSON-LD from facts. If React wrote them, pages would need
// absolute URLs and code that only servers use.

const TEXT = v.string();

/** Dated text: news, a notice, an entry of the data room. */
const article = v.object({
  kind: v.literal('article'),
  title: TEXT,
  /** Beginning of the text. */
  description: TEXT,
  writer: TEXT,
  published: dateTime,
  /** Path or URL of the picture; empty if none. */
  picture: TEXT,
});

/** Questions with their answers, as plain text. */
const questions = v.object({
  kind: v.literal('questions'),
  questions: v.array(v.object({ question: TEXT, answer: TEXT })),
});

/** Path from the home page to this one. A crumb without a path is the name of a menu, or this page. */
const breadcrumb = v.object({
  kind: v.literal('breadcrumb'),
  crumbs: v.array(v.object({ label: TEXT, to: v.optional(TEXT) })),
});

/** Marks the page that describes the association. */
const organization = v.object({ kind: v.literal('organization') });

/** Common fields of a course and an exam. */
const offering = {
  title: TEXT,
  description: TEXT,
  start: dateTime,
  /** Empty if unknown. */
  end: v.union([dateTime, v.literal('')]),
  /** Won; 0 is free. */
  price: won,
  seatsLeft: v.number(),
  applyStart: dateTime,
  applyEnd: dateTime,
};

const place = v.object({ name: TEXT, address: TEXT });

/** Course open for application; an online course has no place. */
const course = v.object({ kind: v.literal('course'), ...offering, place: v.nullable(place) });

/** Exam open for application. */
const exam = v.object({ kind: v.literal('exam'), ...offering, place });

/**
 * Machine-readable description of a page for search engines, messengers and feed readers. The shell's server converts
 * it to their formats, which a section need not know.
 */
export const pageFacts = v.variant('kind', [article, questions, breadcrumb, organization, course, exam]);
export type PageFact = v.InferOutput<typeof pageFacts>;
export type ArticleFact = v.InferOutput<typeof article>;
export type OfferingFact = v.InferOutput<typeof course> | v.InferOutput<typeof exam>;
export type BreadcrumbFact = v.InferOutput<typeof breadcrumb>;
