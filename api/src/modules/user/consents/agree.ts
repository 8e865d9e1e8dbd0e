import type { Calls, CallValue } from '@portal/shared/contract';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { listConsentsDue } from './due.ts';
import { recordConsent } from './record.ts';

/**
 * Records that the member agrees to a version, and returns the number of consents still due. Records nothing for a
 * version that is not due, or was agreed to in another tab.
 */
export async function agree({ text, version }: CallValue<Calls['postIntConsent']>, context: MemberContext) {
  const { db, caller, now } = context;
  // Two tabs that agree at the same time record one consent.
  await db.selectFrom('member').select('member_no').where('member_no', '=', caller.memberNo).forNoKeyUpdate().execute();
  const due = await listConsentsDue(context);
  const agreed = due.filter((change) => change.text === text && change.version === version);
  for (const change of agreed) await recordConsent(db, caller.memberNo, { ...change, isGiven: true, at: now });
  return due.length - agreed.length;
}
