import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { count, day, integer, rowNumber } from '../base/fields.ts';
import { wordOf } from '../base/words.ts';
import { offeringKind } from './fields.ts';
import { courseForm, examForm } from './offeringForm.ts';
import { OFFERING_QUESTION_NAMES } from './offeringQuestions.ts';

/** Halls and lecturers to choose from for a course or an exam, and questions before it is stored. */

const office = callsFor('qualification', '/api/office');

export const officeOfferingChoices = office.get('offerings/choices', {
  shows: { object: 'lecturer', by: 'lecturerNo', purpose: '교육의 강사 정하기' },
  summary: 'Halls in use and lecturers under contract, with those that the course or exam of this number has already',
  input: v.object({ kind: offeringKind, offeringNo: v.optional(rowNumber) }),
  entity: v.object({
    halls: v.array(
      v.object({ hallNo: integer, name: v.string(), address: v.string(), address2: v.string(), seats: integer }),
    ),
    /** Empty for an exam. */
    lecturers: v.array(
      v.object({ lecturerNo: integer, name: v.string(), subjects: v.string(), contractFrom: day, contractUntil: day }),
    ),
  }),
});

const questions = v.array(v.object({ question: wordOf(OFFERING_QUESTION_NAMES), message: v.string() }));

export const officeCheckCourse = office.post('courses/check', {
  changes: false,
  summary: 'What is to be confirmed before a course is stored with these values; changes nothing',
  input: v.object({ educationNo: v.optional(rowNumber), course: courseForm }),
  entity: questions,
});

export const officeCheckExam = office.post('exams/check', {
  changes: false,
  summary: 'What is to be confirmed before an exam is stored with these values; changes nothing',
  input: v.object({ examinationNo: v.optional(rowNumber), exam: examForm }),
  entity: questions,
});

export const officeCheckOffering = office.get('offerings/check', {
  summary: 'What is to be confirmed before a draft is published as stored, or before this many seats are added',
  input: v.object({ kind: offeringKind, offeringNo: rowNumber, seats: v.optional(count) }),
  entity: questions,
});
