import { sql } from 'kysely';
import type { Calls, CallValue } from '@portal/shared/contract';
import type { MemberRow } from '../../../database/tables/user.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import { BusinessError } from '../../../pipeline/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { isPhoneTaken } from '../../auth/phone/memberLookup.ts';
import { consumeVerifiedPhone, requireVerifiedPhone } from '../../auth/phone/verifiedPhone.ts';
import { businessColumns, contactColumns } from './memberColumns.ts';
import { NOTICE_TEXTS, queueNotice } from './notices.ts';
import { lockMember } from './store.ts';

/** Years after which a consent to marketing counts as asked for anew when it is given again. */
const CONSENT_YEARS = 2;

/** How the member is reached, the business, and the consent to marketing, which alone may stay as it is. */
export async function updateProfile(input: CallValue<Calls['updateProfile']>, context: MemberContext) {
  const { db, now } = context;
  const member = await ownRow(context);
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
  await recordAudit(context, 'profile changed', member.member_no);
  if ((agreedAt === null) !== (member.agree_marketing_at === null)) {
    await recordAudit(context, agreedAt ? 'marketing agreed' : 'marketing withdrawn', member.member_no);
  }
  return 1;
}

/** Since when marketing is agreed to: saving a form again does not make the consent younger, confirming an old one does. */
function consentAfter({ agree_marketing_at: since }: MemberRow, agrees: boolean | undefined, now: Date): Date | null {
  if (agrees === undefined) return since;
  if (!agrees) return null;
  if (since === null) return now;
  const askedAgain = new Date(since);
  askedAgain.setFullYear(askedAgain.getFullYear() + CONSENT_YEARS);
  return now >= askedAgain ? now : since;
}

/** Replaces the phone by one that was proved in this browser; the proof is used up, and the old phone is told. */
export async function changePhone({ userPhone, authType }: CallValue<Calls['userUpdateAuth']>, context: MemberContext) {
  const { db, now, configuration } = context;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phone:${userPhone}`}, 0))`.execute(db);
  const verified = await requireVerifiedPhone(context, { userPhone });
  const member = await ownRow(context);
  if (await isPhoneTaken(db, userPhone, member.member_no)) throw new BusinessError('ALREADY_MEMBER');
  await consumeVerifiedPhone(context, verified);
  await db.updateTable('member').set({ user_phone: userPhone }).where('member_no', '=', member.member_no).execute();
  if (member.user_phone && member.user_phone !== userPhone) {
    await queueNotice(db, configuration.encryptionKeys, now, {
      kind: 'phone changed',
      memberNo: member.member_no,
      userPhone: member.user_phone,
      text: NOTICE_TEXTS['phone changed'](),
      about: now.toISOString(),
    });
  }
  await recordAudit(context, 'phone changed', member.member_no, { authType });
  return 1;
}

async function ownRow({ db, caller }: MemberContext): Promise<MemberRow> {
  const member = await lockMember(db, caller.memberNo);
  if (!member || member.status === 'WITHDRAWN') throw new BusinessError('MEMBER_GONE');
  return member;
}
