import type { Insertable } from 'kysely';
import { FIRST_TARIFF } from '@portal/shared/contract/manager';
import { maskName } from '@portal/shared/format';
import type { CertificateTable } from '../../../database/types/tables/certificate.ts';
import type { TestServer } from '../../../testing/index.ts';
import { drawNumber } from '../../manager/certificates/number.ts';
import { insertCertificate, isValid, NO_DATES } from '../../manager/certificates/store.ts';

/** Creates a certificate of a new member in a state, requested now. Returns its key. */
export async function addCertificate(
  server: TestServer,
  { status, ...columns }: Pick<Insertable<CertificateTable>, 'status'> & Partial<Insertable<CertificateTable>>,
): Promise<number> {
  const { db } = server;
  const now = server.services.now();
  const name = columns.holder_name ?? '홍길동';
  const { memberNo } = await server.member({ name });
  const isIssued = isValid(status) || status === 'REVOKED';
  const row = await insertCertificate(db, {
    ...NO_DATES,
    member_no: memberNo,
    application_no: null,
    replaces_no: null,
    status,
    cert_name: '외식경영관리사 2급',
    grade: 2,
    holder_name: name,
    holder_masked: maskName(name),
    user_phone: '01012345678',
    fee: FIRST_TARIFF.certificate,
    requested_at: now,
    due_at: new Date('2027-01-01T00:00:00+09:00'),
    paid_at: status === 'AWAITING_TRANSFER' ? null : now,
    number: isIssued ? await drawNumber(db, 2, now) : null,
    issued_at: isIssued ? now : null,
    sent_at: status === 'SENT' ? now : null,
    ended_at: status === 'REVOKED' || status === 'REJECTED' ? now : null,
    fee_owed: status === 'REJECTED' ? FIRST_TARIFF.certificate : 0,
    ...columns,
  });
  return row.certificate_no;
}
