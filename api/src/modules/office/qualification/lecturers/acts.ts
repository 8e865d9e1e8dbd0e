import type { Insertable } from 'kysely';
import type { Calls, CallValue } from '@portal/shared/contract';
import type { LecturerAction, LecturerValues, OfficeAct } from '@portal/shared/contract/office';
import { seoulDay } from '@portal/shared/time';
import type { Tables } from '../../../../database/types/tables.ts';
import type { LecturerRow } from '../../../../database/types/tables/halls.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { act, orChanged, type Target } from '../../../../internalControls/acts/act.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { mayEnd } from './list.ts';
import { mergeLecturer, readLecturer, sealLecturer } from './person.ts';

const target: Target<LecturerRow> = {
  object: 'lecturer',
  lock: async (no, { db }) =>
    (await db.selectFrom('lecturer').selectAll().where('lecturer_no', '=', no).forNoKeyUpdate().executeTakeFirst()) ??
    null,
  memberNo: () => null,
};

const columnsOf = (form: LecturerValues) =>
  ({
    name: form.name,
    subjects: form.subjects,
    fee_unit: form.feeUnit,
    fee: form.fee,
    contract_from: form.contractFrom,
    contract_until: form.contractUntil,
  }) satisfies Insertable<Tables['lecturer']>;

/** Makes a lecturer, or changes one, rejecting an outdated version. Returns the number. */
export async function saveLecturer(
  { lecturerNo, version, ...form }: CallValue<Calls['officeSaveLecturer']>,
  context: MemberContext,
): Promise<number> {
  const { db } = context;
  if (lecturerNo === undefined) {
    const { lecturer_no: made } = await db
      .insertInto('lecturer')
      .values(columnsOf(form))
      .returning('lecturer_no')
      .executeTakeFirstOrThrow();
    await storePerson({ lecturer_no: made, person_sealed: null }, form, context);
    await recordAct(context, { act: 'make', object: 'lecturer', objectNo: made });
    return made;
  }
  return act(
    target,
    {
      act: 'change',
      no: lecturerNo,
      check(before) {
        if (before.version !== version) throw new BusinessError('EDITED_MEANWHILE');
      },
      async do(before) {
        const changed = { ...columnsOf(form), version: before.version + 1 };
        await db.updateTable('lecturer').set(changed).where('lecturer_no', '=', lecturerNo).execute();
        await storePerson(before, form, context);
        return lecturerNo;
      },
    },
    context,
  );
}

/** Seals contact and account: the seal names the row, so that a new one has its number first. */
async function storePerson(
  row: Pick<LecturerRow, 'lecturer_no' | 'person_sealed'>,
  form: LecturerValues,
  { db, configuration: { encryptionKeys: keys } }: MemberContext,
): Promise<void> {
  const person = mergeLecturer(readLecturer(keys, row), form);
  await db
    .updateTable('lecturer')
    .set({ person_sealed: sealLecturer(keys, row.lecturer_no, person) })
    .where('lecturer_no', '=', row.lecturer_no)
    .execute();
}

/** Returns contact and account in clear, recorded with the reason. */
export const showLecturer = ({ lecturerNo, reason }: CallValue<Calls['officeShowLecturer']>, context: MemberContext) =>
  act(
    target,
    {
      act: 'show lecturer',
      no: lecturerNo,
      reason,
      do: async (row) => readLecturer(context.configuration.encryptionKeys, row),
    },
    context,
  );

const ACTS = {
  endContract: 'end contract of lecturer',
  remove: 'remove lecturer',
} as const satisfies Record<LecturerAction, OfficeAct>;

/** Ends a contract today, or removes an unused lecturer. Returns the number of changed rows. */
export const decideLecturer = (
  { lecturerNo, decision, reason }: CallValue<Calls['officeDecideLecturer']>,
  context: MemberContext,
): Promise<number> =>
  act(
    target,
    {
      act: ACTS[decision],
      no: lecturerNo,
      reason,
      async do(row) {
        await (decision === 'remove' ? removeLecturer(row, context) : endContract(row, context));
        return 1;
      },
    },
    context,
  );

/** Ends a contract that has begun; its last day is today. */
async function endContract(row: LecturerRow, { db, now }: MemberContext): Promise<void> {
  const today = seoulDay(now);
  orChanged(mayEnd(row, today));
  await db
    .updateTable('lecturer')
    .set({ contract_until: today, version: row.version + 1 })
    .where('lecturer_no', '=', row.lecturer_no)
    .execute();
}

async function removeLecturer({ lecturer_no }: LecturerRow, { db }: MemberContext): Promise<void> {
  const course = await db
    .selectFrom('education_lecturer')
    .select('education_no')
    .where('lecturer_no', '=', lecturer_no)
    .limit(1)
    .executeTakeFirst();
  if (course) throw new BusinessError('LECTURER_IN_USE');
  await db.deleteFrom('lecturer').where('lecturer_no', '=', lecturer_no).execute();
}
