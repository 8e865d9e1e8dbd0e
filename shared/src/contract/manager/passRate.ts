import * as v from 'valibot';
import { publicCalls } from '../base/callsFor.ts';
import { oneOf } from '../base/fields.ts';
import { NOT_OFFERED } from '../base/words.ts';
import { EXAM_PARTS, grade } from './offering.ts';

/** Pass rates of announced exams, for those who consider one. */

const anyone = publicCalls('/api/home/manager');

/** Rates of fewer people could disclose the result of one of them. */
export const MIN_EXAMINEES = 10;

export const getMapPassRates = anyone.get('getMapPassRates', {
  summary: 'Pass rates of the exams of a grade and a part, of this year and the two before, newest first',
  input: v.object({
    rating: oneOf(grade.options),
    part: v.picklist(EXAM_PARTS, NOT_OFFERED),
  }),
  /** Years with announced exams that enough people sat. */
  entity: v.object({
    years: v.array(v.object({ year: v.number(), examinees: v.number(), passed: v.number() })),
  }),
});
