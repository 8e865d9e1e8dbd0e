import type { Calls, CallValue } from '@portal/shared/contract';
import type { HallAction, OfficeAct } from '@portal/shared/contract/office';
import type { HallRow } from '../../../../database/types/tables/halls.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { act, orChanged, type Target } from '../../../../internalControls/acts/act.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { hallColumns } from './present.ts';

const target: Target<HallRow> = {
  object: 'hall',
  lock: async (no, { db }) =>
    (await db.selectFrom('hall').selectAll().where('hall_no', '=', no).forNoKeyUpdate().executeTakeFirst()) ?? null,
  memberNo: () => null,
};

/**
 * Makes a hall, or changes one, rejecting an outdated version. Courses and exams have their own copy of the address and
 * stay where they are. Returns its number.
 */
export async function saveHall(
  { hallNo, version, ...hall }: CallValue<Calls['officeSaveHall']>,
  context: MemberContext,
): Promise<number> {
  const { db } = context;
  const columns = hallColumns(hall);
  if (hallNo === undefined) {
    const made = await db.insertInto('hall').values(columns).returning('hall_no').executeTakeFirstOrThrow();
    await recordAct(context, { act: 'make', object: 'hall', objectNo: made.hall_no });
    return made.hall_no;
  }
  return act(
    target,
    {
      act: 'change',
      no: hallNo,
      check(before) {
        if (before.version !== version) throw new BusinessError('EDITED_MEANWHILE');
      },
      async do(before) {
        const changed = { ...columns, version: before.version + 1 };
        await db.updateTable('hall').set(changed).where('hall_no', '=', hallNo).execute();
        return hallNo;
      },
    },
    context,
  );
}

const ACTS = {
  retire: 'retire hall',
  useAgain: 'use hall again',
  remove: 'remove hall',
} as const satisfies Record<HallAction, OfficeAct>;

/** Retires a hall, uses it again, or removes an unused one. Returns the number of changed rows. */
export const decideHall = (
  { hallNo, decision, reason }: CallValue<Calls['officeDecideHall']>,
  context: MemberContext,
): Promise<number> => {
  const { db, now } = context;
  return act(
    target,
    {
      act: ACTS[decision],
      no: hallNo,
      reason,
      check({ retired_at }) {
        if (decision !== 'remove') orChanged((retired_at === null) === (decision === 'retire'));
      },
      async do() {
        if (decision === 'remove') await removeHall(hallNo, context);
        else
          await db
            .updateTable('hall')
            .set({ retired_at: decision === 'retire' ? now : null })
            .where('hall_no', '=', hallNo)
            .execute();
        return 1;
      },
    },
    context,
  );
};

/** Removes a hall in which nothing was ever held. */
async function removeHall(hallNo: number, { db }: MemberContext): Promise<void> {
  const course = await db.selectFrom('education').select('hall_no').where('hall_no', '=', hallNo).executeTakeFirst();
  const exam = await db.selectFrom('examination').select('hall_no').where('hall_no', '=', hallNo).executeTakeFirst();
  if (course || exam) throw new BusinessError('HALL_IN_USE');
  await db.deleteFrom('hall').where('hall_no', '=', hallNo).execute();
}
