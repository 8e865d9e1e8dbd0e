import { spanWords } from './spanWords.ts';

test.each([
  [0, '바로'],
  [45, '45초'],
  [60, '1분'],
  [750, '12분 30초'],
  [7_500, '2시간 5분'],
  [97_200, '1일 3시간'],
])('%d seconds are %s', (seconds, words) => expect(spanWords(seconds)).toBe(words));
