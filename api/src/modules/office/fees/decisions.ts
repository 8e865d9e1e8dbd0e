import type { CertificateStatus } from '@portal/shared/contract';
import type { Outcome } from '@portal/shared/contract/office';
import type { BankAccount } from '../../../applications/refundStore.ts';
import { recordAct } from '../../../office/audit/recordAct.ts';
import { requireSecondLook } from '../../../office/fourEyes/secondLook.ts';
import { BusinessError } from '../../../pipeline/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { confirmTransfer } from '../../manager/certificates/decisions.ts';
import { readFeeAccount } from '../../manager/certificates/ownRequest.ts';
import { owesFee, writeFeeReturned } from '../../manager/certificates/store.ts';
import { CERTIFICATE_OBJECT } from '../parts/objects.ts';
import { refundContextOf } from '../parts/officeContext.ts';
import { requireCertificate } from '../parts/requireCertificate.ts';

interface OnFee {
  certificateNo: number;
  reason: string;
}

/** The fee has come to the association's account. */
export async function confirmFee({ certificateNo, reason }: OnFee, context: MemberContext): Promise<CertificateStatus> {
  const { fee } = await requireCertificate(certificateNo, context);
  const status = await confirmTransfer({ certificateNo }, refundContextOf(context));
  if (!status) throw new BusinessError('OFFICE_STATE_CHANGED');
  const object = { object: CERTIFICATE_OBJECT, objectNo: certificateNo };
  await recordAct(context, { ...object, act: 'confirm fee', reason, detail: { amount: fee } });
  return status;
}

/** The account of a fee that goes back, in clear. */
export async function showFeeAccount({ certificateNo, reason }: OnFee, context: MemberContext): Promise<BankAccount> {
  const certificate = await requireCertificate(certificateNo, context);
  const account = readFeeAccount(context.configuration.encryptionKeys, certificate);
  if (!account || !owesFee(certificate)) throw new BusinessError('OFFICE_STATE_CHANGED');
  const object = { object: CERTIFICATE_OBJECT, objectNo: certificateNo };
  await recordAct(context, { ...object, act: 'show fee account', reason });
  return account;
}

/** The fee was transferred back: money that went out, so that it passes four eyes. */
export async function recordFeeReturn({ certificateNo, reason }: OnFee, context: MemberContext): Promise<Outcome> {
  const certificate = await requireCertificate(certificateNo, context);
  const account = readFeeAccount(context.configuration.encryptionKeys, certificate);
  if (!account || !owesFee(certificate)) throw new BusinessError('OFFICE_STATE_CHANGED');
  const money = { object: CERTIFICATE_OBJECT, objectNo: certificateNo, act: 'record fee return' as const };
  const amount = certificate.fee_owed;
  // The member may name another account between the two employees.
  const content = [amount, account.bank, account.accountName, account.account].join('\n');
  if ((await requireSecondLook({ ...money, amount, content, reason }, context)) === 'asked') return 'asked';
  await writeFeeReturned(context.db, certificateNo, context.now);
  await recordAct(context, { ...money, reason, detail: { amount } });
  return 'done';
}
