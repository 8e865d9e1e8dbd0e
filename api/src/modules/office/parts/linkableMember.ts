import { listPermissions } from '../../../internalControls/permissions/permissions.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';

/**
 * Returns a function that yields a member's number, the key of the member's page, if the caller may open that page;
 * null otherwise.
 */
export async function linkableMember({ db, caller }: Pick<MemberContext, 'db' | 'caller'>) {
  const mayOpen = (await listPermissions(db, caller.memberNo)).includes('members');
  return (memberNo: number | null) => (mayOpen ? memberNo : null);
}
