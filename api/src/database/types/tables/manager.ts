import type { ColumnType, Generated } from 'kysely';
import type { ApplicationStatus } from '@portal/shared/contract';
import type { RefundTerms } from '@portal/shared/contract/manager';
import type { PublicationColumns } from './publication.ts';

/** What is offered and applied for: a course or an exam. */
export type OfferingKind = 'education' | 'exam';

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
}
export interface ExamTerms extends OfferingTerms {
  year: number;
  rounds: number;
  examinationName: string;
  part: string;
  examDate: string;
  passDate: string;
  passTime: string;
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
  kind: OfferingKind;
  education_no: number | null;
  examination_no: number | null;
  status: ApplicationStatus;
  grade: 1 | 2;
  price: number;
  terms: Json<CourseTerms | ExamTerms>;
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

export interface ApplicationTables {
  education: CourseTable;
  examination: ExamTable;
  examination_series: ExamSeriesTable;
  application: ApplicationTable;
  exam_notice: ExamNoticeTable;
}
