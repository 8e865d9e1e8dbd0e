import type { Calls, CallValue } from '@portal/shared/contract';
import { seoulTimestamp } from '@portal/shared/time';
import { listPage } from '../../../../database/page.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import type { InquiryRow } from '../../../../database/types/tables/inquiry.ts';
import { HttpError } from '../../../../errors/errors.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { presentEntry, presentInquiry } from '../../../space/inquiries/present.ts';
import { listEntries } from '../../../space/inquiries/store.ts';
import { maskedName } from '../members/masked.ts';

const withWriter = (db: Queries) =>
  db
    .selectFrom('inquiry')
    .innerJoin('member', 'member.member_no', 'inquiry.member_no')
    .selectAll('inquiry')
    .select('member.name as writer');

const ofMember = (row: InquiryRow & { writer: string | null }) => ({
  ...presentInquiry(row),
  writer: maskedName(row.writer),
  memberNo: row.member_no,
  waitsSince: row.waits_since && seoulTimestamp(row.waits_since),
});

const ORDER = {
  OPEN: ['waits_since', 'asc'],
  ANSWERED: ['answered_at', 'desc'],
  CLOSED: ['closed_at', 'desc'],
} as const;

/** Lists inquiries in a state: open ones oldest first, others newest first. */
export function listInquiries({ status, ...paging }: CallValue<Calls['officeInquiries']>, { db }: MemberContext) {
  const [column, direction] = ORDER[status];
  const inState = withWriter(db)
    .where('inquiry.status', '=', status)
    .orderBy(`inquiry.${column}`, direction)
    .orderBy('inquiry_no', direction);
  return listPage(inState, paging, ofMember);
}

/** Returns an inquiry with all entries and allowed actions. */
export async function viewInquiry({ inquiryNo }: { inquiryNo: number }, { db }: MemberContext) {
  const row = await withWriter(db).where('inquiry_no', '=', inquiryNo).executeTakeFirst();
  if (!row) throw new HttpError('NOT_FOUND');
  const entries = await listEntries(db, inquiryNo);
  const allowedActions: 'answer'[] = row.status === 'OPEN' ? ['answer'] : [];
  return {
    ...ofMember(row),
    entries: entries.map((entry) => ({ ...presentEntry(entry), answeredBy: entry.answered_by })),
    allowedActions,
  };
}
