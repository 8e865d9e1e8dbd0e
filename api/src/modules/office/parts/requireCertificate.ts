import { HttpError } from '../../../pipeline/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { lockCertificate, type CertificateRow } from '../../manager/certificates/store.ts';

/** The certificate that an employee decides about, locked. @throws HttpError 404 when there is none. */
export async function requireCertificate(certificateNo: number, { db }: MemberContext): Promise<CertificateRow> {
  const certificate = await lockCertificate(db, certificateNo);
  if (!certificate) throw new HttpError('NOT_FOUND');
  return certificate;
}
