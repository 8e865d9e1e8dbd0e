import type { ActObject, OfficeAct, Outcome } from '@portal/shared/contract/office';
import { BusinessError, HttpError } from '../../errors/errors.ts';
import type { MemberContext } from '../../pipeline/handler.ts';
import { recordAct, type Act } from '../audit/recordAct.ts';
import { requireSecondLook, type SharedAct } from '../fourEyes/secondLook.ts';
import { requireNotOwn } from '../persons/requireNotOwn.ts';

/** Row that employees act on: how it is locked, and its member. It is beside the acts; no other module reads it. */
export interface Target<Locked> {
  object: ActObject;
  /** Locks the row behind those that come before it; null where there is none. */
  lock(no: number, context: MemberContext, act: OfficeAct): Promise<Locked | null>;
  /** The member of a locked row; null once the person has left. */
  memberNo(locked: Locked): number | null | 'checked by lock';
}

type Entry = Partial<Pick<Act, 'act' | 'object' | 'objectNo' | 'reason' | 'detail'>>;

interface Work<Locked, Done> {
  act: OfficeAct;
  no: number;
  reason?: string;
  /** Throws where the row does not allow the act. */
  check?(locked: Locked): void | Promise<void>;
  do(locked: Locked): Promise<Done>;
  /** Further parts of the entry in the audit log; another act, object or reason where it names one. */
  entry?(locked: Locked, done: Done): Entry;
}

/** Fields that both employees must give alike. */
interface Shared extends Pick<SharedAct, 'content' | 'takesTwo' | 'permissions'> {
  /** Won that go out, written to the entry unless it has the paid sum; null for rights. */
  amount: number | null;
  /** Object of the second look where it is another one than the target. */
  object?: ActObject;
  objectNo?: number;
}

interface WorkOfTwo<Locked, Done> extends Work<Locked, Done> {
  shared(locked: Locked): Shared | Promise<Shared>;
}

/**
 * An employee's act: lock, conflict of interest, check, the act, its entry in the audit log.
 *
 * @throws HttpError 404 without the row, and BusinessError OWN_MATTER when it is the employee's own.
 */
export async function act<Locked, Done>(
  target: Target<Locked>,
  work: Work<Locked, Done>,
  context: MemberContext,
): Promise<Done> {
  const locked = await lockNotOwn(target, work, context);
  await work.check?.(locked);
  const done = await work.do(locked);
  await recordAct(context, entryOf(target, work, work.entry?.(locked, done)));
  return done;
}

/** An act that two employees do: like `act`, with the second approval between the check and the act. */
export async function actOfTwo<Locked, Done>(
  target: Target<Locked>,
  work: WorkOfTwo<Locked, Done>,
  context: MemberContext,
): Promise<Outcome> {
  const locked = await lockNotOwn(target, work, context);
  await work.check?.(locked);
  const { amount, ...shared } = await work.shared(locked);
  const { act, no, reason } = work;
  const asked = { object: target.object, objectNo: no, ...shared, act, amount: amount ?? 0, ...(reason && { reason }) };
  if ((await requireSecondLook(asked, context)) === 'asked') return 'asked';
  const done = await work.do(locked);
  const { detail, ...entry } = work.entry?.(locked, done) ?? {};
  const sum = amount === null || (detail?.amount ?? detail?.paid) !== undefined ? {} : { amount };
  await recordAct(context, entryOf(target, work, { ...entry, detail: { ...sum, ...detail } }));
  return 'done';
}

/** Locks the row and rejects a conflict of interest; for acts that depend on the locked row. */
export async function lockNotOwn<Locked>(
  target: Target<Locked>,
  { act, no }: { act: OfficeAct; no: number },
  context: MemberContext,
): Promise<Locked> {
  const locked = await target.lock(no, context, act);
  if (locked === null) throw new HttpError('NOT_FOUND');
  const memberNo = target.memberNo(locked);
  if (memberNo !== 'checked by lock')
    await requireNotOwn({ act, object: target.object, objectNo: no, memberNo }, context);
  return locked;
}

const entryOf = (
  { object }: { object: ActObject },
  { act, no, reason }: { act: OfficeAct; no: number; reason?: string },
  entry: Entry = {},
): Act => ({ act, object, objectNo: no, ...(reason !== undefined && { reason }), ...entry });

/** Returns a transition's result; throws if the row is in another state by now. */
export function orChanged<Answer>(answer: Answer | null | undefined | false): Answer {
  if (answer === null || answer === undefined || answer === false) throw new BusinessError('OFFICE_STATE_CHANGED');
  return answer;
}
