import { randomInt } from 'node:crypto';
import type { Calls, CallValue } from '@portal/shared/contract';
import { CODE_LIFETIME_SECONDS } from '@portal/shared/contract/auth';
import { association } from '@portal/shared/association';
import { inTransaction } from '../../database/transaction.ts';
import { queueMessage, sendQueued } from '../../outside/message/outbox.ts';
import type { CallContext } from '../../pipeline/handler.ts';
import { Refusal, refused, Refused } from '../../pipeline/refusal.ts';
import { hashOfBrowser } from './browser.ts';
import { insertCode } from './codeStore.ts';
import { findPerson } from './people.ts';
import { maySendCode } from './sendLimits.ts';

const CODE_DIGITS = 6;
const LIFETIME_MS = CODE_LIFETIME_SECONDS * 1000;
/** While this call sends the message itself; should the process die, the outbox sends it. */
const OWN_SENDING_MS = 15_000;

type Input = CallValue<Calls['authSend']>;

const newCode = () => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/** For these an account need not exist: someone joins, or a member has a new phone. */
const mayBeUnknown = (purpose: Input['purpose']) => purpose === 'join' || purpose === 'changePhone';

/** Sends a code by SMS; asked again, only the newest counts. In a demo the code is the answer. */
export async function sendCode(input: Input, context: CallContext) {
  const { configuration, outside, log, db } = context;
  const code = newCode();
  const queued = await inTransaction(db, (transaction) => queueCode(input, code, { ...context, db: transaction }));
  if (queued instanceof Refused) return queued;
  try {
    await sendQueued(
      { db, keys: configuration.encryptionKeys, sender: outside.message, log, now: () => context.now },
      queued,
    );
  } catch (error) {
    log.warn({ err: error }, 'a code was not sent');
    throw new Refusal('SMS_DOWN');
  }
  return outside.message.showsCodes ? code : '';
}

/** Answers the key of the message that waits to be sent. */
async function queueCode(
  { name, userPhone, purpose }: Input,
  code: string,
  context: CallContext,
): Promise<string | Refused> {
  const {
    db,
    now,
    browserId,
    configuration: { encryptionKeys: keys },
  } = context;
  if (!(await maySendCode(context, userPhone))) return refused('CODE_SENDS_EXCEEDED');
  if (!mayBeUnknown(purpose) && !(await findPerson(db, { name, userPhone }))) return refused('PHONE_UNKNOWN');
  const codeNo = await insertCode(db, keys, {
    browserHash: hashOfBrowser(browserId),
    name,
    userPhone,
    code,
    sentAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  });
  const key = `code-${codeNo}`;
  await queueMessage(db, keys, now, {
    key,
    kind: 'code',
    userPhone,
    text: `[${association.name}] 인증번호는 [${code}]입니다. 다른 사람에게 알려주지 마세요.`,
    lifetimeMs: LIFETIME_MS,
    leaseMs: OWN_SENDING_MS,
  });
  return key;
}
