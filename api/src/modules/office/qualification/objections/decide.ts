import type { Calls, CallValue } from '@portal/shared/contract';
import { objection } from '../../../../aggregates/objection.ts';
import { writeTransition } from '../../../../aggregates/writeTransition.ts';
import { requireNoAccount } from '../../../../content/accountNumbers.ts';
import { applicationValues } from '../../../../enrolment/applicationValues.ts';
import { HttpError } from '../../../../errors/errors.ts';
import { act, orChanged } from '../../../../internalControls/acts/act.ts';
import { transition } from '../../../../lifecycles/lifecycle.ts';
import { objectionLifecycle } from '../../../../lifecycles/objection.ts';
import { raiseNotice } from '../../../../notices/raiseNotice.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { sendHandedIn } from '../../../files/downloads/sendHandedIn.ts';
import { behindApplication } from '../../parts/targets.ts';

const ACTS = { uphold: 'uphold objection', refuse: 'refuse objection' } as const;

const target = behindApplication(objection);

/** Answers an objection and notifies the member. Two employees correct a wrong result. */
export const decideObjection = (
  { objectionNo, decision, answer }: CallValue<Calls['officeDecideObjection']>,
  context: MemberContext,
): Promise<number> =>
  act(
    target,
    {
      act: ACTS[decision],
      no: objectionNo,
      reason: answer,
      async do({ row, application }) {
        const { db, now, log, caller } = context;
        requireNoAccount({ answer });
        const move = { from: row.status, event: decision, by: 'staff' } as const;
        const { to } = orChanged(await transition(objectionLifecycle, move, () => false, log, { objectionNo }));
        const columns = { answer, decided_by: caller.memberNo, decided_at: now };
        await writeTransition(db, 'result_objection', { no: objectionNo, from: row.status, to, columns });
        const values = applicationValues(application);
        const { member_no: memberNo } = application;
        await raiseNotice({ event: 'objectionAnswered', memberNo, subjectNo: objectionNo, values }, context);
        return 1;
      },
    },
    context,
  );

/** Sends the file of an objection; the access is recorded. */
export async function showObjectionFile(
  { objectionNo }: CallValue<Calls['officeObjectionFile']>,
  context: MemberContext,
): Promise<null> {
  const path = await act(
    target,
    {
      act: 'show objection file',
      no: objectionNo,
      do: async ({ row }) => {
        if (row.path === null) throw new HttpError('NOT_FOUND');
        return row.path;
      },
    },
    context,
  );
  return sendHandedIn(path, context);
}
