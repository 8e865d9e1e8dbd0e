import * as v from 'valibot';
import { call } from '../base/call.ts';
import { listOf, searchable } from '../base/envelope.ts';
import { clockTime, dateTime, day, integer, oneOf, percentage, rowNumber, won } from '../base/fields.ts';
import { offeringAction, offeringStatus } from '../base/statuses.ts';
import type { AsRead } from '../base/words.ts';
import { attachment } from '../news.ts';

/** Courses and exams that can be applied for. */

/** Grade of a course, an exam or a certificate; the wire's fields call it `rating`. */
export const grade = v.picklist([1, 2]);
export type Grade = v.InferOutput<typeof grade>;

/** How a course is held: 1 classroom, 2 online. */
export const eduType = v.picklist([1, 2]);

/** Both refund periods: from the start day's 00:00 to the end day's 24:00, Asia/Seoul, with the share refunded. */
export const refundTerms = v.object({
  reStartDate: day,
  reEndDate: day,
  percent: percentage,
  reStartDate2: day,
  reEndDate2: day,
  percent2: percentage,
});
export type RefundTerms = v.InferOutput<typeof refundTerms>;

/** What a course and an exam have in common, in addition to their own fields. */
const offering = {
  rating: grade,
  capacity: v.number(),
  seatsLeft: v.number(),
  /** Won; 0 is free. */
  price: won,
  applyStartDate: dateTime,
  applyEndDate: dateTime,
  status: offeringStatus,
  statusName: v.string(),
  allowedActions: v.array(offeringAction),
};

/** When it ends on its day; empty where nobody has said so, and for an online course. */
export const endTime = v.union([clockTime, v.literal('')]);

export const courseFields = {
  title: v.string(),
  eduType,
  eduDate: day,
  /** When it begins. */
  time: clockTime,
  endTime,
  address: v.string(),
  address2: v.string(),
  ...refundTerms.entries,
};
export const examFields = {
  year: v.number(),
  rounds: v.number(),
  examinationName: v.string(),
  /** 필기 or 실기. */
  part: v.string(),
  examDate: day,
  time: clockTime,
  endTime,
  address: v.string(),
  address2: v.string(),
  /** The day results are announced. */
  passDate: day,
  ...refundTerms.entries,
};

export const course = v.object({ educationNo: integer, ...courseFields, ...offering });
/** As a browser reads it. */
export type Course = AsRead<v.InferOutput<typeof course>>;
export const exam = v.object({ examinationNo: integer, ...examFields, ...offering });
/** As a browser reads it. */
export type Exam = AsRead<v.InferOutput<typeof exam>>;

/** The texts of a detail page. `content` is safe HTML. */
const detailTexts = { content: v.string(), files: v.array(attachment), contactPhone: v.string() };

const offeringQuery = {
  ...searchable,
  rating: v.optional(oneOf(grade.options)),
  status: v.optional(offeringStatus),
};

export const getListBoxEdu = call({
  method: 'GET',
  path: '/api/home/manager/getListBoxEdu',
  access: 'public',
  changes: false,
  summary: 'Courses: those that can be applied for first, soonest first',
  input: v.object({ ...offeringQuery, eduType: v.optional(oneOf(eduType.options)) }),
  entity: listOf(course),
});

export const getMapEdu = call({
  method: 'GET',
  path: '/api/home/manager/getMapEdu',
  access: 'public',
  changes: false,
  summary: 'One course',
  input: v.object({ educationNo: rowNumber }),
  entity: v.object({ ...course.entries, ...detailTexts }),
});

export const getIntUserEduApply = call({
  method: 'GET',
  path: '/api/home/manager/getIntUserEduApply',
  access: 'member',
  changes: false,
  summary: "The member's live applications for a course; 0 means free to apply",
  input: v.object({ educationNo: rowNumber }),
  entity: integer,
});

export const getListBoxExam = call({
  method: 'GET',
  path: '/api/home/manager/getListBoxExam',
  access: 'public',
  changes: false,
  summary: 'Exams: those that can be applied for first, soonest first',
  input: v.object(offeringQuery),
  entity: listOf(exam),
});

export const getMapExam = call({
  method: 'GET',
  path: '/api/home/manager/getMapExam',
  access: 'public',
  changes: false,
  summary: 'One exam; for a member also whether the course of its grade is completed',
  input: v.object({ examinationNo: rowNumber }),
  entity: v.object({
    ...exam.entries,
    ...detailTexts,
    /** Whether the caller has completed a course of the grade, which applying asks for; null for a guest. */
    eligible: v.nullable(v.boolean()),
  }),
});

export const getIntUserExamApply = call({
  method: 'GET',
  path: '/api/home/manager/getIntUserExamApply',
  access: 'member',
  changes: false,
  summary: "The member's live applications for an exam; 0 means free to apply",
  input: v.object({ examinationNo: rowNumber }),
  entity: integer,
});
