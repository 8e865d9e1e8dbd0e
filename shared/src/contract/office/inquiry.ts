import * as v from 'valibot';
import { attachment } from '../base/article.ts';
import { call } from '../base/call.ts';
import { listOf, paging } from '../base/envelope.ts';
import { dateTime, integer, rowNumber } from '../base/fields.ts';
import { NOT_OFFERED } from '../base/words.ts';
import {
  INQUIRY_STATUS_NAMES,
  inquiryEntry,
  inquiryEntryEntries,
  listedInquiry,
  type InquiryStatus,
} from '../inquiry.ts';

/** Members' inquiries to the association. */

const ofMember = {
  ...listedInquiry,
  /** Masked; the full name is on the member's page and requires a reason. */
  writer: v.string(),
  /** Null for a withdrawn member. */
  memberNo: v.nullable(integer),
  /** Time since which the current question has been waiting; null if none is. */
  waitsSince: v.nullable(dateTime),
};

export const officeInquiries = call({
  method: 'GET',
  path: '/api/office/inquiries',
  access: 'employee',
  permission: 'members',
  changes: false,
  summary: 'Inquiries in a state: those that wait for an answer oldest first, others newest first',
  input: v.object({
    ...paging,
    status: v.optional(v.picklist(Object.keys(INQUIRY_STATUS_NAMES) as InquiryStatus[], NOT_OFFERED), 'OPEN'),
  }),
  entity: listOf(v.object(ofMember)),
});

export const officeInquiry = call({
  method: 'GET',
  path: '/api/office/inquiry',
  access: 'employee',
  permission: 'members',
  changes: false,
  summary: 'One inquiry with its questions and answers, and what may be done',
  input: v.object({ inquiryNo: rowNumber }),
  entity: v.object({
    ...ofMember,
    entries: v.array(
      v.object({
        ...inquiryEntry.entries,
        /** Employee who answered; null for a question and for an employee who has left. */
        answeredBy: v.nullable(v.string()),
      }),
    ),
    allowedActions: v.array(v.picklist(['answer'])),
  }),
});

export const officeAnswerInquiry = call({
  method: 'POST',
  path: '/api/office/inquiries/answer',
  access: 'employee',
  permission: 'members',
  changes: true,
  body: 'json',
  idempotent: true,
  summary: 'Answers an inquiry and tells its member; entity is the number of the answer',
  input: v.object({
    inquiryNo: rowNumber,
    /** Newest entry that the employee has read, so that no unread question is answered. */
    lastEntryNo: rowNumber,
    ...inquiryEntryEntries,
  }),
  entity: integer,
});

export const officeUploadInquiryFile = call({
  method: 'POST',
  path: '/api/office/inquiries/files',
  access: 'employee',
  permission: 'members',
  changes: true,
  unanswered: null,
  body: 'multipart',
  file: 'any',
  summary: 'Stores the multipart field file for an answer, which alone shows it to the member who asked',
  input: v.object({}),
  entity: attachment,
});
