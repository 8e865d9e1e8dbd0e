import type { MemberRow } from '../../../database/types/tables/user.ts';
import { BusinessError } from '../../../errors/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { lockMember } from './store.ts';

/** Locks the caller's own row until the transaction ends. */
export async function lockOwnMember({ db, caller }: MemberContext): Promise<MemberRow> {
  const member = await lockMember(db, caller.memberNo);
  if (!member || member.status === 'WITHDRAWN') throw new BusinessError('MEMBER_GONE');
  return member;
}
