import type { CertificateStatus } from '@portal/shared/contract';
import type { OfficeAct } from '@portal/shared/contract/office';
import { moneyContext } from '../../../../enrolment/context.ts';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { decideCertificate, reissueCertificate } from '../../../manager/certificates/decisions.ts';
import { requireCertificate } from '../../parts/lockMatter.ts';
import { CERTIFICATE_OBJECT } from '../../parts/objects.ts';

/** An employee's decision about a certificate. */

interface Decided {
  certificateNo: number;
  reason: string;
}

/** Records a decision. Throws if `status` is null: the life cycle rejected it. */
async function record(
  { certificateNo, reason }: Decided,
  { act, status }: { act: OfficeAct; status: CertificateStatus | null },
  context: MemberContext,
): Promise<CertificateStatus> {
  if (!status) throw new BusinessError('OFFICE_STATE_CHANGED');
  await recordAct(context, { act, object: CERTIFICATE_OBJECT, objectNo: certificateNo, reason, detail: { status } });
  return status;
}

/** Issues a certificate with its number. */
export async function issueOne(
  { rating, ...decided }: Decided & { rating?: 1 | 2 | undefined },
  context: MemberContext,
): Promise<CertificateStatus> {
  const { certificateNo } = decided;
  const { grade, status: before } = await requireCertificate(certificateNo, 'issue certificate', context);
  if (before === 'PAID' && grade === null && rating === undefined)
    throw new HttpError('MALFORMED', { issues: [{ path: 'rating', message: '발급할 급수를 골라주세요.' }] });
  const status = await decideCertificate(
    certificateNo,
    { event: 'issue', ...(rating && { grade: rating }) },
    moneyContext(context),
  );
  return record(decided, { act: 'issue certificate', status }, context);
}

/** Rejects a paid request; its fee is owed back. */
export async function rejectOne(decided: Decided, context: MemberContext): Promise<CertificateStatus> {
  await requireCertificate(decided.certificateNo, 'reject certificate', context);
  const status = await decideCertificate(
    decided.certificateNo,
    { event: 'reject', reason: decided.reason },
    moneyContext(context),
  );
  return record(decided, { act: 'reject certificate', status }, context);
}

/** Revokes a qualification. */
export async function revokeOne(decided: Decided, context: MemberContext): Promise<CertificateStatus> {
  await requireCertificate(decided.certificateNo, 'revoke certificate', context);
  const status = await decideCertificate(
    decided.certificateNo,
    { event: 'revoke', reason: decided.reason },
    moneyContext(context),
  );
  return record(decided, { act: 'revoke certificate', status }, context);
}

/** Reissues a valid certificate with a new number; returns the new row's key. */
export async function reissueOne(decided: Decided, context: MemberContext): Promise<number> {
  const { certificateNo, reason } = decided;
  await requireCertificate(certificateNo, 'reissue certificate', context);
  const newNo = await reissueCertificate(decided, moneyContext(context));
  if (newNo === null) throw new BusinessError('OFFICE_STATE_CHANGED');
  const object = { object: CERTIFICATE_OBJECT, objectNo: newNo };
  await recordAct(context, { ...object, act: 'reissue certificate', reason, detail: { replaces: certificateNo } });
  return newNo;
}
