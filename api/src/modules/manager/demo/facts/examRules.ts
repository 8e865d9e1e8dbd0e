import { join } from 'node:path';
import * as v from 'valibot';
import { readData } from '@portal/shared/prose';

/** What is the same in every exam of the demo: subjects, times, marks. Exams, their notices and the guide say it. */

export type Part = '필기' | '실기';

const subjects = v.array(
  v.strictObject({
    name: v.string(),
    minutes: v.number(),
    /** How it is examined. */
    way: v.string(),
  }),
);

export const EXAM_RULES = readData(
  join(import.meta.dirname, 'examRules.json'),
  v.strictObject({
    subjects: v.strictObject({ 필기: subjects, 실기: subjects }),
    /** Doors close so many minutes before the start. */
    entryMinutes: v.number(),
    passMark: v.string(),
    /** By grade: any one of these, beside the completed course of the grade. */
    conditions: v.strictObject({ 1: v.array(v.string()), 2: v.array(v.string()) }),
    toBring: v.array(v.string()),
  }),
);

/** How long a part takes. */
export const minutesOf = (part: Part) => EXAM_RULES.subjects[part].reduce((sum, { minutes }) => sum + minutes, 0);

/** Fees, won: what an exam of the catalogue costs. */
export const feeOf = (grade: 1 | 2, part: Part) => (part === '실기' ? 60_000 : grade === 1 ? 50_000 : 40_000);
