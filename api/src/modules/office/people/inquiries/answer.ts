import type { Calls, CallValue } from '@portal/shared/contract';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { inquiryPage } from '../../../../notices/pages.ts';
import { raiseNotice } from '../../../../notices/raiseNotice.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { giveFiles } from '../../../space/inquiries/files.ts';
import { moveInquiry } from '../../../space/inquiries/moveInquiry.ts';
import { insertEntry, listEntries } from '../../../space/inquiries/store.ts';
import { requireInquiry } from '../../parts/lockMatter.ts';
import { INQUIRY_OBJECT } from '../../parts/objects.ts';

/** Answers an inquiry and notifies its member. Returns the number of the answer. */
export async function answerInquiry(
  { inquiryNo, lastEntryNo, content, files }: CallValue<Calls['officeAnswerInquiry']>,
  context: MemberContext,
): Promise<number> {
  const { db, now, caller } = context;
  const inquiry = await requireInquiry(inquiryNo, 'answer inquiry', context);
  const { member_no: memberNo, title, waits_since: waitedSince } = inquiry;
  const newest = (await listEntries(db, inquiryNo)).at(-1)?.entry_no;
  const isAnswered = newest === lastEntryNo && (await moveInquiry(inquiry, { event: 'answer', by: 'staff' }, context));
  if (!isAnswered || !waitedSince) throw new BusinessError('OFFICE_STATE_CHANGED');
  const entryNo = await insertEntry(db, {
    inquiryNo,
    content,
    files: await giveFiles(db, { employeeNo: caller.memberNo, memberNo }, files),
    answer: { employeeNo: caller.memberNo, waitedSince },
    now,
  });
  const values = { title, page: inquiryPage(inquiryNo) };
  await raiseNotice({ event: 'inquiryAnswered', memberNo, subjectNo: entryNo, values }, { db, now });
  await recordAct(context, { act: 'answer inquiry', object: INQUIRY_OBJECT, objectNo: inquiryNo });
  return entryNo;
}
