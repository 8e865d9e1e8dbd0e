import type { ColumnType, Generated } from 'kysely';
import type { ApplicationStatus } from '@portal/shared/contract';
import type { Lesson, RefundTerms, Subject } from '@portal/shared/contract/manager';
import type { LineSetting } from '@portal/shared/contract/office';
import type { PublicationColumns } from './publication.ts';

/** Kinds of offerings: a course or an exam. */
export type OfferingKind = 'education' | 'exam';
/** Kinds of applications: a course, an exam, or the seats of a group, which names its course or exam itself. */
export type ApplicationKind = OfferingKind | 'group';

/** Written as JSON text, read as the value. */
type Json<Value> = ColumnType<Value, string, string>;

interface AttachmentFile {
  path: string;
  fileName: string;
  size: number;
}

/** Columns that a course and an exam have in common. */
interface OfferingColumns {
  /** 급수. */
  grade: 1 | 2;
  /** HH:mm. */
  time: string;
  /** HH:mm; empty until it is set. */
  end_time: Generated<string>;
  address: string;
  address2: Generated<string>;
  /** Null for a place outside the association's list. */
  hall_no: Generated<number | null>;
  re_start_date: string;
  re_end_date: string;
  percent: number;
  re_start_date2: string;
  re_end_date2: string;
  percent2: number;
  capacity: number;
  /** Seats held, by applications here or on paper. */
  taken: Generated<number>;
  /** Waiting entries of its queue, and entries offered one of the taken seats. */
  waiting: Generated<number>;
  offered: Generated<number>;
  /** Setting of its queue by an employee. */
  line_setting: Generated<LineSetting>;
  /** Won. */
  price: number;
  apply_start_at: Date;
  apply_end_at: Date;
  /** Beginning. */
  held_at: Date;
  /** End of the last day. */
  finish_at: Date;
  called_off: Generated<boolean>;
  /** Unpublished, visible to the office only. */
  is_draft: Generated<boolean>;
  content: Generated<string>;
  files: ColumnType<AttachmentFile[], string | undefined, string>;
  contact_phone: Generated<string>;
}

export interface CourseTable extends OfferingColumns {
  education_no: Generated<number>;
  /** The branch that gives it; null for a national one. */
  branch_no: Generated<number | null>;
  title: string;
  edu_type: 1 | 2;
  edu_date: string;
  /** URL of an online course; empty until it is set. */
  class_url: Generated<string>;
  /** Lessons after the first one, in order. */
  further_lessons: ColumnType<Lesson[], string | undefined, string>;
  /** End of the last day, if it is another than the first: then later than `finish_at`. */
  ends_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Percentage of the hours required for completion. */
  attendance_percent: Generated<number>;
}

export interface ExamTable extends OfferingColumns {
  examination_no: Generated<number>;
  year: number;
  rounds: number;
  examination_name: string;
  part: string;
  exam_date: string;
  pass_date: string;
  pass_time: string;
  /** passDate at passTime: results are sealed until then. */
  announced_at: Date;
  /** Subjects of its results; empty if results have no scores. */
  subjects: ColumnType<Subject[], string | undefined, string>;
  /** Required mean, of 100; 0: none. */
  pass_mean: Generated<number>;
  /** True if applicants have to prove their eligibility with evidence. */
  asks_evidence: Generated<boolean>;
}

/** Last exam number assigned in a round, over all its parts. */
interface ExamSeriesTable {
  year: number;
  rounds: number;
  grade: 1 | 2;
  last_code: number;
}

interface OfferingTerms extends RefundTerms {
  rating: 1 | 2;
  time: string;
  /** Missing in older terms. */
  endTime?: string;
  address: string;
  address2: string;
}
/** Terms at the time of the application, with the field names of the contract. */
export interface CourseTerms extends OfferingTerms {
  title: string;
  eduType: 1 | 2;
  eduDate: string;
  /** Missing if there are none. */
  furtherLessons?: Lesson[];
}
export interface ExamTerms extends OfferingTerms {
  year: number;
  rounds: number;
  examinationName: string;
  part: string;
  examDate: string;
  passDate: string;
  passTime: string;
  /** Missing in older terms, which required no evidence. */
  asksEvidence?: boolean;
}

/** Time and place of a course or exam. */
export interface Occasion {
  day: string;
  time: string;
  /** Empty until it is set. */
  endTime: string;
  /** Missing if there are none. */
  furtherLessons?: Lesson[];
  address: string;
  address2: string;
  /** Announcement of an exam's results; missing for a course, and in older changes. */
  passDate?: string;
  passTime?: string;
}

/** Time and place by the newest change. */
interface ChangedOccasion extends Occasion {
  /** Deadline for cancelling with a full refund, ISO 8601; missing in older changes. */
  leaveUntil?: string;
}

export interface CourseAnswers {
  name: string;
  userBirth: string;
  postCode: string;
  userAddress: string;
  userAddress2: string;
  isDisorder: 1 | 2;
  memo: string;
}
export interface ExamAnswers {
  koName: string;
  enName: string;
  userBirth: string;
  postCode: string;
  userAddr: string;
  userAddr2: string;
  memo: string;
  userProfile: string;
}

export interface ApplicationTable {
  application_no: Generated<number>;
  member_no: number;
  kind: ApplicationKind;
  education_no: number | null;
  examination_no: number | null;
  status: ApplicationStatus;
  grade: 1 | 2;
  price: number;
  terms: Json<CourseTerms | ExamTerms>;
  /** By the newest change; null if it is held as in the terms. */
  changed_to: ColumnType<ChangedOccasion | null, string | null | undefined, string | null>;
  answers: Json<CourseAnswers | ExamAnswers>;
  /** Assigned when the application is confirmed. */
  examination_code: string | null;
  applied_at: Date;
  pay_due_at: Date | null;
  confirmed_at: Date | null;
  /** When its hold expired unpaid. */
  expired_at: Date | null;
  /** Payment that confirmed it; null before, and if it is free. */
  payment_no: number | null;
  /** True for a group that is confirmed before it is paid. */
  on_invoice: Generated<boolean>;
  /** Deadline for accepting the seats of a free group; null for others. */
  accept_by: Generated<Date | null>;
  /** Reason and time of the last returned photo, while an exam awaits another one. */
  photo_return_reason: ColumnType<string | null, string | null | undefined, string | null>;
  photo_returned_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface ExamNoticeTable extends PublicationColumns {
  exam_notice_no: Generated<number>;
  title: string;
  summary: string;
  writer: string;
  content: string;
  files: ColumnType<AttachmentFile[], string | undefined, string>;
  view_cnt: Generated<number>;
  is_top: Generated<boolean>;
}

/** A change of day, time or place of a course or exam; a job applies it to each application. */
interface OfferingChangeTable {
  offering_change_no: Generated<number>;
  education_no: number | null;
  examination_no: number | null;
  changed_at: Date;
  /** When it had been applied to every application. */
  done_at: Generated<Date | null>;
}

/** A change as the member is notified of it. The terms stay as they were. */
export interface ApplicationChangeTable {
  application_change_no: Generated<number>;
  application_no: number;
  before: Json<Occasion>;
  after: Json<Occasion>;
  changed_at: Date;
  /** When the member opened it, and when the member acknowledged it. */
  read_at: Generated<Date | null>;
  confirmed_at: Generated<Date | null>;
}

export interface ApplicationTables {
  education: CourseTable;
  examination: ExamTable;
  examination_series: ExamSeriesTable;
  application: ApplicationTable;
  offering_change: OfferingChangeTable;
  application_change: ApplicationChangeTable;
  exam_notice: ExamNoticeTable;
}
