import type { Calls, CallValue } from '@portal/shared/contract';
import { BusinessError } from '../../../errors/errors.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { lockOwnMember } from '../account/ownMember.ts';
import { findMember } from '../account/store.ts';

/** Notice channels of the caller, and whether this portal sends mail. */
export async function fetchChannels(
  _input: CallValue<Calls['fetchNoticeChannels']>,
  { db, caller, integrations }: MemberContext,
) {
  const member = await findMember(db, caller.memberNo);
  if (!member) throw new BusinessError('MEMBER_GONE');
  return {
    bySms: member.notice_by_sms,
    byMail: member.notice_by_mail,
    dayBefore: member.notice_day_before,
    hasMail: integrations.mail !== null,
  };
}

/** Switches the caller's channels and reminder; returns the number of changed rows. */
export async function updateChannels(
  { bySms, byMail, dayBefore }: CallValue<Calls['updateNoticeChannels']>,
  context: MemberContext,
) {
  const { member_no: memberNo } = await lockOwnMember(context);
  await context.db
    .updateTable('member')
    .set({
      notice_by_sms: bySms,
      notice_by_mail: byMail,
      ...(dayBefore !== undefined && { notice_day_before: dayBefore }),
    })
    .where('member_no', '=', memberNo)
    .execute();
  await recordAudit(context, 'notice channels changed', memberNo, {
    bySms,
    byMail,
    ...(dayBefore !== undefined && { dayBefore }),
  });
  return 1;
}
