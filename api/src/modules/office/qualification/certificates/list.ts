import { sql, type RawBuilder } from 'kysely';
import { CERTIFICATE_STATUS_NAMES, type Calls, type CallValue, type CertificateStatus } from '@portal/shared/contract';
import { CERTIFICATE_ACT_NAMES, type CertificateAct } from '@portal/shared/contract/office';
import { typedName } from '@portal/shared/rules';
import { seoulTimestamp } from '@portal/shared/time';
import { listSize } from '../../../../database/longList.ts';
import { beginningPattern, countOf, fetchPageOfParts, toPage } from '../../../../database/page.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { certificateLifecycle } from '../../../../lifecycles/certificate.ts';
import { linesOf } from '../../../../lifecycles/lifecycle.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { certificateStatusName, isValid, type CertificateRow } from '../../../manager/certificates/store.ts';
import { linkableMember } from '../../parts/linkableMember.ts';

type Query = CallValue<Calls['officeCertificates']>;

/** Expressions of the indexes `certificate_by_name` and `certificate_by_number`. */
const NAME = sql<string>`(coalesce(certificate.holder_name, '')) collate "C"`;
const NUMBER = sql<string>`(coalesce(certificate.number, '')) collate "C"`;

const ORDERS: Record<Query['order'], typeof NAME | null> = { requestedAt: null, name: NAME, number: NUMBER };

/**
 * Lists certificates by state and by prefix: of the number if the keyword has a digit, otherwise of the holder's name.
 */
export async function listCertificates(
  { keyword, certificateNo, status, order, descending, ...paging }: Query,
  context: MemberContext,
) {
  const { db } = context;
  let query = db.selectFrom('certificate').selectAll();
  if (certificateNo !== undefined) query = query.where('certificate_no', '=', certificateNo);
  if (status) query = query.where('status', '=', status);
  if (keyword) {
    const typed = typedName(keyword).replace(/^제\s*/, '');
    query = query.where(sql<boolean>`${/^\d/.test(typed) ? NUMBER : NAME} like ${beginningPattern(typed)}`);
  }
  const direction = descending ? 'desc' : 'asc';
  const sorted = ORDERS[order];
  // Row numbers increase with the time of the request.
  if (sorted) query = query.orderBy(sorted, direction);
  const isSearched = keyword !== undefined || certificateNo !== undefined;
  const part = {
    query: query.orderBy('certificate_no', direction),
    size: isSearched ? null : sizeOf(db, status),
  };
  const linkable = await linkableMember(context);
  return toPage(await fetchPageOfParts(db, [part], paging), paging, (row) => ({
    ...present(row),
    memberNo: linkable(row.member_no),
  }));
}

/** The final state, which most certificates are in. */
const LAST_STATE = 'SENT';
const OTHER_STATES = (Object.keys(CERTIFICATE_STATUS_NAMES) as CertificateStatus[]).filter(
  (status) => status !== LAST_STATE,
);

/** Total number, overall or in the final state; null for other states, which are few and counted directly. */
function sizeOf(db: Queries, status: CertificateStatus | undefined): RawBuilder<number> | null {
  if (status === undefined) return listSize('certificate');
  if (status !== LAST_STATE) return null;
  return sql<number>`(${listSize('certificate')} - ${countOf(db.selectFrom('certificate').where('status', 'in', OTHER_STATES))})`;
}

const present = (row: CertificateRow) => ({
  certificateNo: row.certificate_no,
  name: row.holder_name ?? '',
  certName: row.cert_name,
  rating: row.grade,
  number: row.number ?? '',
  status: row.status,
  statusName: certificateStatusName(row),
  requestedAt: seoulTimestamp(row.requested_at),
  dueAt: row.due_at && seoulTimestamp(row.due_at),
  issuedAt: row.issued_at && seoulTimestamp(row.issued_at),
  sentAt: row.sent_at && seoulTimestamp(row.sent_at),
  reason: row.reason,
  fee: row.fee,
  isReissue: row.replaces_no !== null,
  hasAddress: row.post_code !== '',
  acts: actsFor(row),
});

/** Acts that the life cycle allows an employee; valid certificates can also be reissued and printed. */
function actsFor(row: CertificateRow): CertificateAct[] {
  const canPrint = isValid(row.status) && row.holder_name !== null;
  return (Object.keys(CERTIFICATE_ACT_NAMES) as CertificateAct[]).filter((act) =>
    act === 'print' || act === 'reissue'
      ? canPrint
      : linesOf(certificateLifecycle, { from: row.status, event: act, by: 'staff' }).length > 0,
  );
}
