import type { CertificateStatus } from '@portal/shared/contract';
import type { Outcome } from '@portal/shared/contract/office';
import { seoulDay } from '@portal/shared/time';
import { certificate } from '../../../../aggregates/certificate.ts';
import { moneyContext } from '../../../../enrolment/context.ts';
import type { BankAccount } from '../../../../enrolment/refund/store.ts';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { act, actOfTwo, lockNotOwn, orChanged } from '../../../../internalControls/acts/act.ts';
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
import { ofMember } from '../../parts/targets.ts';
import { transferMoment } from '../transferDay.ts';

const target = ofMember(certificate);

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
  const { requested_at } = await lockNotOwn(withHolder, { act: 'confirm fee', no: deposit.certificateNo }, context);
  if (deposit.day < seoulDay(requested_at)) throw wrongDay('신청하신 날보다 앞선 날입니다.');
  if (deposit.day > seoulDay(context.now)) throw wrongDay('아직 오지 않은 날입니다.');
  return confirmFee(deposit, context);
}

const wrongDay = (message: string) => new HttpError('MALFORMED', { issues: [{ path: 'day', message }] });

/** Locks the holder before the certificate: the member may be leaving or requesting again at the same time. */
const withHolder: typeof target = {
  ...target,
  async lock(certificateNo, context, act) {
    const found = await findCertificate(context.db, certificateNo);
    if (found) await lockMember(context.db, found.member_no);
    return target.lock(certificateNo, context, act);
  },
};

/** The fee has come: the request goes on, or the fee is owed back because the request had ended. */
export const confirmFee = (
  { certificateNo, day, reason }: Deposit,
  context: MemberContext,
): Promise<CertificateStatus> =>
  act(
    withHolder,
    {
      act: 'confirm fee',
      no: certificateNo,
      reason,
      do: async () =>
        orChanged(await decideCertificate(certificateNo, { event: 'transferred', day }, moneyContext(context))),
      entry: ({ fee }, status) => ({
        ...(status !== 'PAID' && { act: 'owe fee' }),
        detail: { amount: fee, day },
      }),
    },
    context,
  );

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
  await lockNotOwn(withHolder, { act: 'confirm fee', no: certificateNo }, context);
  return actOfTwo(
    withHolder,
    {
      act: 'owe fee',
      no: certificateNo,
      reason: `은행 거래내역 ${day}`,
      shared: ({ fee }) => ({ amount: fee, content: `${day}\n${fee}` }),
      async do() {
        const surplusNo = orChanged(await oweSurplusFee({ certificateNo, day }, moneyContext(context)));
        return { surplusNo, reason: await store(surplusNo) };
      },
      entry: (_row, { surplusNo, reason }) => ({ objectNo: surplusNo, reason, detail: { day } }),
    },
    context,
  );
}

/** The account of a fee that goes back, in clear. */
export const showFeeAccount = ({ certificateNo, reason }: OnFee, context: MemberContext): Promise<BankAccount> =>
  act(
    target,
    {
      act: 'show fee account',
      no: certificateNo,
      reason,
      do: async (row) => requireAccount(row, context),
    },
    context,
  );

/** The account that a fee goes back to; refused where none is owed. */
function requireAccount(row: CertificateRow, { configuration }: MemberContext): BankAccount {
  const account = readFeeAccount(configuration.encryptionKeys, row);
  if (!account || !owesFee(row)) throw new BusinessError('OFFICE_STATE_CHANGED');
  return account;
}

/** The fee was transferred back, today or on a day of the bank's list. It is money that goes out: four eyes. */
export function recordFeeReturn(
  { certificateNo, day, reason }: OnFee & Partial<Deposit>,
  context: MemberContext,
): Promise<Outcome> {
  const momentOf = ({ ended_at, requested_at }: CertificateRow) =>
    transferMoment(day, { since: ended_at ?? requested_at, now: context.now });
  return actOfTwo(
    target,
    {
      act: 'record fee return',
      no: certificateNo,
      reason,
      shared(row) {
        const account = requireAccount(row, context);
        momentOf(row);
        const amount = row.fee_owed;
        // The member may name another account between the two employees.
        return { amount, content: [amount, account.bank, account.accountName, account.account].join('\n') };
      },
      do: (row) => writeFeeReturned(context.db, certificateNo, momentOf(row)),
      entry: () => ({ detail: day === undefined ? {} : { day } }),
    },
    context,
  );
}
