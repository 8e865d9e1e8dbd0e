import type { RefundContext } from '../../../applications/refundRequests.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';

/** What functions that move money need, of a call of a member. */
export const refundContext = ({ db, now, log, configuration }: MemberContext): RefundContext => ({
  db,
  now,
  log,
  keys: configuration.encryptionKeys,
});
