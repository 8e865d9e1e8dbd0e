import type { CertificateStatus } from '@portal/shared/contract';
import { CERTIFICATE_TRANSFER_DAYS, FIRST_TARIFF } from '@portal/shared/contract/manager';
import { maskName } from '@portal/shared/format';
import { addDays, endOfSeoulDay, seoulDay, seoulInstant } from '@portal/shared/time';
import type { Configuration } from '../../../configuration/configuration.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { ExamTerms } from '../../../database/types/tables/manager.ts';
import type { BankAccount } from '../../../enrolment/refund/store.ts';
import { drawNumber } from '../certificates/number.ts';
import { writeFeeAccount } from '../certificates/ownRequest.ts';
import { examName } from '../certificates/present.ts';
import { insertCertificate, isValid } from '../certificates/store.ts';
import type { passRound } from './pastRound.ts';

/** Certificate of the demo with its status and the age of its request in days. */
export interface DemoCertificate {
  status: CertificateStatus;
  askedDaysAgo: number;
  reason?: string;
  /** Exam named by hand, instead of a pass. */
  certName?: string;
  /** Account for returning the fee of a rejected one; without it the member has named none. */
  feeAccount?: BankAccount;
}

type Pass = Pick<Awaited<ReturnType<typeof passRound>>, 'application_no' | 'terms'>;

/** Inserts a certificate with the dates of its status. */
export async function insertDemoCertificate(
  db: Queries,
  { memberNo, pass, ...certificate }: DemoCertificate & { memberNo: number; pass: Pass | null },
  { now, keys }: { now: Date; keys: Configuration['encryptionKeys'] },
): Promise<void> {
  const { status, askedDaysAgo, reason, certName, feeAccount } = certificate;
  const { name, user_phone, ...address } = await db
    .selectFrom('member')
    .select(['name', 'user_phone', 'post_code', 'user_address', 'user_address2'])
    .where('member_no', '=', memberNo)
    .executeTakeFirstOrThrow();
  const askedDay = addDays(seoulDay(now), -askedDaysAgo);
  const isPaid = !['AWAITING_TRANSFER', 'CANCELLED', 'EXPIRED'].includes(status);
  const isIssued = isValid(status) || status === 'REVOKED' || status === 'SUPERSEDED';
  const hasEnded = ['CANCELLED', 'EXPIRED', 'REJECTED', 'REVOKED', 'SUPERSEDED'].includes(status);
  const issuedAt = seoulInstant(addDays(askedDay, 3), '11:00');
  const isRejected = status === 'REJECTED';
  const { certificate_no } = await insertCertificate(db, {
    member_no: memberNo,
    application_no: pass?.application_no ?? null,
    replaces_no: null,
    status,
    cert_name: pass ? examName(pass.terms as ExamTerms) : (certName ?? ''),
    grade: pass ? 2 : null,
    holder_name: name,
    holder_masked: maskName(name ?? ''),
    user_phone,
    // Requests with an exam named by hand come from an older page, which had no address.
    ...(pass && {
      post_code: address.post_code ?? '',
      post_address: address.user_address ?? '',
      post_address2: address.user_address2 ?? '',
    }),
    fee: FIRST_TARIFF.certificate,
    requested_at: seoulInstant(askedDay, '10:30'),
    due_at: endOfSeoulDay(addDays(askedDay, CERTIFICATE_TRANSFER_DAYS)),
    paid_at: isPaid ? seoulInstant(addDays(askedDay, 1), '15:10') : null,
    number: isIssued ? await drawNumber(db, 2, issuedAt) : null,
    issued_at: isIssued ? issuedAt : null,
    sent_at: status === 'SENT' ? seoulInstant(addDays(askedDay, 4), '16:00') : null,
    ended_at: hasEnded ? seoulInstant(addDays(askedDay, 9), '09:20') : null,
    reason: reason ?? '',
    fee_owed: isRejected ? FIRST_TARIFF.certificate : 0,
    fee_returned_at: null,
    fee_account_sealed: null,
  });
  if (feeAccount) await writeFeeAccount(db, keys, certificate_no, feeAccount);
}
