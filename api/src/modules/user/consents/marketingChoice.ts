import type { ConsentChannel } from '@portal/shared/contract/consent';
import type { MemberRow } from '../../../database/types/tables/user.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { recordConsents } from './record.ts';

type Context = Pick<CallContext, 'db' | 'now' | 'ip'>;

interface Choice {
  isGiven: boolean;
  channel: ConsentChannel;
}

/** Records a member's consent to marketing or its withdrawal, and notifies the member of the result. */
export async function recordMarketingChoice(
  memberNo: number,
  { isGiven, channel }: Choice,
  context: Context,
): Promise<void> {
  const { db, now } = context;
  await recordConsents(db, memberNo, [{ text: 'marketing', isGiven, at: now, channel }]);
  const action = isGiven ? 'marketing agreed' : 'marketing withdrawn';
  const subjectNo = await recordAudit(context, action, memberNo, { channel });
  await raiseNotice({ event: 'marketingResult', memberNo, subjectNo, values: { isGiven, at: now } }, { db, now });
}

/**
 * Ends the consent of a locked member to marketing at once: what waits in the outbox is not sent any more. Returns
 * false if there was none.
 */
export async function refuseMarketing(
  { member_no: memberNo, agree_marketing_at: agreedAt }: Pick<MemberRow, 'member_no' | 'agree_marketing_at'>,
  channel: ConsentChannel,
  context: Context,
): Promise<boolean> {
  if (agreedAt === null) return false;
  await context.db
    .updateTable('member')
    .set({ agree_marketing_at: null, marketing_reminded_at: null })
    .where('member_no', '=', memberNo)
    .execute();
  await recordMarketingChoice(memberNo, { isGiven: false, channel }, context);
  return true;
}
