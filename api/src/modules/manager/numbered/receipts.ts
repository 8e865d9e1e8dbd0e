import type { CallAnswer, Calls, CallValue } from '@portal/shared/contract';
import type { ReceiptKind } from '@portal/shared/contract/manager';
import { receiptPaper } from '@portal/shared/papers';
import { newBusinessNameRule } from '@portal/shared/rules';
import { seoulTimestamp } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import { requireRule } from '../../../errors/requireRule.ts';
import { printPaper } from '../../../papers/printPaper.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { sendPdf } from '../../files/downloads/sendPdf.ts';
import { lockCertificate } from '../certificates/store.ts';
import { issuePaper, type PaperRecipient } from './issuePaper.ts';
import { receiptsOfApplication, receiptsOfCertificate, type ReceiptSubject } from './receiptOf.ts';
import { findByNumber, findNewestReceipt, listIssued, type PaperRow } from './store.ts';

type ReceiptDocument = CallAnswer<Calls['postMapReceipt']>;
type Form = CallValue<Calls['postMapReceipt']>;

/** Available receipts, each with its issued papers, and the recipient proposed for the next one. */
export async function viewReceipts(
  { userExaminationNo, certificateNo }: CallValue<Calls['getMapReceipts']>,
  context: MemberContext,
): Promise<CallAnswer<Calls['getMapReceipts']>> {
  const found =
    userExaminationNo !== undefined
      ? await receiptsOfApplication(userExaminationNo, context)
      : await receiptsOfCertificate(certificateNo ?? 0, context);
  if (!found) throw new HttpError('NOT_FOUND');
  const { db, caller } = context;
  const newest = await findNewestReceipt(db, caller.memberNo);
  const receipts = [];
  for (const subject of found)
    receipts.push({ ...subject, issued: (await listIssued(db, subject)).map(presentIssued) });
  return {
    recipient:
      newest?.recipient === 'BUSINESS'
        ? presentRecipient(newest)
        : { recipient: 'PERSON', recipientName: caller.name, businessNumber: '' },
    receipts,
  };
}

/** Opens a receipt in the name of the member or of a business. */
export async function openReceipt(form: Form, context: MemberContext): Promise<ReceiptDocument> {
  const recipient = recipientOf(form, context);
  const subject = await findSubject(form, context, { lock: true });
  return present(await issuePaper(form, recipient, context), subject, context);
}

export async function downloadReceipt({ number }: CallValue<Calls['downloadReceipt']>, context: MemberContext) {
  const row = await findByNumber(context.db, number);
  if (!row || row.kind === 'COMPLETION' || row.member_no !== context.caller.memberNo) throw new HttpError('NOT_FOUND');
  const subject = await findSubject({ kind: row.kind, subjectNo: row.subject_no }, context, { lock: false });
  const paper = receiptPaper(present(row, subject, context), context.configuration.origins[0]);
  sendPdf(paper.fileName, await printPaper({ kind: 'proven', paper }, context.caller.memberNo), context);
  return null;
}

function recipientOf({ recipient, businessNumber, businessName }: Form, { caller }: MemberContext): PaperRecipient {
  if (recipient === 'PERSON') return { recipient, name: caller.name, businessNumber: '' };
  const issues = [
    ...(businessNumber ? [] : [{ path: 'businessNumber', message: '사업자등록번호를 입력해주세요.' }]),
    ...(businessName ? [] : [{ path: 'businessName', message: '상호를 입력해주세요.' }]),
  ];
  if (!businessNumber || !businessName) throw new HttpError('MALFORMED', { issues });
  requireRule(newBusinessNameRule, { businessName });
  return { recipient, name: businessName, businessNumber };
}

/** Current state of the subject. @throws HttpError if it is not the member's; BusinessError if nothing was paid. */
async function findSubject(
  { kind, subjectNo }: { kind: ReceiptKind; subjectNo: number },
  context: MemberContext,
  { lock }: { lock: boolean },
): Promise<ReceiptSubject> {
  const isFee = kind === 'FEE' || kind === 'FEE_RETURN';
  const ownerNo = isFee ? subjectNo : await applicationOf(context.db, kind, subjectNo);
  if (lock && isFee) await lockCertificate(context.db, ownerNo);
  if (lock && !isFee) await lockApplication(context.db, ownerNo);
  const all = isFee ? await receiptsOfCertificate(ownerNo, context) : await receiptsOfApplication(ownerNo, context);
  if (!all) throw new HttpError('NOT_FOUND');
  const subject = all.find((one) => one.kind === kind && one.subjectNo === subjectNo);
  if (!subject) throw new BusinessError('PAPER_NOT_ALLOWED');
  return subject;
}

/** Application of a payment or a refund; 0, which no application has, if it does not exist. */
async function applicationOf(db: Queries, kind: 'PAYMENT' | 'REFUND', subjectNo: number): Promise<number> {
  const row =
    kind === 'PAYMENT'
      ? await db.selectFrom('payment').select('application_no').where('payment_no', '=', subjectNo).executeTakeFirst()
      : await db.selectFrom('refund').select('application_no').where('refund_no', '=', subjectNo).executeTakeFirst();
  return row?.application_no ?? 0;
}

const presentRecipient = ({ recipient, recipient_name, business_number }: PaperRow) => ({
  recipient,
  recipientName: recipient_name ?? '',
  businessNumber: business_number,
});

const presentIssued = (row: PaperRow) => ({
  ...presentRecipient(row),
  number: row.number,
  issuedAt: seoulTimestamp(row.issued_at),
  replacedAt: row.replaced_at && seoulTimestamp(row.replaced_at),
});

const present = (row: PaperRow, subject: ReceiptSubject, { caller }: MemberContext): ReceiptDocument => ({
  ...subject,
  ...presentRecipient(row),
  number: row.number,
  name: caller.name,
  issuedAt: seoulTimestamp(row.issued_at),
});
