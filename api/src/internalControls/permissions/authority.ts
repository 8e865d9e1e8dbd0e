import type { OfficeAct } from '@portal/shared/contract/office';
import type { Permission } from '@portal/shared/contract/office/permission';
import type { Queries } from '../../database/types/tables.ts';
import type { MemberRow } from '../../database/types/tables/user.ts';
import { BusinessError, HttpError } from '../../errors/errors.ts';
import type { MemberContext } from '../../pipeline/handler.ts';
import { requireNotOwn } from '../persons/requireNotOwn.ts';
import { areSamePerson } from '../persons/samePerson.ts';
import { listPermissions } from './permissions.ts';

/** The acting employee and the owner of the account. */
interface Actors {
  callerNo: number;
  memberNo: number;
}

/** A pending change of an account; `act` as in the audit log. */
interface AccountAct {
  memberNo: number;
  act: OfficeAct;
}

type AuthorityContext = Pick<MemberContext, 'db' | 'now' | 'ip' | 'caller' | 'afterRefusal'>;

/**
 * Locks the account to be changed and returns it with the caller's own permissions. The caller's row is locked too, so
 * that an employee whose rights are being removed cannot grant any.
 * @throws BusinessError if the account is the same person's, or an employee's who has a permission that the caller
 * lacks.
 */
export async function lockBelow(
  { memberNo, act }: AccountAct,
  context: AuthorityContext,
): Promise<{ member: MemberRow; own: Permission[] }> {
  const { db } = context;
  const callerNo = context.caller.memberNo;
  const rows = await db
    .selectFrom('member')
    .selectAll()
    .where('member_no', 'in', [callerNo, memberNo])
    .orderBy('member_no')
    // Audit entries reference employees, and this lock is taken before theirs: NO KEY UPDATE does not block them.
    .forNoKeyUpdate()
    .execute();
  const member = rows.find(({ member_no }) => member_no === memberNo);
  if (!member || member.status === 'WITHDRAWN') throw new HttpError('NOT_FOUND');
  const own = await listPermissions(db, callerNo);
  if (!own.includes('members')) throw new HttpError('FORBIDDEN', { permission: 'members' });
  await requireNotOwn({ act, object: 'member', objectNo: memberNo, memberNo }, context);
  if (!(await isBelow(db, { callerNo, memberNo }, own))) throw new BusinessError('EMPLOYEE_ABOVE');
  return { member, own };
}

/** Checks that another person has no permission that the caller lacks: only then may the caller change that account. */
export async function isBelow(
  db: Queries,
  { callerNo, memberNo }: Actors,
  own: readonly Permission[],
): Promise<boolean> {
  if (await areSamePerson(db, callerNo, memberNo)) return false;
  return (await listPermissions(db, memberNo)).every((permission) => own.includes(permission));
}
