import * as v from 'valibot';
import { dateTime, integer, lines, requiredLines, won } from '../base/fields.ts';
import { NOT_OFFERED } from '../base/words.ts';

/** Building blocks of the office's calls. */

/** Characters of a reason. */
export const MAX_REASON = 500;

/** Why an employee decides so; it goes into the audit log. */
export const reason = requiredLines(MAX_REASON, '사유를 입력해주세요.');

/** A reason that may be left out. */
export const optionalReason = v.optional(lines(MAX_REASON), '');

/**
 * The number of a row's member, for employees who may open the page of a member; null for others, and for who has left.
 * Missing in the answer of an API of another day.
 */
export const openableMember = v.optional(v.nullable(integer));

/** A course or an exam. */
export const offeringKind = v.picklist(['education', 'exam'], NOT_OFFERED);
export type OfferingKind = v.InferOutput<typeof offeringKind>;

/** Of an act over the limit of four eyes: who asked for it first; null while nobody has. */
export const secondLook = v.nullable(
  v.object({
    askedBy: v.string(),
    askedAt: dateTime,
    /** Whether the caller asked: then somebody else must confirm. */
    isOwn: v.boolean(),
    /** Which of the office's acts was asked for, over how much, and in which words; an API of another day says less. */
    act: v.optional(v.string()),
    amount: v.optional(won),
    reason: v.optional(v.string()),
  }),
);
export type SecondLook = v.InferOutput<typeof secondLook>;

/** `done`, or `asked`: the sum is over the limit, and a second employee must do the same. */
export const outcome = v.picklist(['done', 'asked']);
export type Outcome = v.InferOutput<typeof outcome>;
