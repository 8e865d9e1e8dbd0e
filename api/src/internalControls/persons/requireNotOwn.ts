import type { MemberContext } from '../../pipeline/handler.ts';
import { refuseAct, type RefusedAct } from '../audit/refuseAct.ts';
import { findSamePerson } from './samePerson.ts';

type OwnContext = Pick<MemberContext, 'db' | 'now' | 'ip' | 'caller' | 'afterRefusal'>;

/**
 * Rejects a decision on the caller's own record or on that of another account of the same person. `memberNo` is null
 * after the member has left.
 * @throws BusinessError OWN_MATTER
 */
export const requireNotOwn = (
  { memberNo, ...act }: RefusedAct & { memberNo: number | null },
  context: OwnContext,
): Promise<void> => requireNoneOwn(act, memberNo === null ? [] : [memberNo], context);

/** Like `requireNotOwn`, for an act that decides several members' records at once. */
export async function requireNoneOwn(
  act: RefusedAct,
  memberNos: readonly number[],
  context: OwnContext,
): Promise<void> {
  if (memberNos.length === 0) return;
  const own = await findSamePerson(context.db, context.caller.memberNo, memberNos);
  if (own.size > 0) refuseAct('OWN_MATTER', act, context);
}
