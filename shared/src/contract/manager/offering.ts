import * as v from 'valibot';
import { attachment } from '../base/article.ts';
import { memberCalls, publicCalls } from '../base/callsFor.ts';
import { listOf, searchable } from '../base/envelope.ts';
import { clockTime, dateTime, day, integer, oneOf, percentage, rowNumber, won } from '../base/fields.ts';
import { offeringAction, offeringStatus } from '../base/statuses.ts';
import { wordOf, type AsRead } from '../base/words.ts';
import { furtherLessons } from './lesson.ts';
import { scoreRule } from './score.ts';

/** Courses and exams that can be applied for. */

const anyone = publicCalls('/api/home/manager');
const member = memberCalls('/api/home/manager');

/** Grade of a course, an exam or a certificate; the wire's fields call it `rating`. */
export const grade = v.picklist([1, 2]);
export type Grade = v.InferOutput<typeof grade>;

/** How a course is held: 1 classroom, 2 online. */
export const eduType = v.picklist([1, 2]);

/**
 * Where something is held: one of the 17 provinces and cities, as people call them. An online course is held in none of
 * them, and is a choice of its own beside them.
 */
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
  furtherLessons,
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

/** What a detail page has besides. `content` is safe HTML. */
const detailTexts = {
  content: v.string(),
  files: v.array(attachment),
  contactPhone: v.string(),
  /** Names the terms and the price; an application that says it is refused once they are others. */
  termsVersion: v.optional(v.string()),
  /** The time of the server; missing in the answer of an API of another day. */
  now: v.optional(dateTime),
};

/** What narrows courses and exams by where and when they are held. */
export const heldIn = {
  region: v.optional(wordOf(REGION_NAMES)),
  /** In which it is held, or begins. */
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
  entity: v.object({ ...course.entries, ...detailTexts }),
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
    /** Whether the caller has completed a course of the grade, which applying asks for; null for a guest. */
    eligible: v.nullable(v.boolean()),
    /** What passes it; missing in the answer of an API of another day. */
    scoreRule: v.optional(v.object(scoreRule)),
    /** Whether it asks for papers that show eligibility (`getMapEligibility`). */
    asksEvidence: v.optional(v.boolean()),
  }),
});

export const getMapOfferingChoices = anyone.get('getMapOfferingChoices', {
  summary: 'The regions and the months of courses or of exams that can be applied for, now or later',
  input: v.object({
    /** 1 education, 2 exam. */
    applyType: oneOf([1, 2]),
  }),
  entity: v.object({ regions: v.array(wordOf(REGION_NAMES)), months: v.array(month) }),
});

export const getIntUserExamApply = member.get('getIntUserExamApply', {
  summary: "The member's live applications for an exam; 0 means free to apply",
  input: v.object({ examinationNo: rowNumber }),
  entity: integer,
});
