import { listPermissions } from '../../../internalControls/permissions/permissions.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';

/**
 * The number of a row's member, by which the office opens the member's page: for callers who may open it. For all
 * others it is null.
 */
export async function openableMember({ db, caller }: Pick<MemberContext, 'db' | 'caller'>) {
  const mayOpen = (await listPermissions(db, caller.memberNo)).includes('members');
  return (memberNo: number | null) => (mayOpen ? memberNo : null);
}
