import type { Calls, CallValue } from '@portal/shared/contract';
import type { Queries } from '../../../database/types/tables.ts';
import { notifyApplied } from '../../../enrolment/application/notices.ts';
import { moneyContext } from '../../../enrolment/context.ts';
import { insertSeats } from '../../../enrolment/group/insertSeats.ts';
import { invitePeople } from '../../../enrolment/group/invitePeople.ts';
import type { OfferingRef } from '../../../enrolment/line/lockedLine.ts';
import { HOLD_PAUSE_MS, holdEnd } from '../../../enrolment/offering/hold.ts';
import { OFFERING_KINDS } from '../../../enrolment/offering/offeringKind.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { requireConsents } from '../../user/consents/due.ts';
import { viewOffering } from '../offerings/view.ts';
import { businessOf } from './business.ts';
import { allowedBusiness, invoiceGroup } from './invoicing.ts';
import { insertGroup, takeSeatsAndSubmit } from './submitStore.ts';

type Form = CallValue<Calls['postIntGroup']>;

const NUMBER_MISSING = '신청할 교육이나 시험의 번호를 보내주세요.';

function offeringOfForm({ kind, educationNo, examinationNo }: Form): OfferingRef {
  const offeringNo = kind === 'education' ? educationNo : examinationNo;
  if (offeringNo !== undefined) return { kind, offeringNo };
  const path = kind === 'education' ? 'educationNo' : 'examinationNo';
  throw new HttpError('MALFORMED', { issues: [{ path, message: NUMBER_MISSING }] });
}

/** Reserves a seat for each person, all or none. Answers the number of the group. */
export async function submitGroup(form: Form, context: MemberContext): Promise<number> {
  await requireConsents(context);
  const offering = offeringOfForm(form);
  const isOnInvoice = form.payBy === 'INVOICE';
  const { db, now, caller } = context;
  await lockEmployer(caller.memberNo, db);
  await requireNoneUnpaid(offering, context);
  const business = isOnInvoice ? await allowedBusiness(form, context) : await businessOf(form, context);
  const values = {
    ...offering,
    ...business,
    memberNo: caller.memberNo,
    seats: form.people.length,
    now,
    payDueAt: holdEnd(now),
    isOnInvoice,
  };
  const group = await takeSeatsAndSubmit(values, db);
  if (!group) throw await noSeatsReason(offering, form.people.length, context);
  if (form.termsVersion !== undefined && group.terms_version !== form.termsVersion)
    throw new BusinessError('TERMS_CHANGED');
  await insertGroup(group, values, db);
  const seats = form.people.map((person, index) => ({ position: index + 1, person }));
  await insertSeats(group.application_no, seats, moneyContext(context));
  if (isOnInvoice && group.price > 0) await invoiceGroup(group, context);
  else await notifyApplied(group, context);
  if (group.status === 'CONFIRMED') await invitePeople(group.application_no, context);
  return group.application_no;
}

/** Two forms of one employer at the same time would both find no group that is unpaid. */
const lockEmployer = (memberNo: number, db: Queries) =>
  db.selectFrom('member').select('member_no').where('member_no', '=', memberNo).forNoKeyUpdate().execute();

/** Fifty seats that nobody pays, again and again, would keep everybody else away. */
async function requireNoneUnpaid({ kind, offeringNo }: OfferingRef, { db, now, caller }: MemberContext) {
  const unpaid = await db
    .selectFrom('employer_group')
    .innerJoin('application', 'application.application_no', 'employer_group.group_no')
    .select('application.status')
    .where(`employer_group.${OFFERING_KINDS[kind].key}`, '=', offeringNo)
    .where('application.member_no', '=', caller.memberNo)
    .where(({ or, and, eb }) =>
      or([
        eb('application.status', '=', 'HELD'),
        and([
          eb('application.status', '=', 'EXPIRED'),
          eb('application.expired_at', '>', new Date(now.getTime() - HOLD_PAUSE_MS)),
        ]),
      ]),
    )
    .orderBy('application.status', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (unpaid) throw new BusinessError(unpaid.status === 'HELD' ? 'GROUP_UNPAID' : 'APPLY_AFTER_EXPIRY');
}

/** Why the seats could not be taken. */
async function noSeatsReason(offering: OfferingRef, seats: number, context: MemberContext): Promise<BusinessError> {
  const { status, waiting, capacity, taken } = await viewOffering(offering, context);
  const isOpen = status === 'OPEN' || status === 'CLOSING' || status === 'FULL';
  if (!isOpen) return new BusinessError('APPLY_NOT_OPEN');
  if (waiting > 0) return new BusinessError('GROUP_LINE_FORMED');
  return new BusinessError(capacity - taken < seats ? 'GROUP_SEATS_TOO_FEW' : 'APPLY_NOT_OPEN');
}
