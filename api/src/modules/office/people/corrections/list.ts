import type { Calls, CallValue } from '@portal/shared/contract';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { listWithLooks } from '../../parts/secondLooks.ts';
import { presentCorrection } from './present.ts';

/** Lists correction requests: waiting ones by due date, decided ones newest first. */
export async function listCorrections(
  { state, ...paging }: CallValue<Calls['officeCorrections']>,
  context: MemberContext,
) {
  const { db, now } = context;
  const all = db
    .selectFrom('correction')
    .innerJoin('member', 'member.member_no', 'correction.member_no')
    .selectAll('correction')
    .select('member.name');
  const waiting = all.where('correction.status', '=', 'REQUESTED').orderBy('due_at').orderBy('correction_no');
  const query =
    state === 'decided'
      ? all.where('decided_at', 'is not', null).orderBy('decided_at', 'desc').orderBy('correction_no', 'desc')
      : state === 'overdue'
        ? waiting.where('due_at', '<=', now)
        : waiting;
  return listWithLooks(
    query,
    {
      object: 'correction',
      objectNoOf: (row) => row.correction_no,
      memberNoOf: (row) => row.member_no,
      paging,
      present: (row) => ({ ...presentCorrection(row), isOverdue: row.status === 'REQUESTED' && row.due_at <= now }),
    },
    context,
  );
}
