import type { Calls, CallValue } from '@portal/shared/contract';
import { newPersonNameRule } from '@portal/shared/rules';
import type { Queries } from '../../../database/types/tables.ts';
import { notifyApplied } from '../../../enrolment/application/notices.ts';
import { moneyContext } from '../../../enrolment/context.ts';
import { insertSeats } from '../../../enrolment/group/insertSeats.ts';
import { invitePeople } from '../../../enrolment/group/invitePeople.ts';
import { holdEnd } from '../../../enrolment/offering/hold.ts';
import { settleQueue } from '../../../enrolment/queue/advance.ts';
import { countOfferedSeats, findLiveStatus, hasMissedOffer } from '../../../enrolment/queue/ownPlaces.ts';
import type { OfferingRef } from '../../../enrolment/queue/SeatQueue.ts';
import { takeOffer } from '../../../enrolment/queue/takeOffer.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import { requireRule } from '../../../errors/requireRule.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { requireConsents } from '../../user/consents/due.ts';
import { consentsOf, recordApplyConsents } from '../applications/consents.ts';
import { viewOffering } from '../offerings/view.ts';
import { businessOf } from './business.ts';
import { allowedBusiness, invoiceGroup } from './invoicing.ts';
import { insertGroup, takeSeatsAndSubmit, type NewGroup, type SubmittedGroup } from './submitStore.ts';
import { lockBusiness, lockEmployer, requireFewUnaccepted, requireNoneUnpaid } from './unpaid.ts';

type Form = CallValue<Calls['postIntGroup']>;

const NUMBER_MISSING = '신청할 교육이나 시험의 번호를 보내주세요.';

function offeringOfForm({ kind, educationNo, examinationNo }: Form): OfferingRef {
  const offeringNo = kind === 'education' ? educationNo : examinationNo;
  if (offeringNo !== undefined) return { kind, offeringNo };
  const path = kind === 'education' ? 'educationNo' : 'examinationNo';
  throw new HttpError('MALFORMED', { issues: [{ path, message: NUMBER_MISSING }] });
}

/** Reserves a seat for each person, all or none. Returns the number of the group. */
export async function submitGroup(form: Form, context: MemberContext): Promise<number> {
  requireRule(
    newPersonNameRule,
    Object.fromEntries(form.people.map(({ name }, index) => [`people.${index}.name`, name])),
  );
  await requireConsents(context);
  const offering = offeringOfForm(form);
  const isOnInvoice = form.payBy === 'INVOICE';
  const { db, now, caller } = context;
  await lockEmployer(caller.memberNo, db);
  const business = isOnInvoice ? await allowedBusiness(form, context) : await businessOf(form, context);
  await lockBusiness(business.businessNumber, db);
  const hold = { ...offering, ...business, isOnInvoice };
  await requireNoneUnpaid(hold, context);
  await requireFewUnaccepted(hold, form.people.length, context);
  const values = {
    ...offering,
    ...business,
    memberNo: caller.memberNo,
    seats: form.people.length,
    now,
    payDueAt: holdEnd(now),
    isOnInvoice,
  };
  const group = await takeOfferedOrFree(values, db);
  if (!group) throw await noSeatsReason(offering, form.people.length, context);
  if (form.termsVersion !== undefined && group.terms_version !== form.termsVersion)
    throw new BusinessError('TERMS_CHANGED');
  await insertGroup(group, values, db);
  const consents = consentsOf({ consents: form.consents, required: ['refund', 'informed'] });
  await recordApplyConsents(group.application_no, consents, context);
  const seats = form.people.map((person, index) => ({ position: index + 1, person }));
  await insertSeats(group.application_no, seats, moneyContext(context));
  if (isOnInvoice && group.price > 0) await invoiceGroup(group, context);
  else await notifyApplied(group, context);
  if (group.status === 'CONFIRMED') await invitePeople(group.application_no, context);
  return group.application_no;
}

/** Takes the seats offered to the employer in the queue, or else free ones while nobody waits. */
async function takeOfferedOrFree(values: NewGroup, db: Queries): Promise<SubmittedGroup | undefined> {
  const { kind, offeringNo, memberNo, seats: groupSeats, now } = values;
  const offering = { kind, offeringNo };
  // Only the employer, whose row is locked, takes a place for an own group.
  const own = await findLiveStatus({ ...offering, memberNo, isGroup: true }, db);
  if (own === null) return takeSeatsAndSubmit(values, db);
  // An own offer whose time is over goes on first, and an own turn that has come counts: nobody has seats twice.
  await settleQueue(offering, { db, now });
  const offer = { ...offering, memberNo, now, groupSeats };
  return (await takeOffer(offer, db, () => takeSeatsAndSubmit(values, db, 'offered'))) ?? undefined;
}

/** Reason why the seats could not be taken. */
async function noSeatsReason(offering: OfferingRef, seats: number, context: MemberContext): Promise<BusinessError> {
  const own = { ...offering, memberNo: context.caller.memberNo, isGroup: true };
  if ((await countOfferedSeats(own, context)) > 0) return new BusinessError('GROUP_OFFER_SMALLER');
  if (await hasMissedOffer(own, context)) return new BusinessError('LINE_OFFER_OVER');
  const { status, waiting, capacity, taken } = await viewOffering(offering, context);
  const isOpen = status === 'OPEN' || status === 'CLOSING' || status === 'FULL';
  if (!isOpen) return new BusinessError('APPLY_NOT_OPEN');
  if (waiting > 0) return new BusinessError('GROUP_LINE_FORMED');
  return new BusinessError(capacity - taken < seats ? 'GROUP_SEATS_TOO_FEW' : 'APPLY_NOT_OPEN');
}
