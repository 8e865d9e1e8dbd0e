import { OFFERING_STATUS_NAMES } from '@portal/shared/contract';
import { isSameStreet } from '@portal/shared/rules';
import { seoulTimestamp } from '@portal/shared/time';
import type { CourseRow, ExamRow, ListedCourse, ListedExam } from './store.ts';

/** Actions of a visitor on a course or an exam: apply, or take a place in its queue. */
function allowedActions({
  line_setting: setting,
  is_line_near,
  ...row
}: ListedCourse | ListedExam): ('apply' | 'wait')[] {
  const isOpen = row.status === 'OPEN' || row.status === 'CLOSING';
  const waits = row.status === 'FULL' || (row.status === 'UPCOMING' && is_line_near) || (isOpen && row.waiting > 0);
  if (setting !== 'closed' && (waits || (isOpen && setting === 'open'))) return ['wait'];
  return isOpen && row.waiting === 0 ? ['apply'] : [];
}

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
  allowedActions: allowedActions(row),
});

export const presentCourse = (row: ListedCourse) => ({
  educationNo: row.education_no,
  title: row.title,
  eduType: row.edu_type,
  eduDate: row.edu_date,
  furtherLessons: row.further_lessons,
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

/** The hall for visitors; null while it has another address than the course or exam, which has its own copy. */
export const presentHall = ({ hall, address }: Pick<CourseRow, 'hall' | 'address'>) => {
  if (hall === null || !isSameStreet(hall.address, address)) return null;
  const { name, phone, directions, mapUrl } = hall;
  return { name, phone, directions, mapUrl };
};

/** Fields of the detail page only. */
export const presentDetailTexts = (row: CourseRow | ExamRow) => ({
  content: row.content,
  files: row.files,
  contactPhone: row.contact_phone,
  termsVersion: row.terms_version,
  hall: presentHall(row),
});
