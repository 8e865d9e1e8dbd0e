import type { MemberRow } from '../../../database/types/tables/user.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { findMemberNoByCi, isOfAnother, rememberCi } from '../../auth/identity/ci.ts';
import { readProvedPerson, type ProvedPerson } from '../../auth/identity/provedPerson.ts';
import { findMemberByPhone, isReachable } from '../../auth/phone/memberLookup.ts';
import { findMember } from '../account/store.ts';

interface Holder {
  member: MemberRow;
  /** Person identified in this browser; null if only the phone was verified. */
  proved: ProvedPerson | null;
  /** True if the account was found by the person's CI, and not by the phone. */
  isByCi: boolean;
}

/**
 * Account for the phone verified in this browser: the account of the person, with any phone, if an identity check has
 * identified one; otherwise the account of this phone, which is then linked to the identified person.
 */
export async function findHolder(
  input: { name: string; userPhone: string },
  context: Pick<CallContext, 'db' | 'now' | 'browserId' | 'configuration'>,
): Promise<Holder | undefined> {
  const { db, configuration } = context;
  const keys = configuration.encryptionKeys;
  const proved = await readProvedPerson({ ...input, purpose: 'find' }, context);
  const ci = proved?.ci ?? '';
  const memberNo = ci === '' ? undefined : await findMemberNoByCi(db, keys, ci);
  const own = memberNo === undefined ? undefined : await findMember(db, memberNo);
  if (own && isReachable(own)) return { member: own, proved, isByCi: true };
  const member = await findMemberByPhone(db, input);
  if (!member) return undefined;
  if (proved && ci !== '') {
    // The phone has passed to another person with the same name.
    if (await isOfAnother(db, keys, member.member_no, ci)) return undefined;
    if (memberNo === undefined && member.user_birth === proved.userBirth)
      await rememberCi({ memberNo: member.member_no, ci }, context);
  }
  return { member, proved, isByCi: false };
}
