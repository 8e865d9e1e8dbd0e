import { OFFERING_STATUS_NAMES, type OfferingStatus } from '@portal/shared/contract';
import { seoulTimestamp } from '@portal/shared/time';
import type { CourseRow, ExamRow, ListedCourse, ListedExam } from './store.ts';

/** What a visitor may do with a course or an exam. */
const allowedActions = (status: OfferingStatus): 'apply'[] =>
  status === 'OPEN' || status === 'CLOSING' ? ['apply'] : [];

const common = (row: ListedCourse | ListedExam) => ({
  rating: row.grade,
  time: row.time,
  endTime: row.end_time,
  address: row.address,
  address2: row.address2,
  reStartDate: row.re_start_date,
  reEndDate: row.re_end_date,
  percent: row.percent,
  reStartDate2: row.re_start_date2,
  reEndDate2: row.re_end_date2,
  percent2: row.percent2,
  capacity: row.capacity,
  seatsLeft: row.capacity - row.taken,
  price: row.price,
  applyStartDate: seoulTimestamp(row.apply_start_at),
  applyEndDate: seoulTimestamp(row.apply_end_at),
  status: row.status,
  statusName: OFFERING_STATUS_NAMES[row.status],
  allowedActions: allowedActions(row.status),
});

export const presentCourse = (row: ListedCourse) => ({
  educationNo: row.education_no,
  title: row.title,
  eduType: row.edu_type,
  eduDate: row.edu_date,
  ...common(row),
});

export const presentExam = (row: ListedExam) => ({
  examinationNo: row.examination_no,
  year: row.year,
  rounds: row.rounds,
  examinationName: row.examination_name,
  part: row.part,
  examDate: row.exam_date,
  passDate: row.pass_date,
  ...common(row),
});

/** What only the detail page shows. */
export const presentDetailTexts = (row: CourseRow | ExamRow) => ({
  content: row.content,
  files: row.files,
  contactPhone: row.contact_phone,
});
