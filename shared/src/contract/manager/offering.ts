import * as v from 'valibot';
import { attachment } from '../base/article.ts';
import { memberCalls, publicCalls } from '../base/callsFor.ts';
import { listOf, searchable } from '../base/envelope.ts';
import { clockTime, dateTime, day, integer, oneOf, percentage, rowNumber, won } from '../base/fields.ts';
import { offeringAction, offeringStatus } from '../base/statuses.ts';
import { wordOf, type AsRead } from '../base/words.ts';
import { furtherLessons } from './lesson.ts';
import { scoreRule } from './score.ts';

/** Courses and exams open for application. */

const anyone = publicCalls('/api/home/manager');
const member = memberCalls('/api/home/manager');

/** Grade of a course, an exam or a certificate; the wire's fields call it `rating`. */
export const grade = v.picklist([1, 2]);
export type Grade = v.InferOutput<typeof grade>;

/** Parts of an exam: written and practical. */
export const EXAM_PARTS = ['필기', '실기'] as const;

/** Type of a course: 1 classroom, 2 online. */
export const eduType = v.picklist([1, 2]);

/** Region, one of the 17 provinces and cities under their common names. An online course has a region of its own. */
export const REGION_NAMES = {
  SEOUL: '서울',
  BUSAN: '부산',
  DAEGU: '대구',
  INCHEON: '인천',
  GWANGJU: '광주',
  DAEJEON: '대전',
  ULSAN: '울산',
  SEJONG: '세종',
  GYEONGGI: '경기',
  GANGWON: '강원',
  CHUNGBUK: '충북',
  CHUNGNAM: '충남',
  JEONBUK: '전북',
  JEONNAM: '전남',
  GYEONGBUK: '경북',
  GYEONGNAM: '경남',
  JEJU: '제주',
  ONLINE: '온라인',
} as const;
export type Region = keyof typeof REGION_NAMES;

const MONTH_MESSAGE = '월 형식이 올바르지 않습니다.';
/** A month in Asia/Seoul: `YYYY-MM`. */
export const month = v.pipe(v.string(MONTH_MESSAGE), v.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, MONTH_MESSAGE));

/** Both refund windows: from the start day's 00:00 to the end day's 24:00, Asia/Seoul, with the refunded share. */
export const refundTerms = v.object({
  reStartDate: day,
  reEndDate: day,
  percent: percentage,
  reStartDate2: day,
  reEndDate2: day,
  percent2: percentage,
});
export type RefundTerms = v.InferOutput<typeof refundTerms>;

/** Common fields of courses and exams. */
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

/** End time; empty if unknown and for an online course. */
export const endTime = v.union([clockTime, v.literal('')]);

export const courseFields = {
  title: v.string(),
  eduType,
  eduDate: day,
  /** Start time. */
  time: clockTime,
  endTime,
  furtherLessons,
  address: v.string(),
  address2: v.string(),
  ...refundTerms.entries,
};
export const examFields = {
  year: v.number(),
  rounds: v.number(),
  examinationName: v.string(),
  /** One of `EXAM_PARTS`. */
  part: v.string(),
  examDate: day,
  time: clockTime,
  endTime,
  address: v.string(),
  address2: v.string(),
  /** Day of the announcement of results. */
  passDate: day,
  ...refundTerms.entries,
};

export const course = v.object({ educationNo: integer, ...courseFields, ...offering });
/** Course as read by a browser. */
export type Course = AsRead<v.InferOutput<typeof course>>;
export const exam = v.object({ examinationNo: integer, ...examFields, ...offering });
/** Exam as read by a browser. */
export type Exam = AsRead<v.InferOutput<typeof exam>>;

/** Hall of a course or an exam, for visitors. */
export const hallOfOffering = v.object({
  name: v.string(),
  /** Empty if unknown, like the others. */
  phone: v.string(),
  directions: v.string(),
  /** Page of the place at a map service. */
  mapUrl: v.string(),
});

/** Further fields of a detail page. `content` is safe HTML. */
const detailTexts = {
  content: v.string(),
  files: v.array(attachment),
  contactPhone: v.string(),
  /** Hash of the terms and the price; an application with another one is refused. */
  termsVersion: v.optional(v.string()),
  /** Null for a place outside the office's list, and while the hall has another address. Absent from older APIs. */
  hall: v.optional(v.nullable(hallOfOffering)),
  /** Server time. Absent from older APIs. */
  now: v.optional(dateTime),
};

/** Filters by region and month. */
export const heldIn = {
  region: v.optional(wordOf(REGION_NAMES)),
  /** Month in which it is held or begins. */
  month: v.optional(month),
};

const offeringQuery = {
  ...searchable,
  rating: v.optional(oneOf(grade.options)),
  status: v.optional(offeringStatus),
  ...heldIn,
};

export const getListBoxEdu = anyone.get('getListBoxEdu', {
  summary: 'Courses: those that can be applied for first, soonest first',
  input: v.object({ ...offeringQuery, eduType: v.optional(oneOf(eduType.options)) }),
  entity: listOf(course),
});

export const getMapEdu = anyone.get('getMapEdu', {
  summary: 'One course',
  input: v.object({ educationNo: rowNumber }),
  entity: v.object({
    ...course.entries,
    ...detailTexts,
    /** The branch that gives the course; null for a national one. Absent from older APIs. */
    branch: v.optional(v.nullable(v.object({ name: v.string(), phone: v.string() }))),
  }),
});

export const getIntUserEduApply = member.get('getIntUserEduApply', {
  summary: "The member's live applications for a course; 0 means free to apply",
  input: v.object({ educationNo: rowNumber }),
  entity: integer,
});

export const getListBoxExam = anyone.get('getListBoxExam', {
  summary: 'Exams: those that can be applied for first, soonest first',
  input: v.object(offeringQuery),
  entity: listOf(exam),
});

export const getMapExam = anyone.get('getMapExam', {
  summary: 'One exam; for a member also whether the course of its grade is completed',
  input: v.object({ examinationNo: rowNumber }),
  entity: v.object({
    ...exam.entries,
    ...detailTexts,
    /** True if the caller has completed a course of the grade, which an application requires; null for a guest. */
    eligible: v.nullable(v.boolean()),
    /** Pass criteria. Absent from older APIs. */
    scoreRule: v.optional(v.object(scoreRule)),
    /** True if documents of eligibility are required (`getMapEligibility`). */
    asksEvidence: v.optional(v.boolean()),
  }),
});

export const getMapOfferingChoices = anyone.get('getMapOfferingChoices', {
  summary: 'The regions and the months of courses or of exams that can be applied for, now or later',
  input: v.object({
    /** 1: education, 2: exam. */
    applyType: oneOf([1, 2]),
  }),
  entity: v.object({ regions: v.array(wordOf(REGION_NAMES)), months: v.array(month) }),
});

export const getIntUserExamApply = member.get('getIntUserExamApply', {
  summary: "The member's live applications for an exam; 0 means free to apply",
  input: v.object({ examinationNo: rowNumber }),
  entity: integer,
});
