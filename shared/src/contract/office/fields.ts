import * as v from 'valibot';
import { dateTime, integer, lines, requiredLines, text, won } from '../base/fields.ts';
import { NOT_OFFERED } from '../base/words.ts';

/** Fields shared by the office's calls. */

/** Maximum characters of a reason. */
export const MAX_REASON = 500;

/** Required reason, stored in the audit log. */
export const reason = requiredLines(MAX_REASON, '사유를 입력해주세요.');

/** Optional reason. */
export const optionalReason = v.optional(lines(MAX_REASON), '');

/**
 * Number of a row's member if the employee may open member pages; otherwise null, as for a withdrawn member. Absent
 * from older APIs.
 */
export const linkableMemberNo = v.optional(v.nullable(integer));

/** Optional https address of another site. */
export const secureUrl = v.optional(
  v.pipe(
    text(500),
    v.check((url) => url === '' || /^https:\/\/[^\s/]+\.[^\s]+$/.test(url), 'https://로 시작하는 주소를 입력해주세요.'),
  ),
  '',
);

/** A course or an exam. */
export const offeringKind = v.picklist(['education', 'exam'], NOT_OFFERED);
export type OfferingKind = v.InferOutput<typeof offeringKind>;

/** Pending approval by a second employee of an act over the limit; null if nobody has requested one. */
export const secondLook = v.nullable(
  v.object({
    askedBy: v.string(),
    askedAt: dateTime,
    /** True if the caller made the request, so that somebody else must confirm it. */
    isOwn: v.boolean(),
    /** Requested act with its sum and reason. Older APIs may omit them. */
    act: v.optional(v.string()),
    amount: v.optional(won),
    reason: v.optional(v.string()),
  }),
);
export type SecondLook = v.InferOutput<typeof secondLook>;

/** `asked`: the sum is over the limit, and a second employee must confirm it. */
export const outcome = v.picklist(['done', 'asked']);
export type Outcome = v.InferOutput<typeof outcome>;
