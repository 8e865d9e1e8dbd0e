import { aCourse, aCourseApplication, anExam, anExamApplication } from '../testing/samples.ts';
import { toCourseApplicationDetail, toExamApplicationDetail } from './applicationFromWire.ts';
import { toCourseDetail, toExamDetail } from './fromWire.ts';

test('a course and an exam get the same names', () => {
  expect(toCourseDetail(aCourse({ eduType: 2 }))).toMatchObject({
    kind: 'education',
    offeringNo: 7,
    title: '외식경영관리사 2급 기본 과정',
    grade: 2,
    typeName: '온라인교육',
    format: 'online',
    day: '2026-12-10',
    passDate: null,
  });
  expect(toExamDetail(anExam())).toMatchObject({
    kind: 'exam',
    offeringNo: 9,
    title: '2026년 제4회 외식경영관리사 2급 필기',
    grade: 2,
    typeName: '필기',
    format: 'exam',
    day: '2026-12-20',
    passDate: '2027-01-08',
  });
});

test('an application has the terms of its own offering, and null for values that its kind lacks', () => {
  const course = toCourseApplicationDetail(aCourseApplication());
  expect(course).toMatchObject({ kind: 'education', applicationNo: 12, offeringNo: 7, exam: null });
  expect(course.terms).toMatchObject({ percent: 100, percent2: 80 });
  expect(course.applicant).toMatchObject({ needsHelp: true, enName: null, photo: null, examNumber: null });

  const exam = toExamApplicationDetail(anExamApplication());
  expect(exam).toMatchObject({ kind: 'exam', applicationNo: 12, offeringNo: 9 });
  expect(exam.exam).toEqual({ year: 2026, rounds: 4, passDate: '2027-01-08', passTime: '10:00' });
  expect(exam.applicant).toMatchObject({ needsHelp: null, enName: 'KIM HANBIT', photo: '', examNumber: '26-04-00017' });
});
