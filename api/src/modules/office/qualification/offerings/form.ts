import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { CourseForm, ExamForm } from '@portal/shared/contract/office';
import { addDays, endOfSeoulDay, seoulDay, seoulInstant, seoulTime } from '@portal/shared/time';
import { cleanContent } from '../../../../content/cleanContent.ts';
import type { CourseTable, ExamTable } from '../../../../database/types/tables/manager.ts';
import type { CourseRow, ExamRow } from '../../../manager/offerings/store.ts';
import { lessonColumns } from './lessons.ts';

/** Maps the office's form to columns: start and end times are derived from days and times. */

const commonColumns = (form: CourseForm | ExamForm) => ({
  grade: form.rating,
  time: form.time,
  end_time: form.endTime,
  address: form.address,
  address2: form.address2,
  ...(form.hallNo !== undefined && { hall_no: form.hallNo || null }),
  capacity: form.capacity,
  price: form.price,
  apply_start_at: seoulInstant(form.applyStartDay, form.applyStartTime),
  apply_end_at: seoulInstant(form.applyEndDay, form.applyEndTime),
  re_start_date: form.reStartDate,
  re_end_date: form.reEndDate,
  percent: form.percent,
  re_start_date2: form.reStartDate2,
  re_end_date2: form.reEndDate2,
  percent2: form.percent2,
  contact_phone: form.contactPhone,
  content: cleanContent(form.content).html,
});

/** @param before the course being changed; null for a new one. */
export const courseColumns = (form: CourseForm, before: CourseRow | null) =>
  ({
    ...commonColumns(form),
    ...lessonColumns(form, before),
    title: form.title,
    edu_type: form.eduType,
    edu_date: form.eduDate,
    // An online course has no fixed hours within its days, and a classroom link instead of an address.
    ...(form.eduType === 1 ? { class_url: '' } : { class_url: form.classUrl, end_time: '', hall_no: null }),
    held_at: seoulInstant(form.eduDate, form.time),
    // A constraint of the table: a classroom course's `finish_at` is its first day; its further lessons are separate.
    finish_at: endOfSeoulDay(form.eduType === 1 ? form.eduDate : form.lastDay),
  }) satisfies Insertable<CourseTable>;

export const examColumns = (form: ExamForm): Insertable<ExamTable> => ({
  ...commonColumns(form),
  year: form.year,
  rounds: form.rounds,
  examination_name: form.examinationName,
  part: form.part,
  exam_date: form.examDate,
  held_at: seoulInstant(form.examDate, form.time),
  finish_at: endOfSeoulDay(form.examDate),
  pass_date: form.passDate,
  pass_time: form.passTime,
  announced_at: seoulInstant(form.passDate, form.passTime),
  ...(form.subjects && { subjects: JSON.stringify(form.subjects) }),
  ...(form.passMean !== undefined && { pass_mean: form.passMean }),
  ...(form.asksEvidence !== undefined && { asks_evidence: form.asksEvidence === 1 }),
});

const commonForm = (row: CourseRow | ExamRow) => ({
  rating: row.grade,
  time: row.time,
  endTime: row.end_time,
  address: row.address,
  address2: row.address2,
  // Without a hall and lecturers, the form has the version that it had before there were any.
  ...(row.hall_no !== null && { hallNo: row.hall_no }),
  capacity: row.capacity,
  price: row.price,
  applyStartDay: seoulDay(row.apply_start_at),
  applyStartTime: seoulTime(row.apply_start_at),
  applyEndDay: seoulDay(row.apply_end_at),
  applyEndTime: seoulTime(row.apply_end_at),
  reStartDate: row.re_start_date,
  reEndDate: row.re_end_date,
  percent: row.percent,
  reStartDate2: row.re_start_date2,
  reEndDate2: row.re_end_date2,
  percent2: row.percent2,
  contactPhone: row.contact_phone,
  content: row.content,
  files: row.files,
});

/** Adds a hash of the form's values, so that equal forms have equal versions. */
const withVersion = <Form extends object>(form: Form) => ({
  ...form,
  version: createHash('sha256').update(JSON.stringify(form)).digest('hex'),
});

export const courseFormOf = (row: CourseRow): CourseForm =>
  withVersion({
    ...commonForm(row),
    title: row.title,
    branchNo: row.branch_no,
    eduType: row.edu_type,
    eduDate: row.edu_date,
    lastDay: addDays(seoulDay(row.ends_at ?? row.finish_at), -1),
    furtherLessons: row.further_lessons,
    attendancePercent: row.attendance_percent,
    classUrl: row.class_url,
    ...(row.lecturer_nos.length > 0 && { lecturerNos: row.lecturer_nos }),
  });

export const examFormOf = (row: ExamRow): ExamForm =>
  withVersion({
    ...commonForm(row),
    year: row.year,
    rounds: row.rounds,
    examinationName: row.examination_name,
    part: row.part === '실기' ? ('실기' as const) : ('필기' as const),
    examDate: row.exam_date,
    passDate: row.pass_date,
    passTime: row.pass_time,
    subjects: row.subjects,
    passMean: row.pass_mean,
    asksEvidence: row.asks_evidence ? 1 : 0,
  });
