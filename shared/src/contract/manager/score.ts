import * as v from 'valibot';
import { integer } from '../base/fields.ts';

/** Pass criteria of an exam, and the scores of one applicant. */

/** Subject of an exam with its maximum and its minimum score. */
export interface Subject {
  name: string;
  fullMarks: number;
  /** 0: no minimum. */
  passMark: number;
}

/** Pass criteria: the minimum score of each subject, and the mean of all. */
export interface ScoreRule {
  subjects: readonly Subject[];
  /** Out of 100; 0: no minimum mean. */
  passMean: number;
}

/** Result of applying a rule to scores. */
export interface Judgement {
  /** Out of 100, truncated to two decimals, so that 59.996 is not shown as 60. */
  mean: number;
  isPassed: boolean;
  /** Names of the subjects below their minimum. */
  below: readonly string[];
}

/** Score out of 100, in hundredths. Exact despite binary fractions, because scores have at most one decimal. */
const hundredths = (score: number, fullMarks: number) => (Math.round(score * 10) * 1000) / fullMarks;

/** Applies a rule to scores in the order of its subjects. */
export function judgeScores({ subjects, passMean }: ScoreRule, scores: readonly number[]): Judgement {
  const sum = subjects.reduce((total, { fullMarks }, index) => total + hundredths(scores[index] ?? 0, fullMarks), 0);
  const mean = Math.floor(Number((sum / Math.max(subjects.length, 1)).toFixed(6))) / 100;
  const below = subjects.filter(({ passMark }, index) => (scores[index] ?? 0) < passMark).map(({ name }) => name);
  return { mean, below, isPassed: below.length === 0 && mean >= passMean };
}

/** Points, with at most one decimal. */
export const points = v.pipe(v.number(), v.minValue(0), v.maxValue(1000));

/** Pass criteria of an exam; no subjects if its results have no scores. */
export const scoreRule = {
  subjects: v.array(v.object({ name: v.string(), fullMarks: integer, passMark: integer })),
  passMean: integer,
};

/** Scores of one applicant with the rule applied to them. */
export const scoreSheet = v.object({
  scores: v.array(v.object({ name: v.string(), fullMarks: integer, passMark: integer, score: points })),
  passMean: integer,
  mean: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
});
export type ScoreSheet = v.InferOutput<typeof scoreSheet>;
