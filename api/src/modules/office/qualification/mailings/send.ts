import type { Calls, CallValue } from '@portal/shared/contract';
import { requireNoAccount } from '../../../../content/accountNumbers.ts';
import { lockOffering } from '../../../../enrolment/offering/seats.ts';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { smsBytes, smsText } from '../../../../notices/smsText.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { fillIn } from './fillIn.ts';
import { requireRoom } from './preview.ts';
import { recipientsOf } from './recipients.ts';

/** Rows per INSERT, which takes at most 65,535 parameters. */
const ROWS_AT_ONCE = 5000;

/**
 * Stores a message to the counted applicants of a course or exam; a job notifies each. The locked course row prevents
 * applications meanwhile. Returns the message's number.
 */
export async function sendMailing(
  { recipients: counted, ...input }: CallValue<Calls['officeSendMailing']>,
  context: MemberContext,
): Promise<number> {
  const { db, now, caller } = context;
  const { kind, offeringNo, title, content } = input;
  requireNoAccount({ title, content });
  if (!(await lockOffering(db, kind, offeringNo))) throw new HttpError('NOT_FOUND');
  const recipients = await recipientsOf(db, input).execute();
  if (recipients.length === 0 || recipients.length !== counted) throw new BusinessError('MAILING_DIFFERS');
  for (const recipient of recipients) requireRoom(smsBytes(smsText(fillIn(content, recipient))));
  const isCourse = kind === 'education';
  const { mailing_no: mailingNo } = await db
    .insertInto('mailing')
    .values({
      education_no: isCourse ? offeringNo : null,
      examination_no: isCourse ? null : offeringNo,
      title,
      content,
      made_by: caller.memberNo,
      made_at: now,
    })
    .returning('mailing_no')
    .executeTakeFirstOrThrow();
  for (let from = 0; from < recipients.length; from += ROWS_AT_ONCE)
    await db
      .insertInto('mailing_recipient')
      .values(
        recipients
          .slice(from, from + ROWS_AT_ONCE)
          .map(({ application_no }) => ({ mailing_no: mailingNo, application_no })),
      )
      .execute();
  await recordAct(context, {
    act: 'send mailing',
    object: 'mailing',
    objectNo: mailingNo,
    detail: { applicants: recipients.length },
  });
  return mailingNo;
}
