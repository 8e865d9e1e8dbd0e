import type { Calls, CallValue } from '@portal/shared/contract';
import { inquiry } from '../../../../aggregates/inquiry.ts';
import { requireNoAccount } from '../../../../content/accountNumbers.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { act } from '../../../../internalControls/acts/act.ts';
import { inquiryPage } from '../../../../notices/pages.ts';
import { raiseNotice } from '../../../../notices/raiseNotice.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { giveFiles } from '../../../space/inquiries/files.ts';
import { moveInquiry } from '../../../space/inquiries/moveInquiry.ts';
import { insertEntry, listEntries } from '../../../space/inquiries/store.ts';
import { ofMember } from '../../parts/targets.ts';

/** Answers an inquiry and notifies its member. Returns the number of the answer. */
export const answerInquiry = (
  { inquiryNo, lastEntryNo, content, files }: CallValue<Calls['officeAnswerInquiry']>,
  context: MemberContext,
): Promise<number> =>
  act(
    ofMember(inquiry),
    {
      act: 'answer inquiry',
      no: inquiryNo,
      async do(row) {
        const { db, now, caller } = context;
        requireNoAccount({ content });
        const { member_no: memberNo, title, waits_since: waitedSince } = row;
        const newest = (await listEntries(db, inquiryNo)).at(-1)?.entry_no;
        const isAnswered =
          newest === lastEntryNo && (await moveInquiry(row, { event: 'answer', by: 'staff' }, context));
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
        return entryNo;
      },
    },
    context,
  );
