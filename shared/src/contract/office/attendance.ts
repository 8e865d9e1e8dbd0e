import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { dateTime, integer, numberText, percentage, rowNumber } from '../base/fields.ts';
import { applicationStatus } from '../base/statuses.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { ATTENDANCE_NAMES, lesson } from '../manager/lesson.ts';
import { endTime } from '../manager/offering.ts';
import type { Result } from './applicant.ts';
import { offeringKind, reason } from './fields.ts';

/** Attendance at the lessons of a course or at an exam. */

const office = callsFor('qualification', '/api/office/attendance');

const offeringRef = { kind: offeringKind, offeringNo: rowNumber };

const mark = v.object({
  lessonNo: integer,
  status: wordOf(ATTENDANCE_NAMES),
  /** Time of marking on the employee's device. */
  takenAt: dateTime,
  takenBy: v.string(),
  /** Latest correction; null if none. */
  correction: v.nullable(v.object({ correctedAt: dateTime, correctedBy: v.string(), reason: v.string() })),
});

/** Results that can be proposed from attendance. */
export const PROPOSED_RESULTS = ['complete', 'notComplete', 'sit', 'absent'] as const satisfies readonly Result[];
export type ProposedResult = (typeof PROPOSED_RESULTS)[number];

export const officeAttendance = office.get('', {
  shows: { object: 'application', by: 'userExaminationNo', purpose: '출석 확인' },
  summary: 'The lessons of a course or the one of an exam, all who may be there, and the results that follow',
  input: v.object(offeringRef),
  entity: v.object({
    title: v.string(),
    lessons: v.array(v.object({ ...lesson.entries, endTime })),
    /** Minimum share of the hours for completing a course, in percent. */
    attendancePercent: percentage,
    /** True once the last lesson is over and results are proposed. */
    isOver: v.boolean(),
    /** Sorted by name, with no more personal data than is needed to find somebody in the list. */
    applicants: v.array(
      v.object({
        userExaminationNo: integer,
        name: v.string(),
        /** Empty for a course. */
        examinationCode: v.string(),
        /** Content of the QR code on the applicant's paper. */
        entryCode: v.string(),
        status: applicationStatus,
        statusName: v.string(),
        /** Reason for refusing admission to an exam; empty if there is none. Absent from older APIs. */
        bar: v.optional(v.string()),
        marks: v.array(mark),
        /** Attended share of the hours, in percent. */
        share: percentage,
        /** Null until the last lesson is over, and if nobody was marked. */
        proposal: v.nullable(v.picklist(PROPOSED_RESULTS)),
        /** True if the result can be entered now. */
        awaitsResult: v.boolean(),
      }),
    ),
  }),
});

const WRONG_TIME = '기록한 시각이 올바르지 않습니다.';

/** Maximum entries per request; a device with more sends several. */
export const MAX_ENTRIES = 200;

/** Outcome of one entry. */
export const ENTRY_OUTCOME_NAMES = { taken: '출석', already: '이미 출석', refused: '기록 안 함' } as const;
export type EntryOutcome = keyof typeof ENTRY_OUTCOME_NAMES;

export const officeTakeAttendance = office.post('', {
  unanswered: null,
  // No Idempotency-Key: marking is idempotent, and an offline device retries until it gets a response.
  summary: 'Marks applicants as present at a lesson, each by the code of the paper or off the list; answers each entry',
  input: v.object({
    ...offeringRef,
    lessonNo: rowNumber,
    entries: v.pipe(
      v.array(
        v.object({
          /** Raw text scanned by the camera. */
          code: v.optional(numberText(100)),
          /** Application selected from the list. */
          userExaminationNo: v.optional(rowNumber),
          /** Time of marking on the device. */
          takenAt: v.pipe(v.string(WRONG_TIME), v.isoTimestamp(WRONG_TIME)),
        }),
        NOT_OFFERED,
      ),
      v.minLength(1, NOT_OFFERED),
      v.maxLength(MAX_ENTRIES, NOT_OFFERED),
    ),
  }),
  /** In the order of the entries. */
  entity: v.array(
    v.object({
      /** Null if the code is not one of this portal. */
      userExaminationNo: v.nullable(integer),
      name: v.string(),
      outcome: wordOf(ENTRY_OUTCOME_NAMES),
      /** Explanation of the outcome. */
      message: v.string(),
    }),
  ),
});

export const officeCorrectAttendance = office.post('correct', {
  idempotent: true,
  summary: 'Corrects a mark of one applicant; an entered result stays; entity is the rows changed',
  input: v.object({
    userExaminationNo: rowNumber,
    lessonNo: rowNumber,
    /** New status. */
    status: wordOf(ATTENDANCE_NAMES),
    reason,
  }),
  entity: integer,
});
