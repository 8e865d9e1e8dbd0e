import { twins } from './twins.ts';

const lines = (word: string) =>
  Array.from({ length: 20 }, (_, index) => `show(${word}${index}, 'fee ${index}');`).join('\n');

test('finds files that are alike but for the word for a course or an exam', () => {
  const files = [
    { file: 'edu.ts', text: lines('edu') },
    { file: 'exam.ts', text: `${lines('Exam')}\nprint();` },
    { file: 'other.ts', text: lines('edu').split('\n').reverse().join('\n') },
    { file: 'short.ts', text: 'one();' },
    { file: 'alsoShort.ts', text: 'one();' },
  ];
  expect(twins(files).map(({ one, other }) => [one, other])).toEqual([['edu.ts', 'exam.ts']]);
  expect(twins(files)[0]?.similarity).toBeCloseTo(0.98, 1);
});
