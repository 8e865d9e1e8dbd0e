import { calendarFile } from '@portal/shared/calendarFile';
import { toCourseApplicationDetail, toExamApplicationDetail } from '../../parts/kind/applicationFromWire.ts';
import { aCourseApplication, anExamApplication } from '../../parts/testing/samples.ts';
import { applicationEvents } from './applicationEvents.ts';

const now = new Date('2026-11-20T01:00:00Z');
const file = (changes = {}) =>
  calendarFile(applicationEvents(toCourseApplicationDetail(aCourseApplication(changes))), now);
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

test('the time is that of Seoul in every time zone of the browser', () => {
  expect(file()).toContain('\r\nDTSTART:20261210T000000Z\r\n');
});

test('a course of several days is in the calendar on each of them', () => {
  const furtherLessons = [{ lessonNo: 2, day: '2026-12-11', time: '10:00', endTime: '17:00' }];
  const text = unfolded(file({ furtherLessons }));
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text).toContain('\r\nDTSTART:20261211T010000Z\r\nDTEND:20261211T080000Z\r\n');
  expect(new Set(text.match(/UID:.*/g)).size).toBe(2);
});

test('it has the course, the place and the arrival time', () => {
  const text = unfolded(file());
  expect(text).toContain('SUMMARY:외식경영관리사 2급 기본 과정');
  expect(text).toContain('LOCATION:서울특별시 중구 한빛로 27 한빛외식회관 3층');
  expect(text).toContain('08:40까지 입실');
  expect(text).toContain('신청번호 12');
});

test('it has no document that cannot be printed yet', () => {
  const exam = (allowedActions: ReturnType<typeof anExamApplication>['allowedActions']) =>
    unfolded(calendarFile(applicationEvents(toExamApplicationDetail(anExamApplication({ allowedActions }))), now));
  expect(exam(['printTicket'])).toContain('준비물: 신분증\\, 수험표');
  expect(exam([])).toContain('수험표가 아직 나오지 않았습니다.');
  expect(exam([])).not.toContain('준비물');
});

test('no line is longer than 75 bytes or broken within a character', () => {
  const text = file({ title: '외식경영관리사 '.repeat(20) });
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(unfolded(text)).toContain('외식경영관리사 '.repeat(20).trim());
});

test('characters with a meaning in the format are escaped', () => {
  expect(unfolded(file({ title: '위생, 안전; 관리\\점검' }))).toContain('SUMMARY:위생\\, 안전\\; 관리\\\\점검');
});
