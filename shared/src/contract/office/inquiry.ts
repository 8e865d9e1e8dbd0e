import * as v from 'valibot';
import { attachment } from '../base/article.ts';
import { callsFor } from '../base/callsFor.ts';
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

const office = callsFor('members', '/api/office');

const ofMember = {
  ...listedInquiry,
  /** Masked; the full name is on the member's page and requires a reason. */
  writer: v.string(),
  /** Null for a withdrawn member. */
  memberNo: v.nullable(integer),
  /** Time since which the current question has been waiting; null if none is. */
  waitsSince: v.nullable(dateTime),
};

export const officeInquiries = office.get('inquiries', {
  shows: { object: 'inquiry', by: 'inquiryNo', purpose: '문의 응대' },
  summary: 'Inquiries in a state: those that wait for an answer oldest first, others newest first',
  input: v.object({
    ...paging,
    status: v.optional(v.picklist(Object.keys(INQUIRY_STATUS_NAMES) as InquiryStatus[], NOT_OFFERED), 'OPEN'),
  }),
  entity: listOf(v.object(ofMember)),
});

export const officeInquiry = office.get('inquiry', {
  shows: { object: 'inquiry', by: 'inquiryNo', purpose: '문의 응대' },
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

export const officeAnswerInquiry = office.post('inquiries/answer', {
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

export const officeUploadInquiryFile = office.post('inquiries/files', {
  unanswered: null,
  body: 'multipart',
  file: 'any',
  summary: 'Stores the multipart field file for an answer, which alone shows it to the member who asked',
  input: v.object({}),
  entity: attachment,
});
