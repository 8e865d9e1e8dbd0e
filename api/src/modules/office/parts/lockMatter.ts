import type { Selectable } from 'kysely';
import type { OfficeAct } from '@portal/shared/contract/office';
import type { ApplicationTable } from '../../../database/types/tables/manager.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import { findPayment, lockPayment, type PaymentRow } from '../../../enrolment/payment/store.ts';
import { lockRefund, type RefundRow } from '../../../enrolment/refund/store.ts';
import { HttpError } from '../../../errors/errors.ts';
import { requireNotOwn } from '../../../internalControls/persons/requireNotOwn.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { lockCertificate, type CertificateRow } from '../../manager/certificates/store.ts';
import { lockPost } from '../../space/reports/store.ts';
import {
  APPLICATION_OBJECT,
  CERTIFICATE_OBJECT,
  FINDING_OBJECT,
  PAYMENT_OBJECT,
  POST_OBJECT,
  REFUND_OBJECT,
} from './objects.ts';

/**
 * What an employee is about to decide, locked until the transaction ends. The office locks a member's matter here and
 * nowhere else, so that no act forgets whose it is. Each throws HttpError 404 when there is none, and BusinessError
 * OWN_MATTER when it is the employee's own. `act` is what the audit log calls the act.
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

/** Behind its application and its payment, as everywhere. */
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

/** A difference about the payment of a member; closing it, which is done once, locks it. */
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
