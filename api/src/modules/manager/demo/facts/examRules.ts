import { join } from 'node:path';
import * as v from 'valibot';
import { readData } from '@portal/shared/prose';

/** Rules common to all exams of the demo: subjects, times, marks. Exams, their notices and the guide use them. */

export type Part = '필기' | '실기';

const subjects = v.array(
  v.strictObject({
    name: v.string(),
    minutes: v.number(),
    /** Method of examination. */
    way: v.string(),
  }),
);

export const EXAM_RULES = readData(
  join(import.meta.dirname, 'examRules.json'),
  v.strictObject({
    subjects: v.strictObject({ 필기: subjects, 실기: subjects }),
    /** Minutes before the start at which the doors close. */
    entryMinutes: v.number(),
    passMark: v.string(),
    /** By grade: one of these is required, in addition to the completed course of the grade. */
    conditions: v.strictObject({ 1: v.array(v.string()), 2: v.array(v.string()) }),
    toBring: v.array(v.string()),
  }),
);

/** Duration of a part in minutes. */
export const minutesOf = (part: Part) => EXAM_RULES.subjects[part].reduce((sum, { minutes }) => sum + minutes, 0);

/** Fees of the catalogue's exams in won. */
export const feeOf = (grade: 1 | 2, part: Part) => (part === '실기' ? 60_000 : grade === 1 ? 50_000 : 40_000);
