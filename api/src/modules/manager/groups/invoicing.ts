import type { Selectable } from 'kysely';
import type { CallAnswer, Calls } from '@portal/shared/contract';
import { invoicePaper } from '@portal/shared/papers';
import { seoulDay } from '@portal/shared/time';
import type { AllowanceRow } from '../../../database/types/tables/invoice.ts';
import type { ApplicationTable } from '../../../database/types/tables/manager.ts';
import { invoiceDueAt, issueInvoice } from '../../../enrolment/invoice/issueInvoice.ts';
import { notifyInvoiced } from '../../../enrolment/invoice/notices.ts';
import { presentInvoice } from '../../../enrolment/invoice/present.ts';
import { findAllowance, findInvoice, openInvoicesOf } from '../../../enrolment/invoice/store.ts';
import { currentTerms, occasionOf } from '../../../enrolment/offering/occasion.ts';
import { offeringTitle } from '../../../enrolment/offering/offeringTitle.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import { printPaper } from '../../../papers/printPaper.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { sendPdf } from '../../files/downloads/sendPdf.ts';
import { requireOwnGroup } from './store.ts';

const isInForce = ({ until_day }: AllowanceRow, now: Date) => seoulDay(now) <= until_day;

/** Invoice allowance of the caller and the amount left; null if there is none. */
export async function viewAllowance({
  db,
  now,
  caller,
}: MemberContext): Promise<CallAnswer<Calls['getMapInvoiceAllowance']>> {
  const allowance = await findAllowance(db, caller.memberNo);
  if (!allowance || !isInForce(allowance, now)) return null;
  const { owed, overdueGroupNo } = await openInvoicesOf(caller.memberNo, { db, now });
  return {
    businessNumber: allowance.business_number,
    businessName: allowance.business_name,
    limit: allowance.limit_won,
    left: Math.max(0, allowance.limit_won - owed),
    untilDay: allowance.until_day,
    overdueGroupNo,
  };
}

/**
 * Returns the business that the office permits to pay on an invoice; the form may name no other one. The caller's own
 * row is locked.
 * @throws BusinessError if it is not permitted, or has an overdue invoice
 */
export async function allowedBusiness(
  { businessNumber = '' }: { businessNumber?: string | undefined },
  { db, now, caller }: MemberContext,
): Promise<{ businessNumber: string; businessName: string }> {
  const allowance = await findAllowance(db, caller.memberNo);
  const isOther = businessNumber !== '' && businessNumber !== allowance?.business_number;
  if (!allowance || isOther || !isInForce(allowance, now)) throw new BusinessError('INVOICE_NOT_ALLOWED');
  const { overdueGroupNo } = await openInvoicesOf(caller.memberNo, { db, now });
  if (overdueGroupNo !== null) throw new BusinessError('INVOICE_OVERDUE');
  return { businessNumber: allowance.business_number, businessName: allowance.business_name };
}

/** Issues the invoice of a group with newly taken seats. @throws BusinessError over the limit, or on the last day */
export async function invoiceGroup(application: Selectable<ApplicationTable>, context: MemberContext): Promise<void> {
  const { db, now, caller } = context;
  const dueAt = invoiceDueAt(application.terms, now);
  if (!dueAt) throw new BusinessError('INVOICE_TOO_LATE');
  const allowance = await findAllowance(db, caller.memberNo);
  const { owed } = await openInvoicesOf(caller.memberNo, { db, now });
  if (!allowance || owed + application.price > allowance.limit_won) throw new BusinessError('INVOICE_LIMIT_EXCEEDED');
  const { application_no: groupNo, price: amount } = application;
  const invoice = await issueInvoice(db, { groupNo, amount, dueAt, now });
  await notifyInvoiced({ application, invoice }, context);
}

/** Sends the invoice of an own group in its present state. */
export async function downloadInvoice({ groupNo }: { groupNo: number }, context: MemberContext): Promise<null> {
  const { db, now, caller } = context;
  const { application, group, seats } = await requireOwnGroup(groupNo, context);
  const invoice = await findInvoice(db, groupNo);
  if (!invoice) throw new HttpError('NOT_FOUND');
  const terms = currentTerms(application);
  const paper = invoicePaper({
    ...presentInvoice(invoice, now),
    title: offeringTitle(terms),
    day: occasionOf(terms).day,
    businessName: group.business_name,
    businessNumber: group.business_number,
    employer: caller.name,
    seats: group.seats,
    cancelled: seats.filter(({ status }) => status === 'CANCELLED').length,
    seatPrice: group.seat_price,
  });
  sendPdf(paper.fileName, await printPaper({ kind: 'proven', paper }, caller.memberNo), context);
  return null;
}
