import type { FastifyBaseLogger } from 'fastify';
import { inTransaction } from '../../../database/transaction.ts';
import type { IdentityAnswer } from '../../../integrations/identity/protocol/identityService.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { seal } from '../../../secrets/seal.ts';
import { hashOfBrowser } from '../phone/browserHash.ts';
import { storeVerifiedPhone } from '../phone/verifiedPhone.ts';
import { isOwnResult, sealContextOfCheck, type IdentityCheckRow } from './checks.ts';

export type SettleContext = Pick<
  CallContext,
  'db' | 'now' | 'browserId' | 'renewBrowser' | 'configuration' | 'integrations'
> & { log: Pick<FastifyBaseLogger, 'warn'> };

/**
 * Looks up the result of a check from which this browser has returned, and stores it once. Nothing that the browser
 * sends is proof. `gaveUp`: the browser returned with a failure, so that a pending check is over too.
 * @throws if the service does not report the result.
 */
export async function settleCheck(
  check: IdentityCheckRow,
  { gaveUp }: { gaveUp: boolean },
  context: SettleContext,
): Promise<void> {
  const { identity: service } = context.integrations;
  if (!service || check.status !== 'PENDING' || check.expires_at <= context.now) return;
  const answer = await service.lookUp(check.identity);
  if (answer.state === 'PENDING' && !gaveUp) return;
  await inTransaction(context.db, async (db) => {
    const locked = await db
      .selectFrom('identity_check')
      .selectAll()
      .where('identity', '=', check.identity)
      .where('browser_hash', '=', hashOfBrowser(context.browserId))
      .where('status', '=', 'PENDING')
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (locked) await write(locked, answer, { ...context, db });
  });
}

async function write(check: IdentityCheckRow, answer: IdentityAnswer, context: SettleContext): Promise<void> {
  const { db, now, configuration, log } = context;
  const keys = configuration.encryptionKeys;
  const isProved = answer.state === 'PROVED' && isOwnResult(keys, check, answer.customData);
  if (!isProved) {
    if (answer.state === 'PROVED') log.warn('an identity check was passed in another browser or for another request');
    if (answer.state === 'FAILED') log.warn({ reason: answer.reason }, 'an identity check has proved nothing');
    await db.updateTable('identity_check').set({ status: 'FAILED' }).where('identity', '=', check.identity).execute();
    return;
  }
  const { name, userBirth, userPhone, ci } = answer.person;
  await db
    .updateTable('identity_check')
    .set({
      status: 'VERIFIED',
      name,
      user_birth: userBirth,
      user_phone: userPhone,
      ci_sealed: ci === null ? null : seal(keys, ci, sealContextOfCheck(check.identity)),
    })
    .where('identity', '=', check.identity)
    .execute();
  // A credit card or an i-PIN proves a person without a phone.
  if (userPhone !== '') await storeVerifiedPhone({ name, userPhone }, { ...context, db, now });
}
