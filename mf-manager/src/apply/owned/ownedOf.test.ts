import { toCourseApplication, toExamApplication } from '../../parts/kind/applicationFromWire.ts';
import { toCourse, toExam } from '../../parts/kind/fromWire.ts';
import { aCertificate, aCourse, aCourseRow, anExam, anExamRow } from '../../parts/testing/samples.ts';
import { ownedOf } from './ownedOf.ts';

const exam = toExam(anExam());
const course = toCourse(aCourse());
const none = { certificates: [], applications: [] };
type ExamRow = Parameters<typeof anExamRow>[0];

const examsOf = (changes: ExamRow) =>
  ownedOf(exam, { ...none, applications: [toExamApplication(anExamRow({ examinationNo: 8, ...changes }))] });
const coursesOf = (changes: Parameters<typeof aCourseRow>[0]) =>
  ownedOf(course, { ...none, applications: [toCourseApplication(aCourseRow({ educationNo: 5, ...changes }))] });

test('a valid certificate of the grade is named, for a course and for an exam', () => {
  const sentence = '유효한 2급 자격증(2026-2-48150-92361)을 이미 가지고 계십니다.';
  for (const offering of [exam, course])
    expect(ownedOf(offering, { ...none, certificates: [aCertificate()] })).toEqual([sentence]);
});

test.each([
  ['that is no longer valid', aCertificate({ status: 'SUPERSEDED', document: null }), exam],
  ['of another grade', aCertificate(), toExam(anExam({ rating: 1 }))],
])('a certificate %s does not count', (_title, certificate, offering) => {
  expect(ownedOf(offering, { ...none, certificates: [certificate] })).toEqual([]);
});

test('an application for the same part of the same round is named with its status', () => {
  expect(examsOf({})).toEqual(['2026년 제4회 2급 필기 시험을 이미 신청하셨습니다: 2026.12.20 (일) (신청완료).']);
});

test.each<[string, ExamRow]>([
  ['another part', { part: '실기' }],
  ['another round', { rounds: 3 }],
  ['another year', { year: 2025 }],
  ['another grade', { rating: 1 }],
  ['being cancelled', { status: 'CANCEL_REQUESTED' }],
  ['failed', { status: 'FAILED' }],
])('an application for an exam that does not help with this one does not count: %s', (_title, changes) => {
  expect(examsOf(changes)).toEqual([]);
});

test('a completed course of the grade is named; one that was not completed is not', () => {
  expect(coursesOf({ status: 'COMPLETED', statusName: '수료' })).toEqual([
    '2급 교육을 이미 수료하셨습니다: 외식경영관리사 2급 기본 과정 (2026.12.10 (목)).',
  ]);
  expect(coursesOf({ status: 'NOT_COMPLETED' })).toEqual([]);
});
