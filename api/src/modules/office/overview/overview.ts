import { BRANCH_KINDS } from '@portal/shared/contract/office';
import { seoulTimestamp } from '@portal/shared/time';
import { listPermissions } from '../../../internalControls/permissions/permissions.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { findBranch } from '../../main/branches/store.ts';
import { listWaiting } from './waiting.ts';

/** Returns the employee's identity and pending work. */
export async function viewOverview({ db, now, caller, configuration }: MemberContext) {
  const permissions = await listPermissions(db, caller.memberNo);
  const all = await listWaiting(db, { permissions, employeeNo: caller.memberNo, now });
  const { branchNo } = caller;
  const waiting =
    branchNo === null ? all : all.filter(({ kind }) => kind === 'secondLooks' || BRANCH_KINDS.includes(kind));
  const branch = await findBranch(db, branchNo);
  return {
    name: caller.name,
    permissions,
    branch: branch && branchNo !== null ? { branchNo, name: branch.name } : null,
    fourEyesOver: configuration.fourEyesOver,
    waiting: waiting.map(({ kind, count, oldest_at, due_at }) => ({
      kind,
      count,
      oldestAt: oldest_at ? seoulTimestamp(oldest_at) : null,
      dueAt: due_at ? seoulTimestamp(due_at) : null,
      isOverdue: due_at !== null && due_at <= now,
    })),
  };
}
