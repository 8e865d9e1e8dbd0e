import type { Selectable } from 'kysely';
import type { BusinessErrorName } from '@portal/shared/contract';
import type { GroupSeatRow } from '../../../database/types/tables/group.ts';
import type { ApplicationTable } from '../../../database/types/tables/manager.ts';
import { countLive, hasCompletedCourse } from '../../../enrolment/application/store.ts';
import { acceptUntil } from '../../../enrolment/group/acceptUntil.ts';
import { readPerson } from '../../../enrolment/group/person.ts';
import { offeringOf } from '../../../enrolment/offering/offeringOf.ts';
import { isNotCalledOff } from '../../../enrolment/offering/seats.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';

interface Invitation {
  seat: GroupSeatRow;
  /** Application of the group. */
  group: Selectable<ApplicationTable>;
}

/**
 * Reason why a member cannot accept a seat; null if there is none. A link works only for the holder of the phone that
 * it was sent to.
 */
export async function refusalToAccept(
  { seat, group }: Invitation,
  { db, now, caller, configuration }: MemberContext,
): Promise<BusinessErrorName | null> {
  if (seat.status !== 'INVITED' || group.status !== 'CONFIRMED' || now >= acceptUntil(group))
    return 'GROUP_INVITATION_OVER';
  if (!(await isNotCalledOff(db, group))) return 'GROUP_CALLED_OFF';
  const member = await db
    .selectFrom('member')
    .select('user_phone')
    .where('member_no', '=', caller.memberNo)
    .executeTakeFirstOrThrow();
  if (readPerson(configuration.encryptionKeys, seat)?.userPhone !== member.user_phone) return 'GROUP_PHONE_DIFFERS';
  const { kind, offeringNo } = await offeringOf(group, db);
  if ((await countLive(db, caller.memberNo, kind, offeringNo)) > 0) return 'APPLY_DUPLICATE';
  const isEligible = kind === 'education' || (await hasCompletedCourse(db, caller.memberNo, group.grade));
  return isEligible ? null : 'APPLY_NOT_ELIGIBLE';
}
