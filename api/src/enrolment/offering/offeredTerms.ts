import { sql, type RawBuilder } from 'kysely';
import type { OfferingKind } from '../../database/types/tables/manager.ts';

/** SQL terms of a course's or exam's row in the wire's names: the part that an application copies. */
const commonTerms = `'rating', grade, 'time', time, 'endTime', end_time, 'address', address, 'address2', address2,
  'reStartDate', re_start_date, 'reEndDate', re_end_date, 'percent', percent,
  'reStartDate2', re_start_date2, 'reEndDate2', re_end_date2, 'percent2', percent2`;
export const OFFERED_TERMS = {
  // Terms of a single day remain in their original form.
  education: sql.raw(`(jsonb_build_object('title', title, 'eduType', edu_type, 'eduDate', edu_date, ${commonTerms})
    || case when further_lessons = '[]' then '{}' else jsonb_build_object('furtherLessons', further_lessons) end)`),
  exam: sql.raw(`jsonb_build_object('year', year, 'rounds', rounds, 'examinationName', examination_name, 'part', part,
    'examDate', exam_date, 'passDate', pass_date, 'passTime', pass_time, 'asksEvidence', asks_evidence, ${commonTerms})`),
} satisfies Record<OfferingKind, unknown>;

/** SQL hash of terms and price: equal for the values that the member saw and those that the application copies. */
export const termsVersion = (terms: RawBuilder<unknown>, price: RawBuilder<unknown> = sql.ref('price')) =>
  sql<string>`md5(${terms}::text || ' ' || ${price})`;
