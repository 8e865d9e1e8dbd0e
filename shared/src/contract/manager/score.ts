import * as v from 'valibot';
import { integer } from '../base/fields.ts';

/** What an exam is judged by, and the scores that one applicant has. */

/** A subject of an exam as the office names it: what can be reached, and what is needed of this subject alone. */
export interface Subject {
  name: string;
  fullMarks: number;
  /** 0: nothing is needed of this subject alone. */
  passMark: number;
}

/** What passes an exam: each subject's own mark, and the mean of all of them. */
export interface ScoreRule {
  subjects: readonly Subject[];
  /** Of 100; 0: no mean is needed. */
  passMean: number;
}

/** What a rule says of scores. */
export interface Judgement {
  /** Of 100, cut off behind two places, so that 59.996 is not read as 60. */
  mean: number;
  isPassed: boolean;
  /** The subjects that are below their own mark. */
  below: readonly string[];
}

/** Scores have one place at most; in hundredths of a point of 100 nothing is lost to binary fractions. */
const hundredths = (score: number, fullMarks: number) => (Math.round(score * 10) * 1000) / fullMarks;

/** Whether scores, in the order of the subjects, pass. */
export function judgeScores({ subjects, passMean }: ScoreRule, scores: readonly number[]): Judgement {
  const sum = subjects.reduce((total, { fullMarks }, index) => total + hundredths(scores[index] ?? 0, fullMarks), 0);
  const mean = Math.floor(Number((sum / Math.max(subjects.length, 1)).toFixed(6))) / 100;
  const below = subjects.filter(({ passMark }, index) => (scores[index] ?? 0) < passMark).map(({ name }) => name);
  return { mean, below, isPassed: below.length === 0 && mean >= passMean };
}

/** Points, with one place at most. */
export const points = v.pipe(v.number(), v.minValue(0), v.maxValue(1000));

/** What an exam is judged by; no subjects where its results have no scores. */
export const scoreRule = {
  subjects: v.array(v.object({ name: v.string(), fullMarks: integer, passMark: integer })),
  passMean: integer,
};

/** The scores of one applicant with the rule that they were judged by. */
export const scoreSheet = v.object({
  scores: v.array(v.object({ name: v.string(), fullMarks: integer, passMark: integer, score: points })),
  passMean: integer,
  mean: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
});
export type ScoreSheet = v.InferOutput<typeof scoreSheet>;
