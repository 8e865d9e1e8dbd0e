import { CERTIFICATE_STATUS_NAMES, type CertificateStatus } from '@portal/shared/contract';
import type { Queries } from '../../../database/types/tables.ts';
import { OPEN_CERTIFICATE_STATES } from '../../../lifecycles/certificate.ts';
import { certificatePage } from '../../../notices/pages.ts';

/** Certificate of a member that is requested, or has a fee to be returned. */
export interface MemberCertificate {
  status: CertificateStatus;
  /** Time of its request, or of its end if its fee has to be returned. */
  since: Date;
  statusName: string;
  title: string;
  dueAt: Date | null;
  fee: number;
  /** Fee to be returned in won; 0 if there is none. */
  feeOwed: number;
  hasFeeAccount: boolean;
  path: string;
}

/** Status name while the fee is being returned. */
const FEE_GOES_BACK = '수수료 환불';

/** Certificates of a member that are requested and not decided, or have a fee to be returned. */
export async function listOpenCertificates(db: Queries, memberNo: number): Promise<MemberCertificate[]> {
  const rows = await db
    .selectFrom('certificate')
    .select(['cert_name', 'status', 'due_at', 'fee', 'fee_owed', 'fee_returned_at', 'fee_account_masked'])
    .select(['requested_at', 'ended_at'])
    .where('member_no', '=', memberNo)
    .where((either) =>
      either.or([
        either('status', 'in', OPEN_CERTIFICATE_STATES),
        either.and([either('fee_owed', '>', 0), either('fee_returned_at', 'is', null)]),
      ]),
    )
    .orderBy('certificate_no')
    .execute();
  return rows.map((row) => {
    const { cert_name, status, due_at, fee, fee_owed, fee_returned_at, fee_account_masked } = row;
    const feeOwed = fee_returned_at ? 0 : fee_owed;
    return {
      status,
      since: row.ended_at ?? row.requested_at,
      statusName: feeOwed > 0 ? FEE_GOES_BACK : CERTIFICATE_STATUS_NAMES[status],
      title: `${cert_name} 자격증`,
      dueAt: due_at,
      fee,
      feeOwed,
      hasFeeAccount: fee_account_masked !== '',
      path: certificatePage.path,
    };
  });
}
