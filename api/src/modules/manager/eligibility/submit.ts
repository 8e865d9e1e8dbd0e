import type { Calls, CallValue } from '@portal/shared/contract';
import { GROUNDS, PAPER_NAMES, PAPERS_OF } from '@portal/shared/contract/manager';
import { sqlStateOf, UNIQUE_VIOLATION } from '../../../database/transaction.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import { evidenceLifecycle } from '../../../lifecycles/evidence.ts';
import { transition } from '../../../lifecycles/lifecycle.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { requireOwnFile } from '../../files/storedFiles/requireOwnFile.ts';
import { canSubmit, findNewestEvidence, hasOwnCertificate } from './store.ts';

type Form = CallValue<Calls['postIntEligibility']>;

const malformed = (path: string, message: string) => new HttpError('MALFORMED', { issues: [{ path, message }] });

/**
 * Submits the papers of a ground and returns their number. They belong to member and grade, not to an application, and
 * block the ticket only: otherwise the office would have to check them within the apply period.
 */
export async function submitEvidence(form: Form, context: MemberContext): Promise<number> {
  const { db, now, log, caller } = context;
  const { rating, ground } = form;
  if (!GROUNDS[rating][ground]) throw malformed('ground', '이 급수에는 없는 자격입니다. 다시 골라주세요.');
  const newest = await findNewestEvidence(db, caller.memberNo, rating);
  const line = await transition(
    evidenceLifecycle,
    { from: null, event: 'submit', by: 'member' },
    () => canSubmit(newest, now),
    log,
    { memberNo: caller.memberNo },
  );
  if (!line) throw new BusinessError('EVIDENCE_NOT_NEEDED');
  const files = await requirePapers(form, context);
  const { evidence_no } = await refuseSecond(() =>
    db
      .insertInto('eligibility_evidence')
      .values({ member_no: caller.memberNo, grade: rating, ground, status: line.to, submitted_at: now })
      .returning('evidence_no')
      .executeTakeFirstOrThrow(),
  );
  await db
    .insertInto('eligibility_file')
    .values(files.map((file, index) => ({ evidence_no, file_no: index + 1, ...file })))
    .execute();
  return evidence_no;
}

/** Stored files of a form. @throws HttpError at the field of a missing paper that is not known already. */
async function requirePapers({ ground, files }: Form, context: MemberContext) {
  const isCertificateKnown = await hasOwnCertificate(context.db, context.caller.memberNo);
  const needed = PAPERS_OF[ground].filter((paper) => !(paper === 'CERTIFICATE' && isCertificateKnown));
  for (const paper of needed)
    if (!files.some((file) => file.paper === paper)) throw malformed(paper, `${PAPER_NAMES[paper]}를 올려주세요.`);
  const stored = [];
  for (const { paper, path } of files) {
    const file = await requireOwnFile({ path, field: paper }, context);
    stored.push({ paper, path: file.path, file_name: file.file_name });
  }
  return stored;
}

/** Turns the collision of two concurrent submissions in the unique index into EVIDENCE_NOT_NEEDED. */
async function refuseSecond<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (sqlStateOf(error) === UNIQUE_VIOLATION) throw new BusinessError('EVIDENCE_NOT_NEEDED');
    throw error;
  }
}
