import type { Calls, CallValue } from '@portal/shared/contract';
import { MAX_INQUIRIES_A_DAY } from '@portal/shared/contract/inquiry';
import { seoulTimestamp } from '@portal/shared/time';
import { DAY_MS } from '../../../clock/durations.ts';
import { requireNoAccount } from '../../../content/accountNumbers.ts';
import { listPage, type Paging } from '../../../database/page.ts';
import type { InquiryRow } from '../../../database/types/tables/inquiry.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import { inquiryLifecycle } from '../../../lifecycles/inquiry.ts';
import { transition } from '../../../lifecycles/lifecycle.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { ownFiles } from './files.ts';
import { closesAt, moveInquiry } from './moveInquiry.ts';
import { presentEntry, presentInquiry } from './present.ts';
import { countQuestionsOf, findInquiry, insertEntry, listEntries, lockInquiry } from './store.ts';

/** The member's own inquiries, newest first. */
export const listOwnInquiries = (paging: Paging, { db, caller }: MemberContext) =>
  listPage(
    db
      .selectFrom('inquiry')
      .selectAll()
      .where('member_no', '=', caller.memberNo)
      .orderBy('asked_at', 'desc')
      .orderBy('inquiry_no', 'desc'),
    paging,
    presentInquiry,
  );

/** Own inquiry with all entries; other members get NOT_FOUND. */
export async function viewOwnInquiry({ inquiryNo }: { inquiryNo: number }, { db, caller }: MemberContext) {
  const row = await findInquiry(db, inquiryNo);
  if (row?.member_no !== caller.memberNo) throw new HttpError('NOT_FOUND');
  const closing = closesAt(row);
  return {
    ...presentInquiry(row),
    entries: (await listEntries(db, inquiryNo)).map(presentEntry),
    closesAt: closing && seoulTimestamp(closing),
    allowedActions: ALLOWED[row.status],
  };
}

const ALLOWED: Record<InquiryRow['status'], ('askAgain' | 'close')[]> = {
  OPEN: ['close'],
  ANSWERED: ['askAgain', 'close'],
  CLOSED: [],
};

/** Creates an inquiry and returns its number. */
export async function ask(
  { kind, title, content, files }: CallValue<Calls['postIntInquiry']>,
  context: MemberContext,
): Promise<number> {
  const { db, now, caller, log } = context;
  requireNoAccount({ title, content });
  await requireNotTooMany(context);
  const line = await transition(inquiryLifecycle, { from: null, event: 'ask', by: 'member' }, () => false, log, {});
  if (!line) throw new Error('nobody can ask');
  const { inquiry_no: inquiryNo } = await db
    .insertInto('inquiry')
    .values({ member_no: caller.memberNo, kind, title, status: line.to, asked_at: now, waits_since: now })
    .returning('inquiry_no')
    .executeTakeFirstOrThrow();
  await insertEntry(db, { inquiryNo, content, files: await ownFiles(db, caller.memberNo, files), now });
  return inquiryNo;
}

/** Adds a further question to an own answered inquiry and returns the question's number. */
export async function askAgain(
  { inquiryNo, content, files }: CallValue<Calls['postIntInquiryAgain']>,
  context: MemberContext,
): Promise<number> {
  const { db, now, caller } = context;
  requireNoAccount({ content });
  await requireNotTooMany(context);
  const row = await lockOwnInquiry(inquiryNo, context);
  if (!(await moveInquiry(row, { event: 'askAgain', by: 'member' }, context)))
    throw new BusinessError('INQUIRY_STATE_CHANGED');
  return insertEntry(db, { inquiryNo, content, files: await ownFiles(db, caller.memberNo, files), now });
}

/** Closes an own inquiry. */
export async function closeOwnInquiry({ inquiryNo }: { inquiryNo: number }, context: MemberContext): Promise<number> {
  const row = await lockOwnInquiry(inquiryNo, context);
  if (!(await moveInquiry(row, { event: 'close', by: 'member' }, context)))
    throw new BusinessError('INQUIRY_STATE_CHANGED');
  return 1;
}

async function lockOwnInquiry(inquiryNo: number, { db, caller }: MemberContext): Promise<InquiryRow> {
  const row = await lockInquiry(db, inquiryNo);
  if (row?.member_no !== caller.memberNo) throw new HttpError('NOT_FOUND');
  return row;
}

/** @throws BusinessError INQUIRIES_EXCEEDED */
async function requireNotTooMany({ db, now, caller }: MemberContext): Promise<void> {
  const asked = await countQuestionsOf(db, caller.memberNo, new Date(now.getTime() - DAY_MS));
  if (asked >= MAX_INQUIRIES_A_DAY) throw new BusinessError('INQUIRIES_EXCEEDED');
}
