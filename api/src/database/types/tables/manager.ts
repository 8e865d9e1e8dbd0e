import type { ColumnType, Generated } from 'kysely';
import type { ApplicationStatus } from '@portal/shared/contract';
import type { Lesson, RefundTerms, Subject } from '@portal/shared/contract/manager';
import type { LineSetting } from '@portal/shared/contract/office';
import type { PublicationColumns } from './publication.ts';

/** What is offered and applied for: a course or an exam. */
export type OfferingKind = 'education' | 'exam';
/** What an application is for: a course or an exam, or the seats of a group, which names its course or exam itself. */
export type ApplicationKind = OfferingKind | 'group';

/** Written as JSON text, read as the value. */
type Json<Value> = ColumnType<Value, string, string>;

interface AttachmentFile {
  path: string;
  fileName: string;
  size: number;
}

/** What a course and an exam have in common. */
interface OfferingColumns {
  /** 급수. */
  grade: 1 | 2;
  /** HH:mm. */
  time: string;
  /** HH:mm; empty while nobody has said so. */
  end_time: Generated<string>;
  address: string;
  address2: Generated<string>;
  re_start_date: string;
  re_end_date: string;
  percent: number;
  re_start_date2: string;
  re_end_date2: string;
  percent2: number;
  capacity: number;
  /** Seats held, by applications here or by paper. */
  taken: Generated<number>;
  /** Places of its line that wait, and those that are offered one of the seats that are taken. */
  waiting: Generated<number>;
  offered: Generated<number>;
  /** What an employee has said of its line. */
  line_setting: Generated<LineSetting>;
  /** Won. */
  price: number;
  apply_start_at: Date;
  apply_end_at: Date;
  /** When it begins. */
  held_at: Date;
  /** The end of its last day. */
  finish_at: Date;
  called_off: Generated<boolean>;
  /** Only the office sees it: nobody has published it yet. */
  is_draft: Generated<boolean>;
  content: Generated<string>;
  files: ColumnType<AttachmentFile[], string | undefined, string>;
  contact_phone: Generated<string>;
}

export interface CourseTable extends OfferingColumns {
  education_no: Generated<number>;
  title: string;
  edu_type: 1 | 2;
  edu_date: string;
  /** Where an online course is taken; empty while nobody has said so. */
  class_url: Generated<string>;
  /** Behind the one by which it begins, in their order. */
  further_lessons: ColumnType<Lesson[], string | undefined, string>;
  /** The end of its last day, where that is another than the first: later than `finish_at` then. */
  ends_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The share of the hours that completes it, in percent. */
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
  /** What it is judged by; none where its results have no scores. */
  subjects: ColumnType<Subject[], string | undefined, string>;
  /** Of 100; 0: no mean is needed. */
  pass_mean: Generated<number>;
  /** Whether applicants show their eligibility by papers. */
  asks_evidence: Generated<boolean>;
}

/** The last exam number given out in a round, over all its parts. */
interface ExamSeriesTable {
  year: number;
  rounds: number;
  grade: 1 | 2;
  last_code: number;
}

interface OfferingTerms extends RefundTerms {
  rating: 1 | 2;
  time: string;
  /** Missing in terms from before it was told. */
  endTime?: string;
  address: string;
  address2: string;
}
/** What was offered when the member applied, in the wire's names. */
export interface CourseTerms extends OfferingTerms {
  title: string;
  eduType: 1 | 2;
  eduDate: string;
  /** Missing where there are none. */
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
  /** Missing in terms from before papers were asked for: then they are not. */
  asksEvidence?: boolean;
}

/** When and where a course or an exam is held. */
export interface Occasion {
  day: string;
  time: string;
  /** Empty where nobody has said so. */
  endTime: string;
  /** Missing where there are none. */
  furtherLessons?: Lesson[];
  address: string;
  address2: string;
  /** When the results of an exam are announced; missing of a course, and in changes from before it was notified. */
  passDate?: string;
  passTime?: string;
}

/** The occasion by the newest change. */
interface ChangedOccasion extends Occasion {
  /** Until when its member may leave with everything, ISO 8601; missing in changes from before it was stored. */
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
  /** By the newest change; null while it is held as the terms say. */
  changed_to: ColumnType<ChangedOccasion | null, string | null | undefined, string | null>;
  answers: Json<CourseAnswers | ExamAnswers>;
  /** Given out when the application is confirmed. */
  examination_code: string | null;
  applied_at: Date;
  pay_due_at: Date | null;
  confirmed_at: Date | null;
  /** When its hold ended without a payment. */
  expired_at: Date | null;
  /** The payment that it was confirmed by; null while there is none, and where it is free. */
  payment_no: number | null;
  /** Of a group: it is confirmed before it is paid. */
  on_invoice: Generated<boolean>;
  /** End of accepting the seats of a free group; null for others. */
  accept_by: Generated<Date | null>;
  /** Of an exam, while another photo is awaited: why and when the last one was returned. */
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

/** A course or an exam was given another day, hour or place: a job makes the change of each application. */
interface OfferingChangeTable {
  offering_change_no: Generated<number>;
  education_no: number | null;
  examination_no: number | null;
  changed_at: Date;
  /** When each application had its own. */
  done_at: Generated<Date | null>;
}

/** What its member is told of it. The terms stay as they were. */
export interface ApplicationChangeTable {
  application_change_no: Generated<number>;
  application_no: number;
  before: Json<Occasion>;
  after: Json<Occasion>;
  changed_at: Date;
  /** When the member had it on the page, and said so. */
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
