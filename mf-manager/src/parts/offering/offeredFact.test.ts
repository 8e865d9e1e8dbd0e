import { toCourseDetail, toExamDetail } from '../kind/fromWire.ts';
import { aCourse, anExam } from '../testing/samples.ts';
import { offeredFact } from './offeredFact.ts';

const hall = { name: '한빛외식회관 3층', address: '서울특별시 중구 한빛로 27' };

test('a course has its day, its place and its seats', () => {
  expect(offeredFact(toCourseDetail(aCourse()))).toMatchObject({
    kind: 'course',
    title: '외식경영관리사 2급 기본 과정',
    description: '외식경영관리사 2급 집합교육, 2026.12.10 (목), 교육비 80,000원',
    start: '2026-12-10T09:00:00+09:00',
    end: '2026-12-10T18:00:00+09:00',
    seatsLeft: 12,
    place: hall,
  });
});

test('an online course has no place, and an unknown end is left out', () => {
  expect(offeredFact(toCourseDetail(aCourse({ eduType: 2, endTime: '' })))).toMatchObject({ place: null, end: '' });
});

test('an exam is an exam', () => {
  expect(offeredFact(toExamDetail(anExam()))).toMatchObject({ kind: 'exam', place: hall });
});
