import * as v from 'valibot';
import { call } from './base/call.ts';
import { lines, requiredText, text } from './base/fields.ts';
import { PLAIN_WORD, UNKNOWN_EFFECTS } from './base/words.ts';

/** Causes of a section that could not be shown. The shell's loader classifies them, and `/metrics` counts them. */
const SECTION_FAILURE_CAUSES = [
  'offline',
  'http',
  'timeout',
  'not-a-manifest',
  'not-a-module',
  'chunk-gone',
  'contract-mismatch',
  'crashed',
  // Something in the browser, like an extension, changed the served page, which React then rendered anew.
  'redrawn',
] as const;
export type SectionFailureCause = (typeof SECTION_FAILURE_CAUSES)[number];

/** Maximum characters of a stack, about thirty lines. */
export const MAX_STACK = 4000;

/** Fields of every report. */
const report = {
  section: text(40),
  build: v.optional(text(80), ''),
  owner: v.optional(text(100), ''),
  /** Requested path, without its query. */
  path: v.optional(text(200), ''),
};

const sectionFailure = v.object({
  ...report,
  cause: v.picklist(SECTION_FAILURE_CAUSES),
  detail: v.optional(lines(500), ''),
  /** Stack of the error as reported by the browser, then its component stack. */
  stack: v.optional(lines(MAX_STACK), ''),
});

const unknownAnswer = v.object({
  ...report,
  cause: v.literal('unknown-answer'),
  /** Path of the call. */
  call: requiredText(100, '호출의 경로가 없습니다.'),
  /** Position in the entity: `list[].status`. */
  field: requiredText(200, '필드가 없습니다.'),
  /** Empty unless it is a plain word, because it may be a person's input. */
  word: v.optional(v.pipe(v.string(), v.regex(PLAIN_WORD)), ''),
  effect: v.picklist(UNKNOWN_EFFECTS),
});
/** Part of a response that the contract of a build does not have. */
export type UnknownAnswer = v.InferInput<typeof unknownAnswer>;

export const telemetry = call({
  method: 'POST',
  path: '/api/telemetry',
  access: 'public',
  changes: false,
  body: 'json',
  summary: 'A section that failed in a browser, or did not know all of an answer: which, which build, why, whose',
  input: v.union([sectionFailure, unknownAnswer]),
  entity: v.null(),
});
