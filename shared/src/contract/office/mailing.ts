import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { count, dateTime, integer, requiredLines, requiredText, rowNumber, won } from '../base/fields.ts';
import { applicationStatus } from '../base/statuses.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { offeringKind, linkableMemberNo } from './fields.ts';

/** Messages of the office to the applicants of a course or an exam. */

const office = callsFor('qualification', '/api/office/mailings');

/** Placeholders replaced by values of each applicant, such as `{{이름}}`. */
export const MAILING_PLACEHOLDERS = ['이름', '과정명', '일시', '장소', '신청번호', '수험번호'] as const;
export type MailingPlaceholder = (typeof MAILING_PLACEHOLDERS)[number];

/** Statuses of possible recipients: applications that are still relevant. */
export const MAILING_STATUSES = ['CONFIRMED', 'HELD', 'CANCEL_REQUESTED', 'COMPLETED'] as const;

/** A long SMS has 2,000 bytes, including the association's name and phone. */
const MAX_CONTENT = 900;

const mailingRef = { kind: offeringKind, offeringNo: rowNumber };

const knownPlaceholders = (content: string) =>
  [...content.matchAll(/\{\{([^{}]*)\}\}/g)].every(([, name]) =>
    MAILING_PLACEHOLDERS.some((placeholder) => placeholder === name?.trim()),
  );

/** Form of a message. */
export const mailingForm = v.object({
  title: requiredText(60, '제목을 입력해주세요.'),
  content: v.pipe(
    requiredLines(MAX_CONTENT, '내용을 입력해주세요.'),
    v.check(knownPlaceholders, `{{ }} 안에는 ${MAILING_PLACEHOLDERS.join(', ')} 가운데 하나를 적어주세요.`),
  ),
  statuses: v.pipe(
    v.array(v.picklist(MAILING_STATUSES, NOT_OFFERED), '받는 분을 골라주세요.'),
    v.minLength(1, '받는 분을 하나 이상 골라주세요.'),
    v.maxLength(MAILING_STATUSES.length, NOT_OFFERED),
  ),
});

export const officePreviewMailing = office.post('preview', {
  changes: false,
  summary:
    'What a message to applicants says to the first of them, to how many it goes by which way, and what it costs',
  input: v.object({ ...mailingRef, ...mailingForm.entries }),
  entity: v.object({
    recipients: integer,
    /** Numbers of short SMS, long SMS, mails, and unreachable recipients. */
    sms: integer,
    lms: integer,
    mail: integer,
    unreached: integer,
    /** Won, by the configured prices. */
    cost: won,
    /** Rendered SMS of a real applicant; null if there is none. */
    example: v.nullable(v.object({ name: v.string(), text: v.string(), bytes: integer })),
    /** Time of sending; postponed at night. */
    sendsAt: dateTime,
  }),
});

export const officeSendMailing = office.post('', {
  idempotent: true,
  summary: 'Writes to applicants; refused where they are not as many as the preview said. Entity is its number',
  input: v.object({ ...mailingRef, ...mailingForm.entries, recipients: count }),
  entity: integer,
});

const mailing = {
  mailingNo: integer,
  title: v.string(),
  content: v.string(),
  /** Employee; empty for one who has left. */
  sentBy: v.string(),
  sentAt: dateTime,
  recipients: integer,
};

export const officeMailings = office.get('', {
  summary: 'What was written to the applicants of a course or an exam, newest first',
  input: v.object({ ...paging, ...mailingRef }),
  entity: listOf(v.object(mailing)),
});

/** Delivery status per applicant and channel. */
export const MAILING_OUTCOME_NAMES = {
  waiting: '보내는 중',
  sent: '보냄',
  failed: '실패',
  none: '보내지 않음',
} as const;
const outcome = wordOf(MAILING_OUTCOME_NAMES);

export const officeMailingRecipients = office.get('recipients', {
  shows: { object: 'application', by: 'userExaminationNo', purpose: '보낸 안내 확인' },
  summary: 'What became of a message for each applicant: those whom it did not reach come first',
  input: v.object({ ...paging, mailingNo: rowNumber }),
  entity: listOf(
    v.object({
      userExaminationNo: integer,
      name: v.string(),
      memberNo: linkableMemberNo,
      status: applicationStatus,
      statusName: v.string(),
      sms: outcome,
      mail: outcome,
      /** True if displayed on the member's page; false if the application was cancelled before the message. */
      isTold: v.boolean(),
    }),
  ),
});
