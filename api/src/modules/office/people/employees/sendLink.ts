import { association } from '@portal/shared/association';
import type { Calls, CallValue } from '@portal/shared/contract';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../../clock/durations.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { sendQueued } from '../../../../integrations/message/delivery.ts';
import { queueMessage } from '../../../../integrations/message/outbox.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { lockBelow } from '../../../../internalControls/permissions/authority.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { createAdminLink, LINK_MINUTES } from '../../../user/admin/adminLinks.ts';

const SEND_ACT = 'send login link';
/** Login links per employee and hour: enough for a phone that was off, too few for harassment. */
const MAX_LINKS_PER_HOUR = 5;
/** Lease during which the outbox leaves the message to this call. */
const LEASE_MS = 15 * SECOND_MS;

type Input = CallValue<Calls['officeSendLoginLink']>;

/**
 * Sends a login link to the employee's own phone. A link logs in as that employee, so no other employee may see it:
 * they could confirm their own act with it.
 */
export async function sendLoginLink(input: Input, context: MemberContext) {
  const { db, configuration, integrations, log, now } = context;
  const messageKey = await inTransaction(db, (transaction) => queueLink(input, { ...context, db: transaction }));
  const delivery = {
    db,
    keys: configuration.encryptionKeys,
    sender: integrations.message,
    mail: integrations.mail,
    push: integrations.push,
    log,
    now: () => now,
  };
  try {
    await sendQueued(delivery, messageKey);
  } catch (error) {
    log.warn({ err: error }, 'a login link was not sent');
    throw new BusinessError('LOGIN_LINK_NOT_SENT');
  }
  return null;
}

/** Creates the link and queues it; returns the message's key. */
async function queueLink({ memberNo, reason }: Input, context: MemberContext): Promise<string> {
  const { db, now, configuration } = context;
  const { member } = await lockBelow({ memberNo, act: SEND_ACT }, context);
  if (!member.user_phone) throw new BusinessError('LOGIN_LINK_NOT_SENT');
  if ((await countSent(memberNo, context)) >= MAX_LINKS_PER_HOUR) throw new BusinessError('LOGIN_LINKS_EXCEEDED');
  const address = await createAdminLink(context, member.user_id ?? '');
  if (address === null) throw new BusinessError('OFFICE_STATE_CHANGED');
  const entryNo = await recordAct(context, {
    act: SEND_ACT,
    object: 'member',
    objectNo: memberNo,
    reason,
  });
  const key = `login-link-${entryNo}`;
  await queueMessage(db, configuration.encryptionKeys, now, {
    key,
    kind: 'login link',
    userPhone: member.user_phone,
    text: `[${association.name}] 사무국 로그인 주소입니다. ${LINK_MINUTES}분 안에 한 번 쓸 수 있습니다. 다른 사람에게 알려주지 마세요. ${address}`,
    lifetimeMs: LINK_MINUTES * MINUTE_MS,
    leaseMs: LEASE_MS,
    atNight: true,
  });
  return key;
}

async function countSent(memberNo: number, { db, now }: MemberContext): Promise<number> {
  const { sent } = await db
    .selectFrom('office_audit')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('object', '=', 'member')
    .where('object_no', '=', memberNo)
    .where('act', '=', SEND_ACT)
    .where('at', '>', new Date(now.getTime() - HOUR_MS))
    .executeTakeFirstOrThrow();
  return sent;
}
