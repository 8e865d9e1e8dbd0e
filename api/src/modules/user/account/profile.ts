import type { Calls, CallValue } from '@portal/shared/contract';
import { yearsLater } from '../../../clock/durations.ts';
import type { MemberRow } from '../../../database/types/tables/user.ts';
import { BusinessError } from '../../../errors/errors.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { findBranch } from '../../main/branches/store.ts';
import { recordMarketingChoice } from '../consents/marketingChoice.ts';
import { changeBusiness } from '../roster/enter.ts';
import { sessionStartedAt } from '../session/session.ts';
import { businessColumns, contactColumns } from './memberColumns.ts';
import { lockOwnMember } from './ownMember.ts';
import { presentProfile } from './present.ts';
import { findMember } from './store.ts';

/** Years after which agreeing to marketing again renews the consent. */
const CONSENT_YEARS = 2;

export async function fetchProfile(_input: CallValue<Calls['fetchUser']>, { db, caller }: MemberContext) {
  const member = await findMember(db, caller.memberNo);
  if (!member) throw new BusinessError('MEMBER_GONE');
  const branch = await findBranch(db, member.branch_no);
  return { ...presentProfile(member, await sessionStartedAt(db, caller.sessionNo)), branch };
}

/** Replaces contact and business. Trade and marketing consent remain if they are omitted. */
export async function updateProfile(input: CallValue<Calls['updateProfile']>, context: MemberContext) {
  const { db, now } = context;
  const member = await lockOwnMember(context);
  const agreedAt = consentAfter(member, input.agreeMarketing, now);
  await db
    .updateTable('member')
    .set({
      ...contactColumns(input),
      ...businessColumns(input),
      ...(input.industryType === undefined ? {} : { industry_type: input.industryType }),
      agree_marketing_at: agreedAt,
      ...(agreedAt === member.agree_marketing_at ? {} : { marketing_reminded_at: null }),
    })
    .where('member_no', '=', member.member_no)
    .execute();
  await changeBusiness(member.member_no, context);
  await recordAudit(context, 'profile changed', member.member_no);
  if ((agreedAt === null) !== (member.agree_marketing_at === null))
    await recordMarketingChoice(member.member_no, { isGiven: agreedAt !== null, channel: 'web' }, context);
  return 1;
}

/** Date of the consent: saving the form again does not renew it, agreeing again after two years does. */
function consentAfter(
  { agree_marketing_at: agreedAt }: MemberRow,
  agrees: boolean | undefined,
  now: Date,
): Date | null {
  if (agrees === undefined) return agreedAt;
  if (!agrees) return null;
  if (agreedAt === null) return now;
  return now >= yearsLater(agreedAt, CONSENT_YEARS) ? now : agreedAt;
}
