import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, searchable } from '../base/envelope.ts';
import { dateTime, integer, rowNumber, text, won, yesNo } from '../base/fields.ts';
import { applicationStatus, photoState } from '../base/statuses.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { EVIDENCE_STATES } from '../manager/eligibility.ts';
import { scoreSheet } from '../manager/score.ts';
import { offeringKind, linkableMemberNo, optionalReason, reason } from './fields.ts';

/** Applicants of one course or exam, and their results. */

const office = callsFor('qualification', '/api/office/applicants');

/** Results that an employee enters: completion of a course; attendance at an exam, then whether it was passed. */
export const RESULT_NAMES = {
  complete: '수료',
  notComplete: '미수료',
  sit: '응시',
  absent: '결시',
  pass: '합격',
  fail: '불합격',
} as const;
export type Result = keyof typeof RESULT_NAMES;
const result = wordOf(RESULT_NAMES);

/** Columns for sorting applicants. */
export const APPLICANT_ORDERS = ['name', 'applyDate', 'status', 'examinationCode'] as const;

export const officeApplicants = office.get('', {
  shows: { object: 'application', by: 'userExaminationNo', purpose: '신청자 확인' },
  summary: 'The applicants of one course or exam, also those who cancelled, with the results that may be entered now',
  input: v.object({
    ...searchable,
    kind: offeringKind,
    offeringNo: rowNumber,
    /** Restricts the list to this application. */
    userExaminationNo: v.optional(rowNumber),
    order: v.optional(v.picklist(APPLICANT_ORDERS, NOT_OFFERED), 'applyDate'),
    descending: v.optional(yesNo, false),
    status: v.optional(applicationStatus),
    /** Photo state, for exams only. */
    photo: v.optional(photoState),
  }),
  entity: listOf(
    v.object({
      userExaminationNo: integer,
      name: v.string(),
      memberNo: linkableMemberNo,
      /** `1990.**.**`; YYYYMMDD from older APIs. */
      userBirth: v.string(),
      /** Masked, `010-****-1234`; empty if none. Absent from older APIs. */
      phone: v.optional(v.string()),
      applyDate: dateTime,
      /** Empty for a course and before the application is confirmed. */
      examinationCode: v.string(),
      status: applicationStatus,
      statusName: v.string(),
      paidAmount: won,
      /** The applicant's requests; `needsAssistance` marks a disability. */
      memo: v.string(),
      needsAssistance: v.boolean(),
      /** Null for a course. Absent from older APIs. */
      photo: v.optional(v.nullable(photoState)),
      results: v.array(result),
      /** True if scores can be entered now. Absent from older APIs, like `corrections` and `scoreSheet`. */
      takesScores: v.optional(v.boolean()),
      /** Results to which a wrong one can be corrected; empty while there is nothing to correct. */
      corrections: v.optional(v.array(result)),
      scoreSheet: v.optional(v.nullable(scoreSheet)),
      /** State of the documents required by the exam; null if it requires none. */
      evidence: v.optional(v.nullable(v.picklist(EVIDENCE_STATES))),
    }),
  ),
});

export const officeExportApplicants = office.post('export', {
  stepUp: 'always',
  unanswered: null,
  summary:
    'The applicants that a search finds as a CSV table with personal data; taking it needs a reason and is recorded',
  input: v.object({
    kind: offeringKind,
    offeringNo: rowNumber,
    keyword: v.optional(text(100)),
    status: v.optional(applicationStatus),
    reason,
  }),
  entity: v.object({
    fileName: v.string(),
    /** CSV with a byte order mark, so that Excel reads it as UTF-8. */
    table: v.string(),
  }),
});

export const officeEnterResult = office.post('result', {
  idempotent: true,
  summary: "Enters a result; the applicant sees whether an exam was passed from passDate's passTime on",
  input: v.object({ userExaminationNo: rowNumber, result, reason: optionalReason }),
  entity: applicationStatus,
});
