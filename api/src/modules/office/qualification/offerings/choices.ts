import type { CallAnswer, Calls, CallValue } from '@portal/shared/contract';
import { seoulDay } from '@portal/shared/time';
import { OFFERING_KINDS } from '../../../../enrolment/offering/offeringKind.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';

/** Lists halls in use and lecturers under contract, with those that the course or exam has already. */
export async function listOfferingChoices(
  { kind, offeringNo = 0 }: CallValue<Calls['officeOfferingChoices']>,
  { db, now }: MemberContext,
): Promise<CallAnswer<Calls['officeOfferingChoices']>> {
  const { table, key } = OFFERING_KINDS[kind];
  const halls = await db
    .selectFrom('hall')
    .select(['hall_no', 'name', 'address', 'address2', 'seats'])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('retired_at', 'is', null),
        eb('hall_no', 'in', selectFrom(table).select('hall_no').where(key, '=', offeringNo)),
      ]),
    )
    .orderBy('name')
    .orderBy('hall_no')
    .execute();
  const lecturers = kind === 'exam' ? [] : await listChosen(offeringNo, { db, now });
  return {
    halls: halls.map(({ hall_no: hallNo, ...hall }) => ({ hallNo, ...hall })),
    lecturers: lecturers.map((row) => ({
      lecturerNo: row.lecturer_no,
      name: row.name,
      subjects: row.subjects,
      contractFrom: row.contract_from,
      contractUntil: row.contract_until,
    })),
  };
}

const listChosen = (educationNo: number, { db, now }: Pick<MemberContext, 'db' | 'now'>) =>
  db
    .selectFrom('lecturer')
    .select(['lecturer_no', 'name', 'subjects', 'contract_from', 'contract_until'])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('contract_until', '>=', seoulDay(now)),
        eb(
          'lecturer_no',
          'in',
          selectFrom('education_lecturer').select('lecturer_no').where('education_no', '=', educationNo),
        ),
      ]),
    )
    .orderBy('name')
    .orderBy('lecturer_no')
    .execute();
