import { standardInWords } from './standardInWords.ts';

const subject = (name: string, passMark: number, fullMarks = 100) => ({ name, passMark, fullMarks });

test.each([
  [
    [subject('이론', 40), subject('실무', 40)],
    60,
    '합격 기준: 과목마다 100점 만점에 40점 이상, 모든 과목 평균 60점 이상',
  ],
  [[subject('이론', 40), subject('실무', 50)], 0, '합격 기준: 이론 40점 이상, 실무 50점 이상'],
  [[subject('이론', 0)], 60, '합격 기준: 모든 과목 평균 60점 이상'],
  [[subject('이론', 0)], 0, '합격 기준이 따로 없습니다.'],
])('%j with a mean of %d', (subjects, passMean, words) => expect(standardInWords({ subjects, passMean })).toBe(words));
