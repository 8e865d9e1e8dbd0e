import type { BusinessErrorName, Calls, CallValue } from '@portal/shared/contract';
import { recordAudit } from '../../../pipeline/audit.ts';
import { BusinessError, keepWrites } from '../../../pipeline/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { hashOfBrowser } from '../phone/browserHash.ts';
import { isSameName, storeVerifiedPhone } from '../phone/verifiedPhone.ts';
import { tryCode, type CodeVerdict } from './store.ts';

const REFUSALS: Record<Exclude<CodeVerdict, 'matched'>, BusinessErrorName> = {
  wrong: 'CODE_MISMATCH',
  expired: 'CODE_EXPIRED',
  triesExceeded: 'CODE_TRIES_EXCEEDED',
};

/** Compares a code; a match proves the phone in this browser. A refusal keeps the counted try. */
export async function matchCode({ name, userPhone, code }: CallValue<Calls['authMatch']>, context: CallContext) {
  const { db, now, browserId, configuration } = context;
  const browserHash = hashOfBrowser(browserId);
  const tried = await tryCode(db, configuration.encryptionKeys, { browserHash, userPhone, code, now });
  // The code went to the one who was named when it was sent.
  const verdict = tried.verdict === 'matched' && !isSameName(tried.name, name) ? 'wrong' : tried.verdict;
  if (verdict !== 'matched') return keepWrites(new BusinessError(REFUSALS[verdict]));
  await storeVerifiedPhone(db, browserHash, { name: tried.name, userPhone }, now);
  await recordAudit(context, 'phone verified', context.caller?.memberNo ?? null);
  return null;
}
