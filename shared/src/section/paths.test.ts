import { offeredCoursePath, offeredExamPath } from './offeredPaths.ts';
import { associationArticlePath, coursePath, examPath, noticePath, PATHS } from './paths.ts';

test('every path is absolute and defined once', () => {
  const all = Object.values(PATHS);
  expect(all.every((path) => /^\/[a-z0-9/-]*[a-z0-9]$/.test(path))).toBe(true);
  expect(new Set(all).size).toBe(all.length);
});

test.each([
  [coursePath(3), '/manager/edu/apply/view?educationNo=3'],
  [examPath(4), '/manager/exam/apply/view?examinationNo=4'],
  [offeredCoursePath(3), '/manager/info?educationNo=3'],
  [offeredExamPath(4), '/manager/info?examinationNo=4'],
  [noticePath(5), '/news/notice/view?noticeNo=5'],
  [associationArticlePath(6), '/news/asctn/view?asctnNo=6'],
])('%s names its page and its number', (path, expected) => expect(path).toBe(expected));
