import { ownTransaction, type HandlerTable } from '../../pipeline/handler.ts';
import { identityState, startIdentityCheck } from './identity.ts';
import { matchCode } from './matchCode.ts';
import { sendCode } from './sendCode.ts';

/** Proving a phone by a code, and a person at the identity-check gateway. */
export const authHandlers: Pick<HandlerTable, 'authSend' | 'authMatch' | 'identityStart' | 'identityState'> = {
  // The SMS gateway may take its time.
  authSend: ownTransaction(sendCode),
  authMatch: matchCode,
  identityStart: startIdentityCheck,
  identityState,
};
