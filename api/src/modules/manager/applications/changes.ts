import type { Selectable } from 'kysely';
import type { Calls, CallValue } from '@portal/shared/contract';
import { seoulTimestamp } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import type { ApplicationChangeTable } from '../../../database/types/tables/manager.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import { HttpError } from '../../../errors/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';

export type ChangeRow = Selectable<ApplicationChangeTable>;

/** All changes of an application, newest first. */
export const listChanges = (db: Queries, applicationNo: number): Promise<ChangeRow[]> =>
  db
    .selectFrom('application_change')
    .selectAll()
    .where('application_no', '=', applicationNo)
    .orderBy('application_change_no', 'desc')
    .execute();

/** Change as its member sees it. */
export const presentChange = ({
  before,
  after,
  changed_at,
  confirmed_at,
}: Pick<ChangeRow, 'before' | 'after' | 'changed_at' | 'confirmed_at'>) => ({
  before,
  after,
  changedAt: seoulTimestamp(changed_at),
  confirmedAt: confirmed_at && seoulTimestamp(confirmed_at),
});

/**
 * Records that the member has seen the changes of an application, or has confirmed them. Returns the number of changed
 * rows.
 */
export async function markChangeRead(
  { userExaminationNo, isConfirmed }: CallValue<Calls['patchIntChangeRead']>,
  { db, now, caller }: MemberContext,
): Promise<number> {
  const application = await lockApplication(db, userExaminationNo);
  if (application?.member_no !== caller.memberNo) throw new HttpError('NOT_FOUND');
  const { numUpdatedRows } = await db
    .updateTable('application_change')
    .set((change) => ({
      read_at: change.fn.coalesce('read_at', change.val(now)),
      ...(isConfirmed && { confirmed_at: now }),
    }))
    .where('application_no', '=', userExaminationNo)
    .where(isConfirmed ? 'confirmed_at' : 'read_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
