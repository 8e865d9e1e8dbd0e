import type { Calls, CallValue } from '@portal/shared/contract';
import { seoulDay } from '@portal/shared/time';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { evidenceLifecycle } from '../../../../lifecycles/evidence.ts';
import { transition } from '../../../../lifecycles/lifecycle.ts';
import { raiseNotice } from '../../../../notices/raiseNotice.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { sendHandedIn } from '../../../files/downloads/sendHandedIn.ts';
import { requireEvidence } from '../../parts/lockMatter.ts';
import { EVIDENCE_OBJECT } from '../../parts/objects.ts';

const ACTS = { accept: 'accept evidence', return: 'return evidence' } as const;

/** Accepts or returns documents and notifies the member. Accepted ones apply to all exams of the grade. */
export async function decideEvidence(
  { evidenceNo, decision, validUntil, reason }: CallValue<Calls['officeDecideEvidence']>,
  context: MemberContext,
): Promise<number> {
  const { db, now, log, caller } = context;
  const act = ACTS[decision];
  const evidence = await requireEvidence(evidenceNo, act, context);
  const isAccepted = decision === 'accept';
  if (isAccepted && validUntil !== undefined && validUntil < seoulDay(now))
    throw new HttpError('MALFORMED', { issues: [{ path: 'validUntil', message: '오늘 이후의 날짜를 입력해주세요.' }] });
  const move = { from: evidence.status, event: decision, by: 'staff' } as const;
  const line = await transition(evidenceLifecycle, move, () => false, log, { evidenceNo });
  if (!line) throw new BusinessError('OFFICE_STATE_CHANGED');
  await db
    .updateTable('eligibility_evidence')
    .set({
      status: line.to,
      decided_by: caller.memberNo,
      decided_at: now,
      reason: isAccepted ? '' : reason,
      valid_until: isAccepted ? (validUntil ?? null) : null,
    })
    .where('evidence_no', '=', evidenceNo)
    .execute();
  const notice = { memberNo: evidence.member_no, subjectNo: evidenceNo };
  if (isAccepted)
    await raiseNotice({ event: 'evidenceAccepted', ...notice, values: { grade: evidence.grade } }, { db, now });
  else
    await raiseNotice({ event: 'evidenceReturned', ...notice, values: { grade: evidence.grade, reason } }, { db, now });
  await recordAct(context, { act, object: EVIDENCE_OBJECT, objectNo: evidenceNo, reason });
  return 1;
}

/** Sends one of the documents; the access is recorded. */
export async function showEvidenceFile(
  { evidenceNo, fileNo }: CallValue<Calls['officeEvidenceFile']>,
  context: MemberContext,
): Promise<null> {
  const act = 'show evidence';
  await requireEvidence(evidenceNo, act, context);
  const file = await context.db
    .selectFrom('eligibility_file')
    .select('path')
    .where('evidence_no', '=', evidenceNo)
    .where('file_no', '=', fileNo)
    .executeTakeFirst();
  if (!file) throw new HttpError('NOT_FOUND');
  await recordAct(context, { act, object: EVIDENCE_OBJECT, objectNo: evidenceNo });
  return sendHandedIn(file.path, context);
}
