import { handler, type HandlerTable } from '../../pipeline/handler.ts';
import { matchCode } from './codes/matchCode.ts';
import { sendCode } from './codes/sendCode.ts';
import { identityState, startIdentityCheck } from './identity/identityCheck.ts';

/** Phone verification by code, and identity checks at the gateway. */
export const authHandlers = {
  // The SMS gateway may take seconds.
  authSend: handler({ transaction: 'own' }, sendCode),
  authMatch: matchCode,
  identityStart: startIdentityCheck,
  identityState,
} satisfies Partial<HandlerTable>;
