import type { Configuration } from '../../../configuration/configuration.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { MessageRefused } from '../sms/protocol/messageSender.ts';
import { DeviceGone, type PushContent, type PushSender } from './pushSender.ts';
import { findSubscription } from './subscriptions.ts';

/** A notice to one of a member's devices, as the outbox holds it. */
export interface DeviceNotice extends PushContent {
  pushNo: number;
  memberNo: number;
}

interface Attempt {
  key: string;
  expiresAt: Date;
  isUrgent: boolean;
}

/**
 * Sends a notice to a device and records the success; a subscription that has ended is deleted.
 * @throws MessageRefused if the device is no longer the member's, or no retry can succeed
 */
export async function deliverPush(
  { pushNo, memberNo, ...content }: DeviceNotice,
  { key, expiresAt, isUrgent }: Attempt,
  { db, keys, push, now }: { db: Queries; keys: Configuration['encryptionKeys']; push: PushSender; now: Date },
): Promise<void> {
  const subscription = await findSubscription(db, keys, { pushNo, memberNo });
  if (!subscription) throw new MessageRefused('the device is no longer subscribed');
  try {
    const lifetimeMs = expiresAt.getTime() - now.getTime();
    await push.send({ ...content, key, subscription, lifetimeMs, isUrgent });
  } catch (error) {
    if (error instanceof DeviceGone) await db.deleteFrom('push_subscription').where('push_no', '=', pushNo).execute();
    throw error;
  }
  await db.updateTable('push_subscription').set({ sent_at: now }).where('push_no', '=', pushNo).execute();
}
