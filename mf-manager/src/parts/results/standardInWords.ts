import type { ScoreRule } from '@portal/shared/contract/manager';

/** Pass criteria of an exam in a sentence. */
export function standardInWords({ subjects, passMean }: ScoreRule): string {
  const marks = new Set(subjects.map(({ passMark, fullMarks }) => `${fullMarks} ${passMark}`));
  const [first] = subjects;
  const bySubject =
    first && marks.size === 1
      ? first.passMark > 0 && `과목마다 ${first.fullMarks}점 만점에 ${first.passMark}점 이상`
      : subjects
          .filter(({ passMark }) => passMark > 0)
          .map(({ name, passMark }) => `${name} ${passMark}점 이상`)
          .join(', ');
  const needed = [bySubject, passMean > 0 && `모든 과목 평균 ${passMean}점 이상`].filter(Boolean);
  return needed.length > 0 ? `합격 기준: ${needed.join(', ')}` : '합격 기준이 따로 없습니다.';
}
