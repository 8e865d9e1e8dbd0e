import { randomInt } from 'node:crypto';
import { association } from '@portal/shared/association';
import type { Calls, CallValue } from '@portal/shared/contract';
import { CODE_LIFETIME_SECONDS } from '@portal/shared/contract/auth';
import { SECOND_MS } from '../../../clock/durations.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { BusinessError, keepWrites, CommittedRefusal } from '../../../errors/errors.ts';
import { sendQueued } from '../../../integrations/message/delivery.ts';
import { queueMessage } from '../../../integrations/message/outbox.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { hashOfBrowser } from '../phone/browserHash.ts';
import { isKnownBrowser } from '../phone/knownBrowsers.ts';
import { findMemberByPhone } from '../phone/memberLookup.ts';
import { consumeRefusedQuota, consumeSendQuota, returnRefusedQuota } from './sendLimits.ts';
import { insertCode } from './store.ts';

const CODE_DIGITS = 6;
const LIFETIME_MS = CODE_LIFETIME_SECONDS * SECOND_MS;
/** Time in which only this call sends the message; if the process dies, the outbox sends it afterwards. */
const LEASE_MS = 15 * SECOND_MS;

type Input = CallValue<Calls['authSend']>;

const newCode = () => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/** Purposes that need no account: joining, and a member's new phone. */
const mayBeUnknown = (purpose: Input['purpose']) => purpose === 'join' || purpose === 'changePhone';

/** Sends a code by SMS; only the newest one is valid. Returns the code in a demo, otherwise an empty string. */
export async function sendCode(input: Input, context: CallContext) {
  const { configuration, integrations, log, db } = context;
  const code = newCode();
  const messageKey = await inTransaction(db, (transaction) =>
    queueCode({ ...input, code }, { ...context, db: transaction }),
  );
  if (messageKey instanceof CommittedRefusal) return messageKey;
  try {
    await sendQueued(
      {
        db,
        keys: configuration.encryptionKeys,
        sender: integrations.message,
        mail: integrations.mail,
        push: integrations.push,
        log,
        now: () => context.now,
      },
      messageKey,
    );
  } catch (error) {
    log.warn({ err: error }, 'a code was not sent');
    throw new BusinessError('SMS_DOWN');
  }
  return integrations.message.showsCodes ? code : '';
}

/** Stores the code and queues its message; returns the message's key. */
async function queueCode(
  { name, userPhone, purpose, code }: Input & { code: string },
  context: CallContext,
): Promise<string | CommittedRefusal> {
  const { db, now, browserId, configuration } = context;
  const keys = configuration.encryptionKeys;
  const isOfMember = !mayBeUnknown(purpose);
  if (isOfMember) {
    const member = await findMemberByPhone(db, { name, userPhone });
    // A stranger in the same network must not keep the holder from a browser that has logged in before.
    if (!(member && (await isKnownBrowser(member.member_no, context)))) {
      if (!(await consumeRefusedQuota(userPhone, context))) return keepWrites(new BusinessError('CODE_SENDS_EXCEEDED'));
      if (!member) return keepWrites(new BusinessError('PHONE_UNKNOWN'));
      await returnRefusedQuota(userPhone, context);
    }
  }
  if (!(await consumeSendQuota({ userPhone, isOfMember }, context)))
    return keepWrites(new BusinessError('CODE_SENDS_EXCEEDED'));
  const codeNo = await insertCode(db, keys, {
    browserHash: hashOfBrowser(browserId),
    name,
    userPhone,
    code,
    sentAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  });
  const messageKey = `code-${codeNo}`;
  await queueMessage(db, keys, now, {
    key: messageKey,
    kind: 'code',
    userPhone,
    text: `[${association.name}] 인증번호는 [${code}]입니다. 다른 사람에게 알려주지 마세요.`,
    lifetimeMs: LIFETIME_MS,
    leaseMs: LEASE_MS,
    atNight: true,
  });
  return messageKey;
}
