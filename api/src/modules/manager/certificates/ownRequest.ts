import type { Queries } from '../../../database/types/tables.ts';
import { moneyContext, type MoneyContext } from '../../../enrolment/context.ts';
import { maskAccount, type BankAccount } from '../../../enrolment/refund/store.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { seal, unseal } from '../../../secrets/seal.ts';
import { sealContextOf } from '../../../secrets/sealedColumns.ts';
import { moveCertificate } from './moveCertificate.ts';
import {
  addressColumns,
  isAddressOpen,
  lockCertificate,
  owesFee,
  type CertificateRow,
  type PostAddress,
} from './store.ts';

/** Actions of a member on an own request after its creation. Each returns the number of changed rows. */

/** Withdraws a request while its fee is awaited. */
export async function cancelCertificate(certificateNo: number, context: MemberContext): Promise<number> {
  const certificate = await lockOwn(certificateNo, context);
  const moved = await moveCertificate(certificate, { event: 'cancel', by: 'member' }, moneyContext(context));
  if (!moved) throw new BusinessError('CERTIFICATE_CANCEL_NOT_ALLOWED');
  return 1;
}

/** Stores the account to which an owed fee is returned. */
export async function nameFeeAccount(
  { certificateNo, account }: { certificateNo: number; account: BankAccount },
  context: MemberContext,
): Promise<number> {
  const certificate = await lockOwn(certificateNo, context);
  if (!owesFee(certificate)) throw new BusinessError('CERTIFICATE_FEE_NOT_OWED');
  await writeFeeAccount(context.db, moneyContext(context).keys, certificateNo, account);
  return 1;
}

/** Sets the postal address of the card, until it is posted. */
export async function setPostAddress(
  { certificateNo, address }: { certificateNo: number; address: PostAddress },
  context: MemberContext,
): Promise<number> {
  const { status } = await lockOwn(certificateNo, context);
  if (!isAddressOpen(status)) throw new BusinessError('CERTIFICATE_ADDRESS_CLOSED');
  await context.db
    .updateTable('certificate')
    .set(addressColumns(address, context.now))
    .where('certificate_no', '=', certificateNo)
    .execute();
  return 1;
}

/** Locks an own certificate; another member's gives 404, like one that does not exist. */
async function lockOwn(certificateNo: number, { db, caller }: MemberContext): Promise<CertificateRow> {
  const certificate = await lockCertificate(db, certificateNo);
  if (!certificate || certificate.member_no !== caller.memberNo) throw new HttpError('NOT_FOUND');
  return certificate;
}

const sealContext = (certificateNo: number) => sealContextOf('certificate:fee_account_sealed', certificateNo);

/** Writes the account for a returned fee, with its number sealed and masked. */
export async function writeFeeAccount(
  db: Queries,
  keys: MoneyContext['keys'],
  certificateNo: number,
  { accountName, bank, account }: BankAccount,
): Promise<void> {
  await db
    .updateTable('certificate')
    .set({
      fee_bank: bank,
      fee_account_name: accountName,
      fee_account_masked: maskAccount(account),
      fee_account_sealed: seal(keys, account, sealContext(certificateNo)),
    })
    .where('certificate_no', '=', certificateNo)
    .execute();
}

/** Account in clear, for the transfer only. */
export const readFeeAccount = (keys: MoneyContext['keys'], certificate: CertificateRow): BankAccount | null =>
  certificate.fee_account_sealed && {
    accountName: certificate.fee_account_name,
    bank: certificate.fee_bank,
    account: unseal(keys, certificate.fee_account_sealed, sealContext(certificate.certificate_no)),
  };
