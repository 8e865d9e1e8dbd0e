import * as v from 'valibot';
import { judgeScores, type Judgement, type ScoreRule } from '@portal/shared/contract/manager';
import { typedScore } from '@portal/shared/contract/office';

/** The scores of one applicant as a form: a field for each subject, `s0`, `s1` … */

const fieldOf = (index: number) => `s${index}`;

/** Form schema: a score for each subject, at most its full marks. */
export const scoreEntries = ({ subjects }: ScoreRule) =>
  Object.fromEntries(
    subjects.map(({ fullMarks }, index) => [
      fieldOf(index),
      v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty('점수를 입력해주세요.'),
        v.check((text) => v.is(typedScore, text), '점수를 숫자로 입력해주세요. 소수는 한 자리까지 입력할 수 있습니다.'),
        v.check((text) => !(Number(text) > fullMarks), `만점 ${fullMarks}점보다 높습니다.`),
      ),
    ]),
  );

type Typed = Readonly<Record<string, string | undefined>>;

/** Scores in the format of the call. */
export const scoresOf = ({ subjects }: ScoreRule, typed: Typed) =>
  subjects.map(({ name }, index) => ({ name, score: typed[fieldOf(index)] ?? '' }));

/** Judgement of the typed scores; null while a score is missing or invalid. */
export function judgementOf(rule: ScoreRule, typed: Typed): Judgement | null {
  const isWhole = v.is(v.object(scoreEntries(rule)), typed);
  return isWhole
    ? judgeScores(
        rule,
        rule.subjects.map((_, index) => Number(typed[fieldOf(index)])),
      )
    : null;
}

/** Form field for a path in the request: `s1` for `scores.1.score`. */
export const scoreField = (path: string): string => path.replace(/^scores\.(\d+)\..*$/, 's$1');

/** Initial form values: the existing scores. */
export const typedFrom = (rule: ScoreRule, scores: readonly { name: string; score: number }[] = []) =>
  Object.fromEntries(
    rule.subjects.map(({ name }, index) => [
      fieldOf(index),
      String(scores.find((each) => each.name === name)?.score ?? ''),
    ]),
  );
