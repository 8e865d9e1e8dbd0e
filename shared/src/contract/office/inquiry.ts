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

/** What members ask the association. */

const office = callsFor('members', '/api/office');

const ofMember = {
  ...listedInquiry,
  /** Masked; the whole name is on the member's page, for a reason. */
  writer: v.string(),
  /** Null for who has left. */
  memberNo: v.nullable(integer),
  /** Since when the present question waits; null while none does. */
  waitsSince: v.nullable(dateTime),
};

export const officeInquiries = office.get('inquiries', {
  summary: 'Inquiries in a state: those that wait for an answer oldest first, others newest first',
  input: v.object({
    ...paging,
    status: v.optional(v.picklist(Object.keys(INQUIRY_STATUS_NAMES) as InquiryStatus[], NOT_OFFERED), 'OPEN'),
  }),
  entity: listOf(v.object(ofMember)),
});

export const officeInquiry = office.get('inquiry', {
  summary: 'One inquiry with its questions and answers, and what may be done',
  input: v.object({ inquiryNo: rowNumber }),
  entity: v.object({
    ...ofMember,
    entries: v.array(
      v.object({
        ...inquiryEntry.entries,
        /** The employee who answered; null for a question, and for who has left. */
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
    /** The newest question or answer that the employee has read: nothing is answered unread. */
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
