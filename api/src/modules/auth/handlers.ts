import { ownTransaction, type HandlerTable } from '../../pipeline/handler.ts';
import { matchCode } from './codes/matchCode.ts';
import { sendCode } from './codes/sendCode.ts';
import { identityState, startIdentityCheck } from './identity/identityCheck.ts';

/** Proving a phone by a code, and a person at the identity-check gateway. */
export const authHandlers: Pick<HandlerTable, 'authSend' | 'authMatch' | 'identityStart' | 'identityState'> = {
  // The SMS gateway may take its time.
  authSend: ownTransaction(sendCode),
  authMatch: matchCode,
  identityStart: startIdentityCheck,
  identityState,
};
