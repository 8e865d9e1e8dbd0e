import type { Calls, CallValue } from '@portal/shared/contract';
import { MAX_PUSH_DEVICES } from '@portal/shared/contract/pushDevice';
import { seoulTimestamp } from '@portal/shared/time';
import { BusinessError } from '../../../errors/errors.ts';
import type { PushSubscription } from '../../../integrations/message/push/pushSender.ts';
import { sealSubscription } from '../../../integrations/message/push/subscriptions.ts';
import { queueTrial } from '../../../notices/deviceNotices.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { CallContext, MemberContext } from '../../../pipeline/handler.ts';
import { hashOfToken } from '../../../pipeline/session.ts';
import { hashOfBrowser } from '../../auth/phone/browserHash.ts';
import { lockOwnMember } from '../account/ownMember.ts';
import { deviceOf } from '../session/device.ts';

/** Devices of the caller that get notices, newest first. */
export async function listDevices({ db, caller, browserId, integrations }: MemberContext) {
  const rows = await db
    .selectFrom('push_subscription')
    .select(['push_no', 'device', 'created_at', 'sent_at', 'browser_hash'])
    .where('member_no', '=', caller.memberNo)
    .orderBy('push_no', 'desc')
    .execute();
  const here = hashOfBrowser(browserId);
  return {
    publicKey: integrations.push?.publicKey ?? null,
    devices: rows.map((row) => ({
      pushNo: row.push_no,
      device: row.device,
      regDate: seoulTimestamp(row.created_at),
      sentAt: row.sent_at && seoulTimestamp(row.sent_at),
      isHere: here.equals(row.browser_hash),
    })),
  };
}

/** Subscribes the caller's browser; another member who had notices on it has none there any more. */
export async function subscribeDevice(input: CallValue<Calls['postIntPush']>, context: MemberContext): Promise<number> {
  const { db, now, caller, browserId, userAgent } = context;
  const { member_no: memberNo } = await lockOwnMember(context);
  const browserHash = hashOfBrowser(browserId);
  const device = deviceOf(userAgent);
  const addressed = await addressedTo(input, context);
  await db
    .deleteFrom('push_subscription')
    .where(({ or, eb }) =>
      or([eb('browser_hash', '=', browserHash), eb('endpoint_hash', '=', addressed.endpoint_hash)]),
    )
    .execute();
  const row = { ...addressed, member_no: memberNo, device, browser_hash: browserHash, session_no: caller.sessionNo };
  await db
    .insertInto('push_subscription')
    .values({ ...row, created_at: now })
    .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet({ ...row, created_at: now, sent_at: null }))
    .execute();
  await endLongestUnused(context);
  await recordAudit(context, 'notices to a device begun', memberNo, { device });
  return addressed.push_no;
}

/** Ends notices to one of the caller's devices. */
export async function endDevice(
  { pushNo }: CallValue<Calls['postIntPushEnd']>,
  context: MemberContext,
): Promise<number> {
  const { db, caller } = context;
  const ended = await db
    .deleteFrom('push_subscription')
    .where('push_no', '=', pushNo)
    .where('member_no', '=', caller.memberNo)
    .returning('device')
    .execute();
  for (const { device } of ended) await recordAudit(context, 'notices to a device ended', caller.memberNo, { device });
  return ended.length;
}

/** Sends a notice to one of the caller's devices. */
export async function tryDevice(
  { pushNo }: CallValue<Calls['postIntPushTest']>,
  context: MemberContext,
): Promise<number> {
  const { db, caller } = context;
  const device = await db
    .selectFrom('push_subscription')
    .select('push_no')
    .where('push_no', '=', pushNo)
    .where('member_no', '=', caller.memberNo)
    .executeTakeFirst();
  if (!device) return 0;
  await queueTrial({ pushNo, memberNo: caller.memberNo }, context);
  return 1;
}

/** Gives the subscription of this browser its new address; the browser's cookie proves that it is the same one. */
export async function renewDevice(
  input: CallValue<Calls['postIntPushRenewal']>,
  context: CallContext,
): Promise<number> {
  const { db, browserId } = context;
  const { endpoint_hash, push_no, sealed } = await addressedTo(input, context);
  const renewed = await db
    .updateTable('push_subscription')
    .set({ endpoint_hash, push_no, sealed })
    .where('browser_hash', '=', hashOfBrowser(browserId))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('push_subscription as taken').where('taken.endpoint_hash', '=', endpoint_hash))),
    )
    .executeTakeFirst();
  return Number(renewed.numUpdatedRows);
}

/** Columns of a subscription's address. @throws BusinessError for an address that is none of a known push service */
async function addressedTo(
  { endpoint, p256dh, auth }: PushSubscription,
  { db, configuration, integrations: { push } }: Pick<CallContext, 'db' | 'configuration' | 'integrations'>,
) {
  const subscription = { endpoint, p256dh, auth };
  if (!push?.accepts(subscription)) throw new BusinessError('PUSH_UNSUPPORTED');
  return {
    ...(await sealSubscription(db, configuration.encryptionKeys, subscription)),
    endpoint_hash: hashOfToken(endpoint),
  };
}

/** Ends the devices above the limit. */
async function endLongestUnused({ db, caller }: MemberContext): Promise<void> {
  const above = db
    .selectFrom('push_subscription')
    .select('push_no')
    .where('member_no', '=', caller.memberNo)
    .orderBy(({ fn }) => fn.coalesce('sent_at', 'created_at'), 'desc')
    .orderBy('push_no', 'desc')
    .offset(MAX_PUSH_DEVICES);
  await db.deleteFrom('push_subscription').where('push_no', 'in', above).execute();
}
