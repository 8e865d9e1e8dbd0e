import type { Selectable } from 'kysely';
import type { InvoiceStatus } from '@portal/shared/contract/manager';
import type { OfficeAct } from '@portal/shared/contract/office';
import type { ApplicationTable } from '../../../database/types/tables/manager.ts';
import { lockApplication, lockApplicationsOf } from '../../../enrolment/application/store.ts';
import { lockCashReceipt, type CashReceiptRow } from '../../../enrolment/cashReceipt/store.ts';
import { findGroup } from '../../../enrolment/group/store.ts';
import { lockInvoice } from '../../../enrolment/invoice/store.ts';
import { findPayment, lockPayment, type PaymentRow } from '../../../enrolment/payment/store.ts';
import { lockRefund, type RefundRow } from '../../../enrolment/refund/store.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import { lockBelow } from '../../../internalControls/permissions/authority.ts';
import { requireNotOwn } from '../../../internalControls/persons/requireNotOwn.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { lockCertificate, type CertificateRow } from '../../manager/certificates/store.ts';
import { lockInquiry } from '../../space/inquiries/store.ts';
import { lockPost } from '../../space/reports/store.ts';
import { lockMember, lockPhone } from '../../user/account/store.ts';
import { openWanted } from '../../user/corrections/sealed.ts';
import { findCorrection, lockCorrection } from '../../user/corrections/store.ts';
import {
  ALLOWANCE_OBJECT,
  APPLICATION_OBJECT,
  BILL_OBJECT,
  CASH_RECEIPT_OBJECT,
  CERTIFICATE_OBJECT,
  EVIDENCE_OBJECT,
  FINDING_OBJECT,
  GROUP_OBJECT,
  INQUIRY_OBJECT,
  INVOICE_OBJECT,
  OBJECTION_OBJECT,
  PAYMENT_OBJECT,
  POST_OBJECT,
  REFUND_OBJECT,
  RESULT_CORRECTION_OBJECT,
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

/** Locks a refund after its application and payment, the order used everywhere. */
export async function requireRefund(refundNo: number, act: OfficeAct, context: MemberContext): Promise<RefundRow> {
  const { db } = context;
  const found = await db
    .selectFrom('refund')
    .select(['application_no', 'payment_no'])
    .where('refund_no', '=', refundNo)
    .executeTakeFirst();
  const application = found && (await lockApplication(db, found.application_no));
  if (!application) throw new HttpError('NOT_FOUND');
  if (found.payment_no !== null) await lockPayment(db, found.payment_no);
  const refund = await lockRefund(db, refundNo);
  if (!refund) throw new HttpError('NOT_FOUND');
  await requireNotOwn({ act, object: REFUND_OBJECT, objectNo: refundNo, memberNo: application.member_no }, context);
  return refund;
}

/** Locks a payment after its application, the order used everywhere. */
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

/** Locks a request to correct a result, after its application. */
export async function requireResultCorrection(correctionNo: number, act: OfficeAct, context: MemberContext) {
  const { db } = context;
  const found = await db
    .selectFrom('result_correction')
    .select('application_no')
    .where('correction_no', '=', correctionNo)
    .executeTakeFirst();
  const application = found && (await lockApplication(db, found.application_no));
  if (!application) throw new HttpError('NOT_FOUND');
  const correction = await db
    .selectFrom('result_correction')
    .selectAll()
    .where('correction_no', '=', correctionNo)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const matter = { act, object: RESULT_CORRECTION_OBJECT, objectNo: correctionNo, memberNo: application.member_no };
  await requireNotOwn(matter, context);
  return { correction, application };
}

/** Locks an objection to a result, after its application. */
export async function requireObjection(objectionNo: number, act: OfficeAct, context: MemberContext) {
  const { db } = context;
  const found = await db
    .selectFrom('result_objection')
    .select('application_no')
    .where('objection_no', '=', objectionNo)
    .executeTakeFirst();
  const application = found && (await lockApplication(db, found.application_no));
  if (!application) throw new HttpError('NOT_FOUND');
  const objection = await db
    .selectFrom('result_objection')
    .selectAll()
    .where('objection_no', '=', objectionNo)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const matter = { act, object: OBJECTION_OBJECT, objectNo: objectionNo, memberNo: application.member_no };
  await requireNotOwn(matter, context);
  return { objection, application };
}

/** Locks the documents of a member's eligibility. */
export async function requireEvidence(evidenceNo: number, act: OfficeAct, context: MemberContext) {
  const evidence = await context.db
    .selectFrom('eligibility_evidence')
    .selectAll()
    .where('evidence_no', '=', evidenceNo)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!evidence) throw new HttpError('NOT_FOUND');
  const matter = { act, object: EVIDENCE_OBJECT, objectNo: evidenceNo, memberNo: evidence.member_no };
  await requireNotOwn(matter, context);
  return evidence;
}

/** Locks a reported post, which belongs to its writer. */
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

/**
 * Locks a correction request with the account that it changes; the employee must be allowed to change that account. The
 * requested phone and the account are locked first, in the order of members' own changes.
 */
export async function requireCorrection(correctionNo: number, act: OfficeAct, context: MemberContext) {
  const { db, configuration } = context;
  const found = await findCorrection(db, correctionNo);
  if (!found) throw new HttpError('NOT_FOUND');
  const wanted = openWanted(configuration.encryptionKeys, found);
  if (found.kind === 'person') await lockApplicationsOf(db, found.member_no);
  if (wanted.userPhone !== '') await lockPhone(db, wanted.userPhone);
  const { member } = await lockBelow({ memberNo: found.member_no, act }, context);
  const correction = await lockCorrection(db, correctionNo);
  if (!correction) throw new HttpError('NOT_FOUND');
  return { correction, member, wanted };
}

/** Locks a member's entry on the roster of hygiene education. */
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
