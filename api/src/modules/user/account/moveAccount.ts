import type { MemberRow } from '../../../database/types/tables/user.ts';
import { accountLifecycle } from '../../../lifecycles/account.ts';
import { transition, type Actor, type EventOf, type GuardOf } from '../../../lifecycles/lifecycle.ts';
import type { CallContext } from '../../../pipeline/handler.ts';

type AccountEvent = EventOf<typeof accountLifecycle>;
type AccountGuard = GuardOf<typeof accountLifecycle>;

export interface AccountMove {
  event: AccountEvent;
  by: Actor;
  /** Values of the guards that the event may depend on. */
  guards?: Partial<Record<AccountGuard, boolean>>;
}

/** Moves an account by its life cycle; logs and returns false if the event is not permitted. */
export async function moveAccount(
  member: Pick<MemberRow, 'member_no' | 'status'>,
  { event, by, guards = {} }: AccountMove,
  { db, log }: Pick<CallContext, 'db' | 'log'>,
): Promise<boolean> {
  const line = await transition(
    accountLifecycle,
    { from: member.status, event, by },
    (guard) => guards[guard] ?? false,
    log,
    { memberNo: member.member_no },
  );
  if (line === null) return false;
  const moved = await db
    .updateTable('member')
    .set({ status: line.to })
    .where('member_no', '=', member.member_no)
    .where('status', '=', member.status)
    .returning('member_no')
    .executeTakeFirst();
  return moved !== undefined;
}
