import type { Selectable } from 'kysely';
import type { InvoiceStatus } from '@portal/shared/contract/manager';
import type { OfficeAct } from '@portal/shared/contract/office';
import type { ApplicationTable } from '../../../database/types/tables/manager.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import { lockCashReceipt, type CashReceiptRow } from '../../../enrolment/cashReceipt/store.ts';
import { findGroup } from '../../../enrolment/group/store.ts';
import { lockInvoice } from '../../../enrolment/invoice/store.ts';
import { findPayment, lockPayment, type PaymentRow } from '../../../enrolment/payment/store.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import { requireNotOwn } from '../../../internalControls/persons/requireNotOwn.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { lockCertificate, type CertificateRow } from '../../manager/certificates/store.ts';
import { lockInquiry } from '../../space/inquiries/store.ts';
import { lockPost } from '../../space/reports/store.ts';
import { lockMember } from '../../user/account/store.ts';
import {
  ALLOWANCE_OBJECT,
  APPLICATION_OBJECT,
  BILL_OBJECT,
  CASH_RECEIPT_OBJECT,
  CERTIFICATE_OBJECT,
  FINDING_OBJECT,
  GROUP_OBJECT,
  INQUIRY_OBJECT,
  INVOICE_OBJECT,
  PAYMENT_OBJECT,
  POST_OBJECT,
  ROSTER_OBJECT,
} from './objects.ts';

/**
 * Locks a record until the transaction ends and rejects conflicts of interest. The office locks members' records only
 * here, so that no act omits the check of ownership. Unless stated otherwise, each function throws HttpError 404 if
 * there is no such record, and BusinessError OWN_MATTER if it is the employee's own. `act` is the name in the audit
 * log.
 */

type Application = Selectable<ApplicationTable>;

export async function requireApplication(
  applicationNo: number,
  act: OfficeAct,
  context: MemberContext,
): Promise<Application> {
  const application = await lockApplication(context.db, applicationNo);
  if (!application) throw new HttpError('NOT_FOUND');
  const matter = { act, object: APPLICATION_OBJECT, objectNo: applicationNo, memberNo: application.member_no };
  await requireNotOwn(matter, context);
  return application;
}

/** Locks an employer's group with the application that holds its money. */
export async function requireGroup(groupNo: number, act: OfficeAct, context: MemberContext) {
  const application = await lockApplication(context.db, groupNo);
  const group = await findGroup(context.db, groupNo);
  if (!application || !group) throw new HttpError('NOT_FOUND');
  const matter = { act, object: GROUP_OBJECT, objectNo: groupNo, memberNo: application.member_no };
  await requireNotOwn(matter, context);
  return { application, group };
}

/** Behind its application, as everywhere. */
export async function requirePayment(paymentNo: number, act: OfficeAct, context: MemberContext): Promise<PaymentRow> {
  const { db } = context;
  const found = await findPayment(db, paymentNo);
  if (found) await lockApplication(db, found.application_no);
  const payment = found && (await lockPayment(db, paymentNo));
  if (!payment) throw new HttpError('NOT_FOUND');
  await requireNotOwn({ act, object: PAYMENT_OBJECT, objectNo: paymentNo, memberNo: payment.member_no }, context);
  return payment;
}

