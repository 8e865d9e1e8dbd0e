import type { Calls, CallValue } from '@portal/shared/contract';
import {
  certificatePaper,
  courseApplication,
  examApplication,
  slipPaper,
  ticketPaper,
  type PaperApplication,
} from '@portal/shared/papers';
import type { OfferingKind } from '../../../database/types/tables/manager.ts';
import { findOwn } from '../../../enrolment/application/store.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import { printPaper } from '../../../papers/printPaper.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { sendPdf } from '../../files/downloads/sendPdf.ts';
import { presentEntryCode } from '../applications/attendance.ts';
import { presentCourseDetail, presentExamDetail } from '../applications/present.ts';
import { findOwnDocument } from '../certificates/ownCertificates.ts';
import { readPhoto } from './readPhoto.ts';

/** Papers as files, with the same content and words as the pages (`@portal/shared/papers`). */

/** Own application with a paper that may be printed now. */
async function findPrintable(
  { kind, applicationNo, action }: { kind: OfferingKind; applicationNo: number; action: 'printSlip' | 'printTicket' },
  context: MemberContext,
): Promise<PaperApplication> {
  const { db, now, caller } = context;
  const row = await findOwn(db, { memberNo: caller.memberNo, kind, now }, applicationNo);
  if (!row) throw new HttpError('NOT_FOUND');
  const detail = kind === 'education' ? presentCourseDetail(row, now) : presentExamDetail(row, now);
  if (!detail.allowedActions.includes(action)) throw new BusinessError('PAPER_NOT_ALLOWED');
  const entryCode = presentEntryCode(row, context);
  return 'edu' in detail ? courseApplication({ ...detail, entryCode }) : examApplication({ ...detail, entryCode });
}

export async function downloadSlip(
  { applyType, userExaminationNo }: CallValue<Calls['downloadSlip']>,
  context: MemberContext,
) {
  const kind = applyType === 1 ? 'education' : 'exam';
  const paper = slipPaper(
    await findPrintable({ kind, applicationNo: userExaminationNo, action: 'printSlip' }, context),
  );
  sendPdf(paper.fileName, await printPaper({ kind: 'entry', paper, photo: null }, context.caller.memberNo), context);
  return null;
}

export async function downloadTicket(
  { userExaminationNo }: CallValue<Calls['downloadTicket']>,
  context: MemberContext,
) {
  const ticket = { kind: 'exam', applicationNo: userExaminationNo, action: 'printTicket' } as const;
  const paper = ticketPaper(await findPrintable(ticket, context));
  const photo = await readPhoto(paper.identity?.photo ?? '', context);
  sendPdf(paper.fileName, await printPaper({ kind: 'entry', paper, photo }, context.caller.memberNo), context);
  return null;
}

export async function downloadCertificate({ number }: CallValue<Calls['downloadCertificate']>, context: MemberContext) {
  const paper = certificatePaper(await findOwnDocument(number, context), context.configuration.origins[0]);
  sendPdf(paper.fileName, await printPaper({ kind: 'proven', paper }, context.caller.memberNo), context);
  return null;
}
