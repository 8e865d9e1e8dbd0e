import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { dateTime, integer, numberText, percentage, rowNumber } from '../base/fields.ts';
import { applicationStatus } from '../base/statuses.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { ATTENDANCE_NAMES, lesson } from '../manager/lesson.ts';
import { endTime } from '../manager/offering.ts';
import type { Result } from './applicant.ts';
import { offeringKind, reason } from './fields.ts';

/** Who is at the lessons of a course or at an exam. */

const office = callsFor('qualification', '/api/office/attendance');

const offeringRef = { kind: offeringKind, offeringNo: rowNumber };

const mark = v.object({
  lessonNo: integer,
  status: wordOf(ATTENDANCE_NAMES),
  /** When the employee's device took it. */
  takenAt: dateTime,
  takenBy: v.string(),
  /** The newest correction: when, by whom and why; null where there was none. */
  correction: v.nullable(v.object({ correctedAt: dateTime, correctedBy: v.string(), reason: v.string() })),
});

/** The results that attendance can propose. */
export const PROPOSED_RESULTS = ['complete', 'notComplete', 'sit', 'absent'] as const satisfies readonly Result[];
export type ProposedResult = (typeof PROPOSED_RESULTS)[number];

export const officeAttendance = office.get('', {
  summary: 'The lessons of a course or the one of an exam, all who may be there, and the results that follow',
  input: v.object(offeringRef),
  entity: v.object({
    title: v.string(),
    lessons: v.array(v.object({ ...lesson.entries, endTime })),
    /** The share of the hours that completes a course, in percent. */
    attendancePercent: percentage,
    /** Whether the last lesson is over, so that results are proposed. */
    isOver: v.boolean(),
    /** By their names; no more of a person than is needed to find it in a list. */
    applicants: v.array(
      v.object({
        userExaminationNo: integer,
        name: v.string(),
        /** Of an exam. */
        examinationCode: v.string(),
        /** What the code of the paper says. */
        entryCode: v.string(),
        status: applicationStatus,
        statusName: v.string(),
        /** Why the person is not let in to an exam; empty where nothing is missing. Not of an API of another day. */
        bar: v.optional(v.string()),
        marks: v.array(mark),
        /** Of the hours, in percent. */
        share: percentage,
        /** Null until the last lesson is over, and while nobody was marked. */
        proposal: v.nullable(v.picklist(PROPOSED_RESULTS)),
        /** Whether it can be entered now. */
        awaitsResult: v.boolean(),
      }),
    ),
  }),
});

const WRONG_TIME = '기록한 시각이 올바르지 않습니다.';

/** Entries of one sending; a device with more sends again. */
export const MAX_ENTRIES = 200;

/** What became of an entry. */
export const ENTRY_OUTCOME_NAMES = { taken: '출석', already: '이미 출석', refused: '기록 안 함' } as const;
export type EntryOutcome = keyof typeof ENTRY_OUTCOME_NAMES;

export const officeTakeAttendance = office.post('', {
  unanswered: null,
  // No Idempotency-Key: who was marked is not marked again, and a device without a line sends until it hears.
  summary: 'Marks applicants as present at a lesson, each by the code of the paper or off the list; answers each entry',
  input: v.object({
    ...offeringRef,
    lessonNo: rowNumber,
    entries: v.pipe(
      v.array(
        v.object({
          /** As the camera read it. */
          code: v.optional(numberText(100)),
          /** Off the list. */
          userExaminationNo: v.optional(rowNumber),
          /** When the device took it. */
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
      /** Null where the code is none of ours. */
      userExaminationNo: v.nullable(integer),
      name: v.string(),
      outcome: wordOf(ENTRY_OUTCOME_NAMES),
      /** What was done, or why nothing was. */
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
    /** What it becomes. */
    status: wordOf(ATTENDANCE_NAMES),
    reason,
  }),
  entity: integer,
});
