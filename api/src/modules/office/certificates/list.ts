import { sql } from 'kysely';
import { CERTIFICATE_STATUS_NAMES, type Calls, type CallValue } from '@portal/shared/contract';
import { CERTIFICATE_ACT_NAMES, type CertificateAct } from '@portal/shared/contract/office';
import { seoulTimestamp } from '@portal/shared/time';
import { fetchPage, toPage } from '../../../database/page.ts';
import { certificateLifecycle } from '../../../lifecycles/certificate.ts';
import { linesOf } from '../../../lifecycles/lifecycle.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { isValid, type CertificateRow } from '../../manager/certificates/store.ts';

type Query = CallValue<Calls['officeCertificates']>;

/** As in the indexes `certificate_by_name` and `certificate_by_number`. */
const NAME = sql<string>`(coalesce(certificate.holder_name, '')) collate "C"`;
const NUMBER = sql<string>`(coalesce(certificate.number, '')) collate "C"`;

const ORDERS: Record<Query['order'], typeof NAME | null> = { requestedAt: null, name: NAME, number: NUMBER };

/** A pattern for `like` that finds what begins with the words. */
const beginsWith = (words: string) => `${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Certificates by state, by the beginning of the holder's name, or of the number where a digit is typed. */
export async function listCertificates(
  { keyword, status, order, descending, ...paging }: Query,
  { db }: MemberContext,
) {
  let query = db.selectFrom('certificate').selectAll();
  if (status) query = query.where('status', '=', status);
  if (keyword) {
    const typed = keyword.normalize('NFC').replace(/^제\s*/, '');
    query = query.where(sql<boolean>`${/^\d/.test(typed) ? NUMBER : NAME} like ${beginsWith(typed)}`);
  }
  const direction = descending ? 'desc' : 'asc';
  const sorted = ORDERS[order];
  // The numbers of the rows grow with the time of asking.
  if (sorted) query = query.orderBy(sorted, direction);
  return toPage(await fetchPage(query.orderBy('certificate_no', direction), paging), paging, present);
}

const present = (row: CertificateRow) => ({
  certificateNo: row.certificate_no,
  name: row.holder_name ?? '',
  certName: row.cert_name,
  rating: row.grade,
  number: row.number ?? '',
  status: row.status,
  statusName: CERTIFICATE_STATUS_NAMES[row.status],
  requestedAt: seoulTimestamp(row.requested_at),
  dueAt: row.due_at && seoulTimestamp(row.due_at),
  issuedAt: row.issued_at && seoulTimestamp(row.issued_at),
  sentAt: row.sent_at && seoulTimestamp(row.sent_at),
  reason: row.reason,
  fee: row.fee,
  isReissue: row.replaces_no !== null,
  acts: actsFor(row),
});

/** What the life cycle lets an employee do; the office issues again, and prints, what is valid. */
function actsFor(row: CertificateRow): CertificateAct[] {
  const canPrint = isValid(row.status) && row.holder_name !== null;
  return (Object.keys(CERTIFICATE_ACT_NAMES) as CertificateAct[]).filter((act) =>
    act === 'print' || act === 'reissue'
      ? canPrint
      : linesOf(certificateLifecycle, { from: row.status, event: act, by: 'staff' }).length > 0,
  );
}
