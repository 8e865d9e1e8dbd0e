import { formatLesson } from '@portal/shared/papers';
import { toCourseApplication, toExamApplication } from '../../parts/kind/applicationFromWire.ts';
import { toCourse, toExam } from '../../parts/kind/fromWire.ts';
import { aCourse, aCourseRow, anExam, anExamRow } from '../../parts/testing/samples.ts';
import { clashOf } from './clashOf.ts';

const day = '2026-12-10';
const course = toCourse(aCourse({ eduDate: day, time: '09:00', endTime: '12:00' }));
const exam = (changes: Parameters<typeof anExamRow>[0]) => [
  toExamApplication(anExamRow({ examDate: day, time: '10:00', endTime: '11:40', ...changes })),
];

test('an exam at the hours of a course is named, and so is a lesson of a further day', () => {
  const [sentence, ...others] = clashOf(course, exam({}));
  expect(others).toEqual([]);
  const named = (item: { title: string }, time: string, endTime: string) =>
    `${item.title} (${formatLesson({ day, time, endTime })})`;
  const [attending = course] = exam({});
  expect(sentence).toBe(
    `신청하시려는 ${named(course, '09:00', '12:00')}의 시간에 이미 신청하신 시험이 있습니다: ${named(attending, '10:00', '11:40')}.`,
  );
  const furtherLessons = [{ lessonNo: 2, day, time: '11:00', endTime: '15:00' }];
  const attended = toCourseApplication(aCourseRow({ eduDate: '2026-12-09', furtherLessons }));
  expect(clashOf(course, [attended])).toHaveLength(1);
  expect(clashOf(toExam(anExam({ examDate: day, time: '13:00', endTime: '' })), [attended])).toHaveLength(1);
});

test.each([
  ['another day', course, exam({ examDate: '2026-12-11' })],
  ['the hours behind it', course, exam({ time: '12:00', endTime: '13:40' })],
  ['what is cancelled', course, exam({ status: 'CANCELLED' })],
  ['an online course', toCourse(aCourse({ eduDate: day, eduType: 2 })), exam({})],
])('%s is no clash', (_title, offering, applications) => expect(clashOf(offering, applications)).toEqual([]));