/** Locks a group's bill. */
export async function requireBill(billNo: number, act: OfficeAct, context: MemberContext) {
  const { db } = context;
  const found = await db.selectFrom('group_bill').select('group_no').where('bill_no', '=', billNo).executeTakeFirst();
  const application = found && (await lockApplication(db, found.group_no));
  if (!application) throw new HttpError('NOT_FOUND');
  const matter = { act, object: BILL_OBJECT, objectNo: billNo, memberNo: application.member_no };
  await requireNotOwn(matter, context);
  return db
    .selectFrom('group_bill')
    .selectAll()
    .where('bill_no', '=', billNo)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Rejects an allowance for the employee's own account. */
export const requireNotOwnAllowance = (memberNo: number, act: OfficeAct, context: MemberContext) =>
  requireNotOwn({ act, object: ALLOWANCE_OBJECT, objectNo: null, memberNo }, context);

/** Locks an allowance after its member. */
export async function requireAllowance(allowanceNo: number, act: OfficeAct, context: MemberContext) {
  const { db } = context;
  const rows = db.selectFrom('invoice_allowance').selectAll().where('allowance_no', '=', allowanceNo);
  const found = await rows.executeTakeFirst();
  if (!found) throw new HttpError('NOT_FOUND');
  await lockMember(db, found.member_no);
  const allowance = await rows.executeTakeFirstOrThrow();
  const matter = { act, object: ALLOWANCE_OBJECT, objectNo: allowanceNo, memberNo: allowance.member_no };
  await requireNotOwn(matter, context);
  return allowance;
}

/** Locks an invoice in one of the given states, after the application of its group. */
export async function requireInvoice(
  { invoiceNo, states, act }: { invoiceNo: number; states: readonly InvoiceStatus[]; act: OfficeAct },
  context: MemberContext,
) {
  const { db } = context;
  const found = await db
    .selectFrom('group_invoice')
    .select('group_no')
    .where('invoice_no', '=', invoiceNo)
    .executeTakeFirst();
  const application = found && (await lockApplication(db, found.group_no));
  if (!application) throw new HttpError('NOT_FOUND');
  const matter = { act, object: INVOICE_OBJECT, objectNo: invoiceNo, memberNo: application.member_no };
  await requireNotOwn(matter, context);
  const invoice = await lockInvoice(db, found.group_no, states);
  if (!invoice) throw new BusinessError('OFFICE_STATE_CHANGED');
  return { invoice, application };
}

/** Locks an unpaid invoice, after the application of its group. */
export const requireOpenInvoice = (invoiceNo: number, act: OfficeAct, context: MemberContext) =>
  requireInvoice({ invoiceNo, states: ['OPEN'], act }, context);

export async function requireCertificate(
  certificateNo: number,
  act: OfficeAct,
  context: MemberContext,
): Promise<CertificateRow> {
  const certificate = await lockCertificate(context.db, certificateNo);
  if (!certificate) throw new HttpError('NOT_FOUND');
  const matter = { act, object: CERTIFICATE_OBJECT, objectNo: certificateNo, memberNo: certificate.member_no };
  await requireNotOwn(matter, context);
  return certificate;
}

/** Locks a cash receipt after its payment or certificate, the order used everywhere. */
export async function requireCashReceipt(
  cashReceiptNo: number,
  act: OfficeAct,
  context: MemberContext,
): Promise<CashReceiptRow> {
  const locked = await lockCashReceipt(cashReceiptNo, context);
  if (!locked) throw new HttpError('NOT_FOUND');
  const { receipt } = locked;
  const matter = { act, object: CASH_RECEIPT_OBJECT, objectNo: cashReceiptNo, memberNo: receipt.member_no };
  await requireNotOwn(matter, context);
  return receipt;
}

/**
 * Rejects a difference about the employee's own payment. No lock and no 404: closing it locks the row, and happens
 * once.
 */
export async function requireFinding(findingNo: number, act: OfficeAct, context: MemberContext): Promise<void> {
  const found = await context.db
    .selectFrom('money_finding')
    .leftJoin('payment', 'payment.payment_no', 'money_finding.payment_no')
    .select('payment.member_no')
    .where('finding_no', '=', findingNo)
    .executeTakeFirst();
  if (!found) return;
  await requireNotOwn({ act, object: FINDING_OBJECT, objectNo: findingNo, memberNo: found.member_no }, context);
}

/** A post that others have reported; it is its writer's matter. */
export async function requirePost(postNo: number, act: OfficeAct, context: MemberContext) {
  const post = await lockPost(context.db, postNo);
  if (!post) throw new HttpError('NOT_FOUND');
  await requireNotOwn({ act, object: POST_OBJECT, objectNo: postNo, memberNo: post.member_no }, context);
  return post;
}

/** Locks a member's inquiry. */
export async function requireInquiry(inquiryNo: number, act: OfficeAct, context: MemberContext) {
  const inquiry = await lockInquiry(context.db, inquiryNo);
  if (!inquiry) throw new HttpError('NOT_FOUND');
  await requireNotOwn({ act, object: INQUIRY_OBJECT, objectNo: inquiryNo, memberNo: inquiry.member_no }, context);
  return inquiry;
}

/** A member on the roster of hygiene education. */
export async function requireRosterEntry(rosterNo: number, act: OfficeAct, context: MemberContext) {
  const entry = await context.db
    .selectFrom('roster_entry')
    .selectAll()
    .where('roster_no', '=', rosterNo)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!entry) throw new HttpError('NOT_FOUND');
  await requireNotOwn({ act, object: ROSTER_OBJECT, objectNo: rosterNo, memberNo: entry.member_no }, context);
  return entry;
}
