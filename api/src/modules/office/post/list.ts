import type { Calls, CallValue } from '@portal/shared/contract';
import { CARRIER_NAMES } from '@portal/shared/contract/manager';
import { seoulTimestamp } from '@portal/shared/time';
import { fetchPage, toPage } from '../../../database/page.ts';
import { recordAct } from '../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';

/** Columns of a certificate and its holder visible to employees who handle the post. */
export const POST_COLUMNS = [
  'certificate_no',
  'status',
  'member_no',
  'holder_name',
  'post_code',
  'post_address',
  'post_address2',
  'addressed_at',
  'issued_at',
  'labelled_at',
  'sent_at',
  'carrier',
  'tracking_number',
] as const;

/** Lists certificates to post, oldest first, or posted ones, newest first. Access is recorded. */
export async function listPosts({ need, ...paging }: CallValue<Calls['officePosts']>, context: MemberContext) {
  const { db } = context;
  const query = db.selectFrom('certificate').select(POST_COLUMNS);
  const page = await fetchPage(
    need === 'toSend'
      ? query.where('status', '=', 'ISSUED').orderBy('issued_at').orderBy('certificate_no')
      : query.where('status', '=', 'SENT').orderBy('certificate_no', 'desc'),
    paging,
  );
  if (page.rows.length > 0)
    await recordAct(context, {
      act: 'show addresses',
      object: 'certificate',
      objectNo: null,
      detail: { shown: page.rows.map(({ certificate_no }) => certificate_no).join(' '), page: paging.page },
    });
  return toPage(page, paging, (row) => ({
    certificateNo: row.certificate_no,
    name: row.holder_name ?? '',
    postCode: row.post_code,
    address: row.post_address,
    address2: row.post_address2,
    issuedAt: seoulTimestamp(row.issued_at ?? new Date(0)),
    labelledAt: row.labelled_at && seoulTimestamp(row.labelled_at),
    isLabelOld: isLabelOld(row),
    sentAt: row.sent_at && seoulTimestamp(row.sent_at),
    carrierName: row.carrier ? CARRIER_NAMES[row.carrier] : '',
    trackingNumber: row.tracking_number ?? '',
  }));
}

/** True if the address changed after the label was printed. */
export const isLabelOld = ({ labelled_at, addressed_at }: { labelled_at: Date | null; addressed_at: Date | null }) =>
  labelled_at !== null && addressed_at !== null && addressed_at > labelled_at;
