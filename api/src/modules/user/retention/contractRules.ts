import { sql } from 'kysely';
import { AGGREGATES } from '../../../aggregates/index.ts';
import { byApplication } from '../../../aggregates/owner.ts';
import { olderThan, type RetentionRule } from '../../../aggregates/retention.ts';
import { OPEN_REFUND_STATES } from '../../../lifecycles/refund.ts';

/** Years of contracts and payments (전자상거래법 시행령 제6조). */
const CONTRACT = '5 years';
/** Time after a refund in which the bank can send it back, and its line is read in the bank's file. */
const ACCOUNT = '8 weeks';
/** Time after the day in which an on-site need can be asked about. */
const NEEDS = '4 weeks';

/** Condition that the course or exam of an application, or of a group's, ended longer ago than `age`. */
const endedBefore = (age: string) => (now: Date) => {
  const course = sql`select education_no from education where ${olderThan('finish_at', age)(now)}
    and (ends_at is null or ${olderThan('ends_at', age)(now)})`;
  const exam = sql`select examination_no from examination where ${olderThan('finish_at', age)(now)}`;
  const isOver = (row: string) =>
    sql`(${sql.ref(`${row}.education_no`)} in (${course}) or ${sql.ref(`${row}.examination_no`)} in (${exam}))`;
  return sql`(${isOver('application')} or application.application_no in (
    select group_no from employer_group where ${isOver('employer_group')}))`;
};

const isOpenRefund = sql`refund.status in (${sql.join(OPEN_REFUND_STATES)})`;

/** Completed education and passed exams: the record of an education, retained without end. */
const isEducation = sql`application.status in ('COMPLETED', 'PASSED')`;

/** Condition that the contract of an application is over: nothing owed, and no money moved later. */
const contractOver = (now: Date) => sql`${endedBefore(CONTRACT)(now)}
  and not exists (select from refund where refund.application_no = application.application_no
    and (${isOpenRefund} or not ${refundOver(CONTRACT)(now)}))
  and not exists (select from payment where payment.application_no = application.application_no
    and not ${olderThan('opened_at', CONTRACT)(now)})`;

const refundOver = (age: string) => (now: Date) =>
  sql`coalesce(refund.finished_at, refund.decided_at, refund.requested_at) < ${now}::timestamptz - ${sql.lit(age)}::interval`;

/** Condition that a row of a contract is over with its application. */
const withContract = (column: string) => (now: Date) =>
  sql`${sql.ref(column)} in (select application_no from application where ${contractOver(now)})`;

/** Condition of rows of one table that refer to the overdue applications. */
const ofGone = (table: string, column = 'application_no') => ({
  table,
  where: sql`${sql.ref(column)} in (select application_no from gone)`,
});

/** Condition of rows that refer to rows of another table of the overdue applications. */
const ofGoneBy = (table: string, key: string, of: string) => ({
  table,
  where: sql`${sql.ref(key)} in (
    select ${sql.ref(key)} from ${sql.table(of)} where application_no in (select application_no from gone))`,
});

/**
 * Ends of contracts of members who stay. A row waits for records with a longer period of their own that refer to it:
 * lines of the bank, cash receipts, bills. Completed education and certificates remain, without address and account.
 */
