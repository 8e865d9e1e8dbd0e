import { CODES, type BusinessErrorName, type CallAnswer, type Calls } from '@portal/shared/contract';
import { GROUP_INVITATION_STATUS_NAMES } from '@portal/shared/contract/manager';
import { maskName } from '@portal/shared/format';
import { seoulTimestamp } from '@portal/shared/time';
import { acceptUntil } from '../../../enrolment/group/acceptUntil.ts';
import { readPerson } from '../../../enrolment/group/person.ts';
import { HttpError } from '../../../errors/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { refusalToAccept } from './admission.ts';
import { findSeatByCode } from './findInvitation.ts';
import { presentOccasion } from './present.ts';

/** Invitation as the holder of its link sees it, with the person's name masked. */
export async function viewInvitation(
  { code }: { code: string },
  context: CallContext,
): Promise<CallAnswer<Calls['getMapGroupInvitation']>> {
  const { db, now, configuration, caller } = context;
  const seat = await findSeatByCode(code, context);
  const group =
    seat &&
    (await db
      .selectFrom('application')
      .innerJoin('employer_group', 'employer_group.group_no', 'application.application_no')
      .selectAll('application')
      .select(['employer_group.business_name', 'employer_group.education_no as group_education_no'])
      .select('employer_group.examination_no as group_examination_no')
      .where('application.application_no', '=', seat.group_no)
      .executeTakeFirst());
  if (!seat || !group) throw new HttpError('NOT_FOUND');
  const person = readPerson(configuration.encryptionKeys, seat);
  const until = acceptUntil(group);
  const isOpen = seat.status === 'INVITED' && group.status === 'CONFIRMED' && now < until;
  const isAccepted = seat.application_no !== null;
  const status = isOpen ? 'OPEN' : isAccepted ? 'ACCEPTED' : 'OVER';
  const refusal = isOpen && caller ? await refusalToAccept({ seat, group }, { ...context, caller }) : null;
  return {
    status,
    statusName: GROUP_INVITATION_STATUS_NAMES[status],
    ...presentOccasion(group),
    educationNo: group.group_education_no,
    examinationNo: group.group_examination_no,
    businessName: group.business_name,
    name: person ? maskName(person.name) : '',
    acceptUntil: seoulTimestamp(until),
    allowedActions: isOpen ? [...(caller && refusal === null ? (['accept'] as const) : []), 'decline'] : [],
    reason: reasonOf(refusal),
    userExaminationNo:
      isAccepted && caller ? await findOwnApplication(seat.application_no, { ...context, caller }) : null,
  };
}

const reasonOf = (refusal: BusinessErrorName | null) => (refusal === null ? '' : CODES[refusal].message);

async function findOwnApplication(
  applicationNo: number | null,
  { db, caller }: CallContext & { caller: NonNullable<CallContext['caller']> },
): Promise<number | null> {
  const own = await db
    .selectFrom('application')
    .select('application_no')
    .where('application_no', '=', applicationNo)
    .where('member_no', '=', caller.memberNo)
    .executeTakeFirst();
  return own?.application_no ?? null;
}
