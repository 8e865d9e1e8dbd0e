import type { ActObject, OfficeAct } from '@portal/shared/contract/office';
import type { Queries } from '../../database/tables.ts';
import { BusinessError } from '../../pipeline/errors.ts';
import type { MemberContext } from '../../pipeline/handler.ts';
import { keyedHash } from '../../secrets/keyedHash.ts';
import { recordAct } from '../audit/recordAct.ts';

/** An act that moves money. */
export interface MoneyAct {
  act: OfficeAct;
  object: ActObject;
  objectNo: number;
  /** Won. */
  amount: number;
  /** What exactly is to be done, such as the account: both employees must have given the same. The sum, unless set. */
  content?: string;
  reason?: string;
}

/** Whether the act may be done now, or waits for a second employee. */
export type Verdict = 'go' | 'asked';

type Context = Pick<MemberContext, 'db' | 'now' | 'ip' | 'caller' | 'configuration'>;

/**
 * Four eyes: an act over the limit is done only when a second employee asks for the same. The first one's request is
 * stored and recorded. The caller has locked the object, in the transaction that does the act.
 * @throws BusinessError when the same employee asks again, or the second one asks for something else.
 */
export async function requireSecondLook(money: MoneyAct, context: Context): Promise<Verdict> {
  const { db, now, caller, configuration } = context;
  if (money.amount <= configuration.fourEyesOver) return 'go';
  const contentHash = keyedHash(configuration.encryptionKeys, 'second look', money.content ?? String(money.amount));
  const open = await findOpenLook(db, money);
  if (!open) return ask(money, contentHash, context);
  const isSame = open.content_hash.equals(contentHash);
  if (open.asked_by === caller.memberNo) {
    if (isSame) throw new BusinessError('SECOND_EMPLOYEE_NEEDED');
    await dropLooks(db, money, now);
    return ask(money, contentHash, context);
  }
  if (!isSame) throw new BusinessError('SECOND_LOOK_DIFFERS');
  await db
    .updateTable('second_look')
    .set({ confirmed_by: caller.memberNo, confirmed_at: now })
    .where('look_no', '=', open.look_no)
    .execute();
  return 'go';
}

async function ask(money: MoneyAct, contentHash: Buffer, context: Context): Promise<Verdict> {
  const { act, object, objectNo, amount, reason = '' } = money;
  await context.db
    .insertInto('second_look')
    .values({
      act,
      object,
      object_no: objectNo,
      content_hash: contentHash,
      amount,
      asked_by: context.caller.memberNo,
      asked_at: context.now,
    })
    .execute();
  await recordAct(context, { act: `ask: ${act}`, object, objectNo, reason, detail: { amount } });
  return 'asked';
}

const findOpenLook = (db: Queries, { act, object, objectNo }: MoneyAct) =>
  db
    .selectFrom('second_look')
    .select(['look_no', 'asked_by', 'content_hash'])
    .where('object', '=', object)
    .where('object_no', '=', objectNo)
    .where('act', '=', act)
    .where('confirmed_at', 'is', null)
    .where('dropped_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Nobody needs to confirm any more what was asked about an object: it was decided otherwise. */
export async function dropLooks(
  db: Queries,
  { object, objectNo }: Pick<MoneyAct, 'object' | 'objectNo'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('second_look')
    .set({ dropped_at: now })
    .where('object', '=', object)
    .where('object_no', '=', objectNo)
    .where('confirmed_at', 'is', null)
    .where('dropped_at', 'is', null)
    .execute();
}
