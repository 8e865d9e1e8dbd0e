import { judgeScores } from './score.ts';

const rule = {
  subjects: [
    { name: '이론', fullMarks: 100, passMark: 40 },
    { name: '실무', fullMarks: 100, passMark: 40 },
    { name: '위생', fullMarks: 100, passMark: 0 },
  ],
  passMean: 60,
};

test.each([
  [[60, 60, 60], true, 60, []],
  [[100, 39.9, 100], false, 79.96, ['실무']],
  [[59.9, 60, 60], false, 59.96, []],
  // A repeating decimal is truncated, so that it never counts as a higher value.
  [[60, 60, 59.9], false, 59.96, []],
  [[40, 40, 100], true, 60, []],
  [[0, 100, 100], false, 66.66, ['이론']],
])('%j', (scores, isPassed, mean, below) => expect(judgeScores(rule, scores)).toEqual({ isPassed, mean, below }));

test('subjects of different maximum scores have equal weight', () => {
  const subjects = [
    { name: '이론', fullMarks: 60, passMark: 0 },
    { name: '실무', fullMarks: 40, passMark: 0 },
  ];
  expect(judgeScores({ subjects, passMean: 60 }, [36, 24]).mean).toBe(60);
  expect(judgeScores({ subjects, passMean: 60 }, [60, 8]).mean).toBe(60);
});
