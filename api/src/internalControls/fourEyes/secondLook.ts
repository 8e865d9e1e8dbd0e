import { ACT_PERMISSIONS, type ActObject, type OfficeAct } from '@portal/shared/contract/office';
import type { Permission } from '@portal/shared/contract/office/permission';
import type { Queries } from '../../database/types/tables.ts';
import { BusinessError } from '../../errors/errors.ts';
import type { MemberContext } from '../../pipeline/handler.ts';
import { keyedHash } from '../../secrets/keyedHash.ts';
import { recordAct, type Act } from '../audit/recordAct.ts';
import { refuseAct } from '../audit/refuseAct.ts';
import { mayMoveAlone } from './movedAlone.ts';
import { findBar, mayStill } from './pairs.ts';

/** An act that may need two employees: it moves money or grants a right to do so. */
export interface SharedAct {
  act: OfficeAct;
  object: ActObject;
  objectNo: number;
  /** Won; 0 for rights. */
  amount: number;
  /**
   * The exact content, such as the bank account: both employees must have submitted the same. Defaults to the amount.
   */
  content?: string;
  reason?: string;
  /** Requires two employees regardless of the amount. */
  takesTwo?: boolean;
  /** For rights: all requested ones. */
  permissions?: readonly Permission[];
}

/** `go`: the act may be performed now. `asked`: it waits for a second employee. */
export type Verdict = 'go' | 'asked';

type Context = Pick<MemberContext, 'db' | 'now' | 'ip' | 'caller' | 'configuration' | 'afterRefusal'>;

/**
 * Four eyes: an act over the limit per act, or over an employee's limit per day, is performed only after a second
 * employee requests the same. The first request is stored and recorded. The caller must have locked the object in the
 * transaction that performs the act.
 * @throws BusinessError if the same employee repeats the request, if the second one's content differs, or if the two
 * may not confirm for each other.
 */
export async function requireSecondLook(shared: SharedAct, context: Context): Promise<Verdict> {
  const { db, now, caller, configuration } = context;
  const contentHash = keyedHash(configuration.encryptionKeys, 'second look', shared.content ?? String(shared.amount));
  const open = await findCountingLook(shared, context);
  const isSame = open?.content_hash.equals(contentHash) ?? false;
  const isOwn = open?.asked_by === caller.memberNo;
  if (open && isSame && !isOwn) {
    const bar = await findBar({ first: open.asked_by, second: caller.memberNo }, shared.act, context);
    if (bar) refuseAct(bar, shared, context);
    await confirmLook(open.look_no, context);
    return 'go';
  }
  if (!shared.takesTwo && (await mayMoveAlone(shared.amount, context))) {
    if (open) await dropLooks(db, shared, now);
    return 'go';
  }
  if (open && isOwn && isSame) throw new BusinessError('SECOND_EMPLOYEE_NEEDED');
  if (open && !isOwn) throw new BusinessError('SECOND_LOOK_DIFFERS');
  if (open) await dropLooks(db, shared, now);
  return ask(shared, contentHash, context);
}

/** Finds the request that waits; one of an employee who may not do the act any more is dropped and does not count. */
async function findCountingLook(shared: SharedAct, { db, now }: Context) {
  const open = await findOpenLook(db, shared);
  if (!open || (await mayStill(db, open.asked_by, [ACT_PERMISSIONS[shared.act], ...(shared.permissions ?? [])])))
    return open;
  await dropLooks(db, shared, now);
  return undefined;
}

async function ask(shared: SharedAct, contentHash: Buffer, context: Context): Promise<Verdict> {
  const { act, object, objectNo, amount, reason = '', permissions } = shared;
  await context.db
    .insertInto('second_look')
    .values({
      act,
      object,
      object_no: objectNo,
      content_hash: contentHash,
      amount,
      permissions: permissions?.join(' ') ?? null,
      asked_by: context.caller.memberNo,
      asked_at: context.now,
    })
    .execute();
  await recordAct(context, { act: `ask: ${act}`, object, objectNo, reason, detail: detailOf(shared, context) });
  return 'asked';
}

function detailOf(
  { amount, takesTwo, permissions }: SharedAct,
  { configuration }: Context,
): NonNullable<Act['detail']> {
  if (permissions) return { after: permissions.join(' ') };
  const isOverDay = !takesTwo && amount <= configuration.fourEyesOver;
  return isOverDay ? { amount, cause: 'ALONE_PER_DAY' } : { amount };
}

const confirmLook = (lookNo: number, { db, now, caller }: Context) =>
  db
    .updateTable('second_look')
    .set({ confirmed_by: caller.memberNo, confirmed_at: now })
    .where('look_no', '=', lookNo)
    .execute();

/** Finds the request about an object that waits for a second employee, locked until the transaction ends. */
export const findOpenLook = (db: Queries, { act, object, objectNo }: Pick<SharedAct, 'act' | 'object' | 'objectNo'>) =>
  db
    .selectFrom('second_look')
    .select(['look_no', 'asked_by', 'content_hash'])
    .where('object', '=', object)
    .where('object_no', '=', objectNo)
    .where('act', '=', act)
    .where('confirmed_at', 'is', null)
    .where('dropped_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Drops the open requests about an object that was decided otherwise. Returns their number. */
export async function dropLooks(
  db: Queries,
  { object, objectNo }: Pick<SharedAct, 'object' | 'objectNo'>,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('second_look')
    .set({ dropped_at: now })
    .where('object', '=', object)
    .where('object_no', '=', objectNo)
    .where('confirmed_at', 'is', null)
    .where('dropped_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
