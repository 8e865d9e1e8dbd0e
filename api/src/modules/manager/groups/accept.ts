import type { Calls, CallValue } from '@portal/shared/contract';
import type { CourseAnswers, ExamAnswers, OfferingKind } from '../../../database/types/tables/manager.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import { moneyContext } from '../../../enrolment/context.ts';
import { lockSeat } from '../../../enrolment/group/store.ts';
import { termsKind } from '../../../enrolment/offering/termsKind.ts';
import { BusinessError } from '../../../errors/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { requireConsents } from '../../user/consents/due.ts';
import { courseAnswers, examAnswers } from '../applications/answers.ts';
import { consentsOf, recordApplyConsents } from '../applications/consents.ts';
import { requireOwnPhoto } from '../applications/photo.ts';
import { refusalToAccept } from './admission.ts';
import { findSeatByCode } from './findInvitation.ts';
import { passSeatOn } from './passSeatOn.ts';

type Form = CallValue<Calls['postIntGroupAccept']>;

/** Accepts a seat of a group by its link. Returns the number of the application that now holds it. */
export async function acceptSeat(form: Form, context: MemberContext): Promise<number> {
  const { db, caller } = context;
  await requireConsents(context);
  const found = await findSeatByCode(form.code, context);
  // Lock order: a group's application before its seats.
  const group = found && (await lockApplication(db, found.group_no));
  const seat = found && (await lockSeat(db, found.seat_no));
  // A newer link was sent meanwhile.
  const isSame = found?.code_hash && seat?.code_hash?.equals(found.code_hash);
  if (!group || !seat || !isSame) throw new BusinessError('GROUP_INVITATION_OVER');
  const refusal = await refusalToAccept({ seat, group }, context);
  if (refusal) throw new BusinessError(refusal);
  const kind = termsKind(group.terms);
  if (kind === 'exam') await requireOwnPhoto(form.userProfile, context);
  const { memberNo } = caller;
  const accepted = { group, seat, memberNo, answers: answersOf(kind, form), agreesCompletion: form.agreeCompletion };
  const isDisorder = form.isDisorder ?? (kind === 'education' ? 1 : undefined);
  const required = ['application', 'sharing', ...(form.agreeCompletion ? (['completion'] as const) : [])] as const;
  const consents = consentsOf({ consents: form.consents, required, isDisorder, memo: form.memo });
  const applicationNo = await passSeatOn(accepted, moneyContext(context));
  await recordApplyConsents(applicationNo, consents, context);
  return applicationNo;
}

function answersOf(kind: OfferingKind, form: Form): Partial<CourseAnswers> | Partial<ExamAnswers> {
  const { postCode, userAddress, userAddress2, memo, isDisorder, enName, userProfile } = form;
  return kind === 'education'
    ? courseAnswers({ postCode, userAddress, userAddress2, memo, isDisorder: isDisorder ?? 1 })
    : examAnswers({ postCode, userAddr: userAddress, userAddr2: userAddress2, memo, enName, userProfile });
}
