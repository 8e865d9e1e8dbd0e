import { sql } from 'kysely';
import { APPLICATION_STATUS_NAMES, type Calls, type CallValue } from '@portal/shared/contract';
import type { MAILING_OUTCOME_NAMES } from '@portal/shared/contract/office';
import { seoulTimestamp } from '@portal/shared/time';
import { listPage } from '../../../../database/page.ts';
import { OFFERING_KINDS } from '../../../../enrolment/offering/offeringKind.ts';
import { noticeMessageKeyIn } from '../../../../notices/noticesJob.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { applicantName } from '../../parts/described.ts';
import { linkableMember } from '../../parts/linkableMember.ts';

/** Lists the messages to the applicants of a course or exam. */
export const listMailings = (
  { kind, offeringNo, ...paging }: CallValue<Calls['officeMailings']>,
  { db }: Pick<MemberContext, 'db'>,
) =>
  listPage(
    db
      .selectFrom('mailing')
      .innerJoin('member', 'member.member_no', 'mailing.made_by')
      .select(['mailing_no', 'title', 'content', 'made_at', 'member.name'])
      .select(({ selectFrom }) =>
        selectFrom('mailing_recipient')
          .select(({ fn }) => fn.countAll<number>().as('recipients'))
          .whereRef('mailing_recipient.mailing_no', '=', 'mailing.mailing_no')
          .as('recipients'),
      )
      .where(`mailing.${OFFERING_KINDS[kind].key}`, '=', offeringNo)
      .orderBy('mailing_no', 'desc'),
    paging,
    (row) => ({
      mailingNo: row.mailing_no,
      title: row.title,
      content: row.content,
      sentBy: row.name ?? '',
      sentAt: seoulTimestamp(row.made_at),
      recipients: row.recipients ?? 0,
    }),
  );

type Outcome = keyof typeof MAILING_OUTCOME_NAMES;

/** State of a notice in one channel: waiting for its time or in the outbox, sent, failed, or none. */
const outcomeBy = (channel: 'sms' | 'mail') => sql<Outcome>`coalesce(
  (
    select case when outbox.sent_at is not null then 'sent' when outbox.given_up_at is not null then 'failed' else 'waiting' end
    from outbox where outbox.message_key = ${noticeMessageKeyIn(sql`member_notice.notice_no`, channel)}
  ),
  case when handled_at is null or (member_notice.notice_no is not null and member_notice.queued_at is null)
    then 'waiting' else 'none' end
)`;

/** Lists the outcomes of a message per applicant, unreached ones first. */
export async function listMailingRecipients(
  { mailingNo, ...paging }: CallValue<Calls['officeMailingRecipients']>,
  context: MemberContext,
) {
  const rows = context.db
    .selectFrom('mailing_recipient')
    .innerJoin('application', 'application.application_no', 'mailing_recipient.application_no')
    .leftJoin('employer_group', 'employer_group.group_no', 'application.application_no')
    .leftJoin('member_notice', (join) =>
      join
        .onRef('member_notice.subject_no', '=', 'mailing_recipient.recipient_no')
        .on('member_notice.event', '=', 'mailing'),
    )
    .select(['application.application_no', 'application.member_no', 'application.status'])
    .select(sql<string>`coalesce(business_name, ${applicantName})`.as('name'))
    .select([outcomeBy('sms').as('sms'), outcomeBy('mail').as('mail'), 'member_notice.notice_no'])
    .where('mailing_no', '=', mailingNo)
    .orderBy(sql`${outcomeBy('sms')} = 'sent' or ${outcomeBy('mail')} = 'sent'`)
    .orderBy('recipient_no');
  const linkable = await linkableMember(context);
  return listPage(rows, paging, (row) => ({
    userExaminationNo: row.application_no,
    name: row.name,
    memberNo: linkable(row.member_no),
    status: row.status,
    statusName: APPLICATION_STATUS_NAMES[row.status],
    sms: row.sms,
    mail: row.mail,
    isTold: row.notice_no !== null,
  }));
}
