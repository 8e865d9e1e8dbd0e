import * as v from 'valibot';
import type { ScoreRule } from '@portal/shared/contract/manager';
import { typedScore, type TypedScores } from '@portal/shared/contract/office';
import { HttpError } from '../../../../errors/errors.ts';

/** Scores in the order of the subjects, or a problem and its subject. */
export type ReadScores = { scores: number[] } | { problem: string; index: number };

/** Parses one score per subject: none may be missing or exceed the full marks. */
export function readScores({ subjects }: ScoreRule, typed: readonly (string | number)[]): ReadScores {
  const scores: number[] = [];
  for (const [index, { name, fullMarks }] of subjects.entries()) {
    const read = v.safeParse(typedScore, typed[index] ?? '');
    if (!read.success) return { index, problem: `${name} 점수를 숫자로 적어주세요.` };
    if (read.output > fullMarks) return { index, problem: `${name} 점수가 만점 ${fullMarks}점보다 높습니다.` };
    scores.push(read.output);
  }
  return { scores };
}

/**
 * Returns the scores of a form in the order of the subjects.
 * @throws HttpError at the field of a wrong one
 */
export function requireScores(rule: ScoreRule, typed: TypedScores): number[] {
  const byName = new Map(typed.map(({ name, score }) => [name, score]));
  const read = readScores(
    rule,
    rule.subjects.map(({ name }) => byName.get(name) ?? ''),
  );
  if ('scores' in read) return read.scores;
  throw new HttpError('MALFORMED', { issues: [{ path: `scores.${read.index}.score`, message: read.problem }] });
}
