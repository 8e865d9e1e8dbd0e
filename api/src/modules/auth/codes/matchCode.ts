import type { BusinessErrorName, Calls, CallValue } from '@portal/shared/contract';
import { BusinessError, keepWrites } from '../../../errors/errors.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { hashOfBrowser } from '../phone/browserHash.ts';
import { isSameName } from '../phone/sameName.ts';
import { storeVerifiedPhone } from '../phone/verifiedPhone.ts';
import { returnSendQuota } from './sendLimits.ts';
import { tryCode, type CodeVerdict } from './store.ts';

const ERROR_NAMES: Record<Exclude<CodeVerdict, 'matched'>, BusinessErrorName> = {
  wrong: 'CODE_MISMATCH',
  expired: 'CODE_EXPIRED',
  triesExceeded: 'CODE_TRIES_EXCEEDED',
};

/** Checks a code; a match verifies the phone for this browser. A failed try stays counted, although the call fails. */
export async function matchCode({ name, userPhone, code }: CallValue<Calls['authMatch']>, context: CallContext) {
  const { db, now, browserId, configuration } = context;
  const result = await tryCode(db, configuration.encryptionKeys, {
    browserHash: hashOfBrowser(browserId),
    userPhone,
    code,
    now,
  });
  // The name must be the one given when the code was sent.
  const verdict = result.verdict === 'matched' && !isSameName(result.name, name) ? 'wrong' : result.verdict;
  if (verdict !== 'matched') return keepWrites(new BusinessError(ERROR_NAMES[verdict]));
  await returnSendQuota(context);
  await storeVerifiedPhone({ name: result.name, userPhone }, context);
  await recordAudit(context, 'phone verified', context.caller?.memberNo ?? null);
  return null;
}
