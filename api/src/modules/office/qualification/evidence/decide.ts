import type { Calls, CallValue } from '@portal/shared/contract';
import { seoulDay } from '@portal/shared/time';
import { evidence } from '../../../../aggregates/evidence.ts';
import { writeTransition } from '../../../../aggregates/writeTransition.ts';
import { HttpError } from '../../../../errors/errors.ts';
import { act, orChanged } from '../../../../internalControls/acts/act.ts';
import { evidenceLifecycle } from '../../../../lifecycles/evidence.ts';
import { transition } from '../../../../lifecycles/lifecycle.ts';
import { raiseNotice } from '../../../../notices/raiseNotice.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { sendHandedIn } from '../../../files/downloads/sendHandedIn.ts';
import { ofMember } from '../../parts/targets.ts';

const ACTS = { accept: 'accept evidence', return: 'return evidence' } as const;

const target = ofMember(evidence);

/** Accepts papers or returns them and notifies the member. Accepted papers are valid for all exams of the grade. */
export const decideEvidence = (
  { evidenceNo, decision, validUntil, reason }: CallValue<Calls['officeDecideEvidence']>,
  context: MemberContext,
): Promise<number> => {
  const { db, now, log, caller } = context;
  const isAccepted = decision === 'accept';
  return act(
    target,
    {
      act: ACTS[decision],
      no: evidenceNo,
      reason,
      check() {
        if (isAccepted && validUntil !== undefined && validUntil < seoulDay(now))
          throw new HttpError('MALFORMED', {
            issues: [{ path: 'validUntil', message: '오늘 이후의 날짜를 입력해주세요.' }],
          });
      },
      async do({ status: from, member_no: memberNo, grade }) {
        const move = { from, event: decision, by: 'staff' } as const;
        const { to } = orChanged(await transition(evidenceLifecycle, move, () => false, log, { evidenceNo }));
        const columns = {
          decided_by: caller.memberNo,
          decided_at: now,
          reason: isAccepted ? '' : reason,
          valid_until: isAccepted ? (validUntil ?? null) : null,
        };
        await writeTransition(db, 'eligibility_evidence', { no: evidenceNo, from, to, columns });
        const notice = { memberNo, subjectNo: evidenceNo };
        if (isAccepted) await raiseNotice({ event: 'evidenceAccepted', ...notice, values: { grade } }, { db, now });
        else await raiseNotice({ event: 'evidenceReturned', ...notice, values: { grade, reason } }, { db, now });
        return 1;
      },
    },
    context,
  );
};

/** Sends one of the documents; the access is recorded. */
export async function showEvidenceFile(
  { evidenceNo, fileNo }: CallValue<Calls['officeEvidenceFile']>,
  context: MemberContext,
): Promise<null> {
  const path = await act(
    target,
    {
      act: 'show evidence',
      no: evidenceNo,
      async do() {
        const file = await context.db
          .selectFrom('eligibility_file')
          .select('path')
          .where('evidence_no', '=', evidenceNo)
          .where('file_no', '=', fileNo)
          .executeTakeFirst();
        if (!file) throw new HttpError('NOT_FOUND');
        return file.path;
      },
    },
    context,
  );
  return sendHandedIn(path, context);
}
