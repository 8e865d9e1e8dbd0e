import type { OfficeAct } from '@portal/shared/contract/office';
import type { Permission } from '@portal/shared/contract/office/permission';
import type { Queries } from '../../database/types/tables.ts';
import type { MemberRow } from '../../database/types/tables/user.ts';
import { BusinessError, HttpError } from '../../errors/errors.ts';
import type { MemberContext } from '../../pipeline/handler.ts';
import { requireNotOwn } from '../persons/requireNotOwn.ts';
import { areSamePerson } from '../persons/samePerson.ts';
import { listPermissions } from './permissions.ts';

/** Who acts on whose account. */
interface Actors {
  callerNo: number;
  memberNo: number;
}

/** What an employee is about to do to an account; `act` as the audit log calls it. */
interface AccountAct {
  memberNo: number;
  act: OfficeAct;
}

type AuthorityContext = Pick<MemberContext, 'db' | 'now' | 'ip' | 'caller' | 'afterRefusal'>;

/**
 * The account that an employee is about to change, locked, and the employee's own permissions. The employee's row is
 * locked too: somebody who is losing rights at this moment gives none away.
 * @throws BusinessError when it is of the same person, or of an employee who may do what the caller may not.
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
    // Entries of the audit log refer to employees and must not wait for this lock: it is taken before theirs.
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

/** Whether another person may do nothing that the caller may not: then the caller may change that account. */
export async function isBelow(
  db: Queries,
  { callerNo, memberNo }: Actors,
  own: readonly Permission[],
): Promise<boolean> {
  if (await areSamePerson(db, callerNo, memberNo)) return false;
  return (await listPermissions(db, memberNo)).every((permission) => own.includes(permission));
}