export const CONTRACT_RULES: readonly RetentionRule[] = [
  {
    name: 'accounts of refunds',
    table: 'refund',
    overdue: (now) =>
      sql`not ${isOpenRefund} and ${refundOver(ACCOUNT)(now)}
        and (account_sealed is not null or account_name <> '' or account_masked <> '' or bank <> '')`,
    erase: { bank: '', account_name: '', account_masked: '', account_sealed: null },
  },
  {
    name: 'reasons of rejected refunds',
    table: 'refund',
    overdue: (now) => sql`reject_reason <> '' and ${olderThan('decided_at', CONTRACT)(now)}`,
    erase: { reject_reason: '' },
  },
  {
    name: 'accounts of returned fees',
    table: 'certificate',
    overdue: (now) =>
      sql`${olderThan('fee_returned_at', ACCOUNT)(now)} and (fee_account_sealed is not null or fee_account_name <> '')`,
    erase: { fee_bank: '', fee_account_name: '', fee_account_masked: '', fee_account_sealed: null },
  },
  {
    name: 'needs on site and photos',
    table: 'application',
    overdue: (now) =>
      sql`${endedBefore(NEEDS)(now)} and (answers ->> 'memo' <> '' or answers ->> 'isDisorder' = '2'
        or answers ->> 'userProfile' <> '' or photo_return_reason is not null)`,
    erase: {
      photo_return_reason: null,
      answers: sql`answers || case when answers = '{}' then '{}'
        when kind = 'exam' then '{"memo": "", "userProfile": ""}' else '{"memo": "", "isDisorder": 1}' end::jsonb`,
    },
  },
  {
    name: 'consents to health data',
    table: 'application_consent',
    overdue: (now) =>
      sql`item = 'health' and application_no in (select application_no from application where ${endedBefore(NEEDS)(now)})`,
  },
  { name: 'consents of applications', table: 'application_consent', overdue: withContract('application_no') },
  { name: 'named accounts', table: 'named_account', overdue: olderThan('named_at', CONTRACT) },
  { name: 'findings of money', table: 'money_finding', overdue: olderThan('closed_at', CONTRACT) },
  { name: 'scores', table: 'exam_score', overdue: withContract('application_no') },
  { name: 'corrections of results', table: 'result_correction', overdue: olderThan('decided_at', CONTRACT) },
  { name: 'seats of groups', table: 'group_seat', overdue: withContract('group_no') },
  {
    name: 'requests for certificates',
    table: 'certificate',
    overdue: (now) =>
      sql`number is null and ${olderThan('ended_at', CONTRACT)(now)}
        and (fee_owed = 0 or ${olderThan('fee_returned_at', CONTRACT)(now)})
        and not exists (select from bank_line where bank_line.certificate_no = certificate.certificate_no)
        and not exists (select from cash_receipt where cash_receipt.certificate_no = certificate.certificate_no)
        and not exists (select from certificate as other
          where certificate.certificate_no in (other.replaces_no, other.surplus_of))`,
  },
  {
    name: 'addresses of certificates',
    table: 'certificate',
    overdue: (now) =>
      sql`coalesce(sent_at, ended_at) < ${now}::timestamptz - ${sql.lit(CONTRACT)}::interval
        and (user_phone is not null or post_address <> '')`,
    erase: { user_phone: null, post_code: '', post_address: '', post_address2: '' },
  },
  {
    name: 'certificates sent to former members',
    table: 'certificate',
    overdue: (now) =>
      sql`holder_name is not null and coalesce(sent_at, ended_at) < ${now}::timestamptz - ${sql.lit(ACCOUNT)}::interval
        and exists (select from member where member.member_no = certificate.member_no and member.status = 'WITHDRAWN')`,
    erase: { holder_name: null, user_phone: null, post_code: '', post_address: '', post_address2: '' },
  },
  {
    name: 'receipts',
    table: 'paper',
    overdue: (now) =>
      sql`kind <> 'COMPLETION' and recipient_name is not null and ${olderThan('issued_at', CONTRACT)(now)}`,
    erase: { recipient_name: null, business_number: '' },
  },
  {
    name: 'applications',
    table: 'application',
    overdue: (now) =>
      sql`not ${isEducation} and ${contractOver(now)}
        and not exists (select from certificate where certificate.application_no = application.application_no)
        and not exists (select from group_seat where application.application_no in (group_no, group_seat.application_no))
        and not exists (select from group_bill where group_bill.group_no = application.application_no)
        and not exists (select from group_invoice join bank_line using (invoice_no)
          where group_invoice.group_no = application.application_no)
        and not exists (select from refund join bank_line using (refund_no)
          where refund.application_no = application.application_no)
        and not exists (select from payment join cash_receipt using (payment_no)
          where payment.application_no = application.application_no)`,
    along: [
      ...['application_change', 'application_consent', 'attendance', 'exam_score'].map((table) => ofGone(table)),
      ...['mailing_recipient', 'payment', 'place_in_line', 'sealed_result'].map((table) => ofGone(table)),
      ...AGGREGATES.filter(({ owner }) => owner === byApplication).map(({ table }) => ofGone(table)),
      ofGone('group_invoice', 'group_no'),
      ofGone('employer_group', 'group_no'),
      ofGoneBy('named_account', 'refund_no', 'refund'),
      ofGoneBy('money_finding', 'payment_no', 'payment'),
    ],
  },
  {
    name: 'applications of the former system',
    table: 'imported_application',
    overdue: (now) => sql`status not in ('COMPLETED', 'PASSED') and ${olderThan('ended_on', CONTRACT)(now)}`,
  },
  {
    name: 'refunds of completed education',
    table: 'refund',
    overdue: (now) =>
      sql`${withContract('application_no')(now)}
        and not exists (select from bank_line where bank_line.refund_no = refund.refund_no)
        and not exists (select from group_seat where group_seat.refund_no = refund.refund_no)
        and not exists (select from named_account where named_account.refund_no = refund.refund_no)`,
  },
  {
    name: 'payments of completed education',
    table: 'payment',
    overdue: (now) =>
      sql`${withContract('application_no')(now)} and (gateway_no is not null or vbank_account is not null)
        and not exists (select from cash_receipt where cash_receipt.payment_no = payment.payment_no)`,
    erase: {
      gateway_no: null,
      checkout_url: null,
      vbank_bank: null,
      vbank_account: null,
      vbank_holder: null,
      reason: '',
    },
  },
  {
    name: 'addresses of completed education',
    table: 'application',
    overdue: (now) =>
      sql`${isEducation} and ${contractOver(now)}
        and coalesce(answers ->> 'userAddress', answers ->> 'userAddr', '') <> ''`,
    erase: {
      answers: sql`answers || case when kind = 'exam' then '{"postCode": "", "userAddr": "", "userAddr2": ""}'
        else '{"postCode": "", "userAddress": "", "userAddress2": ""}' end::jsonb`,
    },
  },
];
