import type { CertificateStatus } from '@portal/shared/contract';
import type { Outcome } from '@portal/shared/contract/office';
import { seoulDay } from '@portal/shared/time';
import { moneyContext } from '../../../../enrolment/context.ts';
import type { BankAccount } from '../../../../enrolment/refund/store.ts';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { requireSecondLook } from '../../../../internalControls/fourEyes/secondLook.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { decideCertificate, oweSurplusFee } from '../../../manager/certificates/decisions.ts';
import { readFeeAccount } from '../../../manager/certificates/ownRequest.ts';
import {
  findCertificate,
  owesFee,
  writeFeeReturned,
  type CertificateRow,
} from '../../../manager/certificates/store.ts';
import { lockMember } from '../../../user/account/store.ts';
import { requireCertificate } from '../../parts/lockMatter.ts';
import { CERTIFICATE_OBJECT } from '../../parts/objects.ts';

interface OnFee {
  certificateNo: number;
  reason: string;
}

interface Deposit extends OnFee {
  /** Date in the bank's list. */
  day: string;
}

/** Confirms a fee that an employee found in the bank's list. */
export async function confirmFeeByHand(deposit: Deposit, context: MemberContext): Promise<CertificateStatus> {
  const { requested_at } = await requireWithHolder(deposit.certificateNo, context);
  if (deposit.day < seoulDay(requested_at)) throw wrongDay('신청하신 날보다 앞선 날입니다.');
  if (deposit.day > seoulDay(context.now)) throw wrongDay('아직 오지 않은 날입니다.');
  return confirmFee(deposit, context);
}

const wrongDay = (message: string) => new HttpError('MALFORMED', { issues: [{ path: 'day', message }] });

/** Confirms a fee: the request proceeds, or the fee is owed back if the request has ended. */
export async function confirmFee(
  { certificateNo, day, reason }: Deposit,
  context: MemberContext,
): Promise<CertificateStatus> {
  const { fee } = await requireWithHolder(certificateNo, context);
  const status = await decideCertificate(certificateNo, { event: 'transferred', day }, moneyContext(context));
  if (!status) throw new BusinessError('OFFICE_STATE_CHANGED');
  const act = status === 'PAID' ? 'confirm fee' : 'owe fee';
  const object = { object: CERTIFICATE_OBJECT, objectNo: certificateNo };
  await recordAct(context, { ...object, act, reason, detail: { amount: fee, day } });
  return status;
}

/** A fee paid twice, to be owed back. */
interface FeeAgain {
  certificateNo: number;
  /** Date in the bank's list. */
  day: string;
  /** Stores the line for the row of the surplus; returns the audit reason of the act. */
  store(surplusNo: number): Promise<string>;
}

/** Records a repeated fee from a bank's file as owed back, within the four-eyes limits. */
export async function oweFeeAgain({ certificateNo, day, store }: FeeAgain, context: MemberContext): Promise<Outcome> {
  const { fee } = await requireWithHolder(certificateNo, context);
  const act = { act: 'owe fee', object: CERTIFICATE_OBJECT, amount: fee, content: `${day}\n${fee}` } as const;
  const look = { ...act, objectNo: certificateNo, reason: `은행 거래내역 ${day}` };
  if ((await requireSecondLook(look, context)) === 'asked') return 'asked';
  const surplusNo = await oweSurplusFee(certificateNo, moneyContext(context));
  if (surplusNo === null) throw new BusinessError('OFFICE_STATE_CHANGED');
  const reason = await store(surplusNo);
  await recordAct(context, { ...act, objectNo: surplusNo, reason, detail: { amount: fee, day } });
  return 'done';
}

/** Locks the certificate after its holder, who may be leaving or making a new request concurrently. */
async function requireWithHolder(certificateNo: number, context: MemberContext): Promise<CertificateRow> {
  const certificate = await findCertificate(context.db, certificateNo);
  if (certificate) await lockMember(context.db, certificate.member_no);
  return requireCertificate(certificateNo, 'confirm fee', context);
}

/** Returns the unmasked account of a fee to return. */
export async function showFeeAccount({ certificateNo, reason }: OnFee, context: MemberContext): Promise<BankAccount> {
  const certificate = await requireCertificate(certificateNo, 'show fee account', context);
  const account = readFeeAccount(context.configuration.encryptionKeys, certificate);
  if (!account || !owesFee(certificate)) throw new BusinessError('OFFICE_STATE_CHANGED');
  const object = { object: CERTIFICATE_OBJECT, objectNo: certificateNo };
  await recordAct(context, { ...object, act: 'show fee account', reason });
  return account;
}

/** Records the return of a fee by bank transfer: outgoing money, so it passes four eyes. */
export async function recordFeeReturn({ certificateNo, reason }: OnFee, context: MemberContext): Promise<Outcome> {
  const certificate = await requireCertificate(certificateNo, 'record fee return', context);
  const account = readFeeAccount(context.configuration.encryptionKeys, certificate);
  if (!account || !owesFee(certificate)) throw new BusinessError('OFFICE_STATE_CHANGED');
  const money = { object: CERTIFICATE_OBJECT, objectNo: certificateNo, act: 'record fee return' as const };
  const amount = certificate.fee_owed;
  // The member may name another account between the two confirmations.
  const content = [amount, account.bank, account.accountName, account.account].join('\n');
  if ((await requireSecondLook({ ...money, amount, content, reason }, context)) === 'asked') return 'asked';
  await writeFeeReturned(context.db, certificateNo, context.now);
  await recordAct(context, { ...money, reason, detail: { amount } });
  return 'done';
}
