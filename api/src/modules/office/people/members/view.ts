import type { MemberAction } from '@portal/shared/contract/office';
import { seoulTimestamp } from '@portal/shared/time';
import { countRows } from '../../../../database/page.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import type { MemberRow } from '../../../../database/types/tables/user.ts';
import { HttpError } from '../../../../errors/errors.ts';
import { isBelow } from '../../../../internalControls/permissions/authority.ts';
import { listPermissions } from '../../../../internalControls/permissions/permissions.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { findBranch } from '../../../main/branches/store.ts';
import { findMember } from '../../../user/account/store.ts';
import { mayBeSuspended } from '../../../user/suspension/suspension.ts';
import { LIVE_APPLICATIONS } from '../../../user/withdrawal/openTasks.ts';
import { RESET_FACTORS_ACT } from '../../parts/objects.ts';
import { findLook } from '../../parts/secondLooks.ts';
import { listFactors } from '../factors/store.ts';
import { listBulletinsTo, listPermittedHistory } from './history.ts';
import { presentMasked } from './list.ts';

/** Returns a member, masked, with the allowed actions and the records that belong to the caller's work. */
export async function viewMember({ memberNo }: { memberNo: number }, context: MemberContext) {
  const { db, now, caller } = context;
  const member = await findMember(db, memberNo);
  if (!member) throw new HttpError('NOT_FOUND');
  const own = await listPermissions(db, caller.memberNo);
  const sessions = await countRows(liveSessions(db, memberNo, now));
  const mayChange = await isBelow(db, { callerNo: caller.memberNo, memberNo }, own);
  const lastLoginAt = await findLastLogin(db, member);
  return {
    ...presentMasked(member),
    lastLoginAt: lastLoginAt && seoulTimestamp(lastLoginAt),
    permissions: await listPermissions(db, memberNo),
    liveApplications: await countRows(
      db
        .selectFrom('application')
        .select('application_no')
        .where('member_no', '=', memberNo)
        .where('status', 'in', LIVE_APPLICATIONS),
    ),
    sessions,
    allowedActions: mayChange ? actionsOn(member, { now, sessions, caller }) : [],
    factors:
      mayChange && caller.branchNo === null && member.role === 'employee' ? await viewFactors(memberNo, context) : null,
    branch: await viewBranches(member, context),
    marketing: {
      agreedAt: member.agree_marketing_at && seoulTimestamp(member.agree_marketing_at),
      messages: await listBulletinsTo(memberNo, db),
    },
    ...(await listPermittedHistory(memberNo, own, { db, now })),
  };
}

/** Branch of the member, and the one that confines an employee. */
async function viewBranches({ member_no, branch_no, branch_by_hand, status }: MemberRow, context: MemberContext) {
  const { db, caller } = context;
  const confined = await db
    .selectFrom('employee_branch')
    .innerJoin('branch', 'branch.branch_no', 'employee_branch.branch_no')
    .select(['branch.branch_no', 'branch.name'])
    .where('employee_branch.member_no', '=', member_no)
    .executeTakeFirst();
  return {
    branchNo: branch_no,
    name: (await findBranch(db, branch_no))?.name ?? '',
    isByHand: branch_by_hand,
    employeeOf: confined ? { branchNo: confined.branch_no, name: confined.name } : null,
    mayBeSet: caller.branchNo === null && status !== 'WITHDRAWN',
  };
}

async function viewFactors(memberNo: number, context: MemberContext) {
  const look = await findLook(context, 'member', memberNo);
  return {
    enrolled: (await listFactors(context, memberNo)).length,
    secondLook: look?.act === RESET_FACTORS_ACT ? look : null,
  };
}

const liveSessions = (db: Queries, memberNo: number, now: Date) =>
  db
    .selectFrom('session')
    .select('session_no')
    .where('member_no', '=', memberNo)
    .where('ended', 'is', null)
    .where('expires_at', '>', now);

/** For an employee the newest session counts: a login by link leaves no other trace in the account. */
async function findLastLogin(db: Queries, { member_no, role, last_login_at }: MemberRow): Promise<Date | null> {
  if (role === 'member') return last_login_at;
  const { newest } = await db
    .selectFrom('session')
    .select(({ fn }) => fn.max('created_at').as('newest'))
    .where('member_no', '=', member_no)
    .executeTakeFirstOrThrow();
  return newest;
}

function actionsOn(
  member: MemberRow,
  { now, sessions, caller }: Pick<MemberContext, 'now' | 'caller'> & { sessions: number },
): MemberAction[] {
  const isActive = member.status === 'ACTIVE';
  // Employees are national.
  const isNational = caller.branchNo === null;
  const isEmployee = isNational && member.role === 'employee';
  const rights: Record<MemberAction, boolean> = {
    suspend: mayBeSuspended(member, now),
    reinstate: member.status === 'SUSPENDED',
    endSessions: sessions > 0,
    setEmployee: isNational && isActive,
    dismiss: isEmployee,
    sendLink: isEmployee && isActive,
  };
  return (Object.keys(rights) as MemberAction[]).filter((action) => rights[action]);
}
