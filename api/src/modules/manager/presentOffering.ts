import { OFFERING_STATUS_NAMES } from '@portal/shared/contract';
import { toMoment } from '../../clock/seoul.ts';
import { offeringActions } from './allowedActions.ts';
import type { EducationRow, ExaminationRow } from './offeringStore.ts';

const common = (row: EducationRow | ExaminationRow) => ({
  rating: row.rating,
  time: row.time,
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
  applyStartDate: toMoment(row.apply_start_at),
  applyEndDate: toMoment(row.apply_end_at),
  status: row.status,
  statusName: OFFERING_STATUS_NAMES[row.status],
  allowedActions: offeringActions(row.status),
});

export const presentEducation = (row: EducationRow) => ({
  educationNo: row.education_no,
  title: row.title,
  eduType: row.edu_type,
  eduDate: row.edu_date,
  ...common(row),
});

export const presentExamination = (row: ExaminationRow) => ({
  examinationNo: row.examination_no,
  year: row.year,
  rounds: row.rounds,
  examinationName: row.examination_name,
  part: row.part,
  examDate: row.exam_date,
  passDate: row.pass_date,
  ...common(row),
});

export const detailTexts = (row: EducationRow | ExaminationRow) => ({
  content: row.content,
  files: row.files,
  contactPhone: row.contact_phone,
});
