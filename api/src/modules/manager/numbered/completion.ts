import type { CallAnswer, Calls, CallValue } from '@portal/shared/contract';
import { completionPaper } from '@portal/shared/papers';
import { seoulTimestamp } from '@portal/shared/time';
import { findOwn, lockApplication } from '../../../enrolment/application/store.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import { printPaper } from '../../../papers/printPaper.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { sendPdf } from '../../files/downloads/sendPdf.ts';
import { presentCourseApplication } from '../applications/present.ts';
import { issuePaper } from './issuePaper.ts';
import { findByNumber, type PaperRow } from './store.ts';

type CompletionDocument = CallAnswer<Calls['postMapCompletion']>;

/** Opens the completion paper of an own course; the first opening assigns its number. */
export async function openCompletion(applicationNo: number, context: MemberContext): Promise<CompletionDocument> {
  const { db, caller } = context;
  await lockApplication(db, applicationNo);
  const course = await findCompleted(applicationNo, context);
  const person = { recipient: 'PERSON', name: caller.name, businessNumber: '' } as const;
  const paper = await issuePaper({ kind: 'COMPLETION', subjectNo: applicationNo }, person, context);
  return present(paper, course, context);
}

export async function downloadCompletion({ number }: CallValue<Calls['downloadCompletion']>, context: MemberContext) {
  const row = await findByNumber(context.db, number);
  if (row?.kind !== 'COMPLETION' || row.member_no !== context.caller.memberNo) throw new HttpError('NOT_FOUND');
  const document = await present(row, await findCompleted(row.subject_no, context), context);
  const paper = completionPaper(document, context.configuration.origins[0]);
  sendPdf(paper.fileName, await printPaper({ kind: 'proven', paper }, context.caller.memberNo), context);
  return null;
}

/** Own course that is completed now: a result may have been corrected. */
async function findCompleted(applicationNo: number, { db, now, caller }: MemberContext) {
  const row = await findOwn(db, { memberNo: caller.memberNo, kind: 'education', now }, applicationNo);
  if (!row) throw new HttpError('NOT_FOUND');
  const course = presentCourseApplication(row, now);
  if (!course.allowedActions.includes('printCompletion')) throw new BusinessError('PAPER_NOT_ALLOWED');
  return course;
}

async function present(
  { number, recipient_name, issued_at }: PaperRow,
  { title, rating, eduType, eduDate }: Awaited<ReturnType<typeof findCompleted>>,
  { db, caller }: MemberContext,
): Promise<CompletionDocument> {
  const { user_birth } = await db
    .selectFrom('member')
    .select('user_birth')
    .where('member_no', '=', caller.memberNo)
    .executeTakeFirstOrThrow();
  return {
    ...{ number, title, rating, eduType, eduDate },
    name: recipient_name ?? '',
    userBirth: user_birth ?? '',
    issuedAt: seoulTimestamp(issued_at),
  };
}
