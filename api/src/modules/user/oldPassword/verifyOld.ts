import type { MemberRow } from '../../../database/types/tables/user.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { hashPassword, isPassword, queued } from '../password/hash.ts';
import { isOldPassword } from './formats.ts';
import { findOldHash } from './store.ts';

type PasswordContext = Pick<CallContext, 'db' | 'configuration' | 'passwordCost'>;

interface Verified {
  matches: boolean;
  /** Hash that replaces the one of the former system; null if the password is hashed already. */
  newHash: string | null;
}

/**
 * Compares the password of a login. A member of the former system without a password of this portal is compared with
 * the old hash, in addition to the comparison that every unknown id costs.
 */
export async function verifyLoginPassword(
  member: MemberRow | undefined,
  password: string,
  { db, configuration, passwordCost }: PasswordContext,
): Promise<Verified> {
  const matches = await isPassword(member?.password_hash, password, passwordCost);
  if (!member || member.password_hash !== null) return { matches, newHash: null };
  const old = await findOldHash(db, configuration.encryptionKeys, member.member_no);
  if (!old || !(await queued(() => isOldPassword(old, password)))) return { matches: false, newHash: null };
  return { matches: true, newHash: await hashPassword(password, passwordCost) };
}
