import { attendedShare, proposedResult } from './share.ts';

const lessons = [
  { lessonNo: 1, day: '2026-12-10', time: '10:00', endTime: '17:00' },
  { lessonNo: 2, day: '2026-12-11', time: '10:00', endTime: '17:00' },
  { lessonNo: 4, day: '2026-12-12', time: '10:00', endTime: '13:00' },
];
const present = (...numbers: number[]) => numbers.map((lessonNo) => ({ lessonNo, status: 'PRESENT' as const }));

test('the share is that of the hours, rounded down', () => {
  expect(attendedShare(lessons, present(1, 2, 4))).toBe(100);
  expect(attendedShare(lessons, present(1, 2))).toBe(82);
  expect(attendedShare(lessons, present(1, 4))).toBe(58);
  expect(attendedShare(lessons, [{ lessonNo: 1, status: 'ABSENT' }])).toBe(0);
  expect(attendedShare([{ lessonNo: 1, day: '2026-12-10', time: '10:00', endTime: '' }], present(1))).toBe(100);
});

test('a course is proposed as completed from its rule on, an exam as sat if attended', () => {
  expect(proposedResult('education', 80, 80)).toBe('complete');
  expect(proposedResult('education', 79, 80)).toBe('notComplete');
  expect(proposedResult('exam', 100, 0)).toBe('sit');
  expect(proposedResult('exam', 0, 0)).toBe('absent');
});
