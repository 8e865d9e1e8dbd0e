import type { Calls, CallValue } from '@portal/shared/contract';
import { MEMBER_VIEW_MINUTES, VIEW_PURPOSE_NAMES } from '@portal/shared/contract/office';
import { seoulTimestamp } from '@portal/shared/time';
import { MINUTE_MS } from '../../../../clock/durations.ts';
import { BusinessError, HttpError, keepWrites } from '../../../../errors/errors.ts';
import { hasViewsLeft, SHOW_MEMBER_ACT } from '../../../../internalControls/audit/looks.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { findMember } from '../../../user/account/store.ts';
import { listHistory } from './history.ts';

/**
 * Returns all data of a member for a stated reason, recorded in the audit log. Limited per hour, so that members cannot
 * be browsed; an excess is recorded too.
 */
export async function showMember(
  { memberNo, purpose, reason }: CallValue<Calls['officeShowMember']>,
  context: MemberContext,
) {
  const { db, now } = context;
  // Serializes an employee's views, so that concurrent ones are all counted.
  await lockViewer(context);
  const member = await findMember(db, memberNo);
  if (!member) throw new HttpError('NOT_FOUND');
  const entry = { object: 'member' as const, objectNo: memberNo, reason: `${VIEW_PURPOSE_NAMES[purpose]}: ${reason}` };
  if (!(await hasViewsLeft(context))) {
    await recordAct(context, { ...entry, act: 'refuse to show member' });
    return keepWrites(new BusinessError('MEMBER_VIEWS_EXCEEDED'));
  }
  const history = await listHistory(memberNo, context);
  await recordAct(context, { ...entry, act: SHOW_MEMBER_ACT });
  return {
    until: seoulTimestamp(new Date(now.getTime() + MEMBER_VIEW_MINUTES * MINUTE_MS)),
    userId: member.user_id ?? '',
    name: member.name ?? '',
    userPhone: member.user_phone ?? '',
    email: member.email ?? '',
    userBirth: member.user_birth ?? '',
    postCode: member.post_code ?? '',
    userAddress: member.user_address ?? '',
    userAddress2: member.user_address2 ?? '',
    businessName: member.bssh_nm ?? '',
    agreeMarketing: member.agree_marketing_at !== null,
    ...history,
  };
}

/** Audit entries reference employees, and this lock is taken before theirs: NO KEY UPDATE does not block them. */
const lockViewer = ({ db, caller }: MemberContext) =>
  db.selectFrom('member').select('member_no').where('member_no', '=', caller.memberNo).forNoKeyUpdate().execute();
