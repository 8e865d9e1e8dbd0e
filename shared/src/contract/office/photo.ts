import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { MAX_LIMIT } from '../base/envelope.ts';
import { clockTime, day, integer, requiredLines, rowNumber, text } from '../base/fields.ts';
import { reason } from './fields.ts';

/** Photos of exam applicants. Each view is recorded in the audit log. */

const office = callsFor('qualification', '/api/office');

/** Path of a photo, for `downloadFile`. */
const photoPath = v.string();

export const officeApplicantPhotos = office.post('applicants/photos', {
  shows: 'recorded',
  unanswered: null,
  summary: 'The photos of applicants for one exam, of those that have one; looking at them is recorded',
  input: v.object({
    examinationNo: rowNumber,
    userExaminationNos: v.pipe(v.array(rowNumber), v.maxLength(MAX_LIMIT, '한 번에 100명까지 볼 수 있습니다.')),
  }),
  entity: v.array(v.object({ userExaminationNo: integer, photo: photoPath })),
});

export const officeReturnPhoto = office.post('applicants/photos/return', {
  summary: 'Returns a photo that cannot be used; its applicant is told why and may give another until a day later',
  input: v.object({
    userExaminationNo: rowNumber,
    /** Path of the displayed photo; a photo uploaded meanwhile is not returned. */
    photo: text(300),
    reason: requiredLines(200, '어떤 사진이 필요한지 알 수 있게 사유를 입력해주세요.'),
  }),
  entity: v.null(),
});

export const officePhotoRoster = office.post('exams/photoRoster', {
  shows: 'recorded',
  unanswered: null,
  summary: 'Who sits one exam, with photos, for the proctors of its hall; taking it needs a reason and is recorded',
  input: v.object({ examinationNo: rowNumber, reason }),
  entity: v.object({
    title: v.string(),
    examDate: day,
    time: clockTime,
    place: v.string(),
    /** Sorted by exam number. */
    examinees: v.array(
      v.object({
        userExaminationNo: integer,
        examinationCode: v.string(),
        name: v.string(),
        /** YYYYMMDD. */
        userBirth: v.string(),
        /** Empty if none. */
        photo: photoPath,
      }),
    ),
  }),
});
