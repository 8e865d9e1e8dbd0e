import type { Calls, CallValue } from '@portal/shared/contract';
import { seoulDay } from '@portal/shared/time';
import { sqlStateOf, UNIQUE_VIOLATION } from '../../../../database/transaction.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { tariffOn } from '../../../manager/tariff/tariff.ts';
import { CHANGE_TARIFF_ACT } from '../../parts/objects.ts';
import { requireLaterDay } from './rules.ts';

/** Stores a request that another employee has to confirm. Returns its number. */
export async function askTariffChange(
  { item, amount, from, reason }: CallValue<Calls['officeAskTariffChange']>,
  context: MemberContext,
): Promise<number> {
  const { db, now, caller } = context;
  requireLaterDay({ item, amount, from }, seoulDay(now));
  if ((await tariffOn(db, item, from)) === amount) throw new BusinessError('TARIFF_SAME');
  const { change_no: changeNo } = await refuseSecond(() =>
    db
      .insertInto('tariff_change')
      .values({ item, amount, from_day: from, status: 'WAITING', reason, asked_by: caller.memberNo, asked_at: now })
      .returning('change_no')
      .executeTakeFirstOrThrow(),
  );
  const act = { object: 'tariff_change' as const, objectNo: changeNo, reason };
  await recordAct(context, { ...act, act: `ask: ${CHANGE_TARIFF_ACT}`, detail: { amount, day: from } });
  return changeNo;
}

/** Maps the unique violation of a second pending change of the item to a BusinessError. */
async function refuseSecond<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (sqlStateOf(error) === UNIQUE_VIOLATION) throw new BusinessError('TARIFF_CHANGE_WAITS');
    throw error;
  }
}
