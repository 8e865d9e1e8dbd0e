import { sql } from 'kysely';
import { judgeScores, type ScoreRule, type ScoreSheet } from '@portal/shared/contract/manager';
import type { Queries } from '../../../database/types/tables.ts';

/** Maximum rows of one statement: each has five parameters, and a statement takes at most 65,535. */
const ROWS_AT_ONCE = 1000;

/** Score sheet: scores in the order of the subjects, with the rule that judges them. */
export function sheetOf(rule: ScoreRule, scores: readonly number[]): ScoreSheet {
  return {
    scores: rule.subjects.map((subject, index) => ({ ...subject, score: scores[index] ?? 0 })),
    passMean: rule.passMean,
    mean: judgeScores(rule, scores).mean,
  };
}

/** Returns true if two sheets have the same scores and rule. */
export const isSameSheet = (one: ScoreSheet | null, other: ScoreSheet | null): boolean => plain(one) === plain(other);

const plain = (sheet: ScoreSheet | null) =>
  JSON.stringify(
    sheet && [sheet.passMean, sheet.scores.map((each) => [each.name, each.fullMarks, each.passMark, each.score])],
  );

/** Inserts or replaces the scores of applicants. The caller has locked the applications. */
export async function writeScores(
  db: Queries,
  entries: readonly { applicationNo: number; sheet: ScoreSheet }[],
  now: Date,
): Promise<void> {
  for (let first = 0; first < entries.length; first += ROWS_AT_ONCE)
    await db
      .insertInto('exam_score')
      .values(
        entries.slice(first, first + ROWS_AT_ONCE).map(({ applicationNo, sheet }) => ({
          application_no: applicationNo,
          scores: JSON.stringify(sheet.scores),
          pass_mean: sheet.passMean,
          mean: sheet.mean,
          entered_at: now,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('application_no').doUpdateSet((row) => ({
          scores: sql`${row.ref('excluded.scores')}`,
          pass_mean: row.ref('excluded.pass_mean'),
          mean: sql`${row.ref('excluded.mean')}`,
          entered_at: row.ref('excluded.entered_at'),
        })),
      )
      .execute();
}

/** Deletes the scores of an applicant who was absent. */
export const eraseScores = (db: Queries, applicationNo: number) =>
  db.deleteFrom('exam_score').where('application_no', '=', applicationNo).execute();
