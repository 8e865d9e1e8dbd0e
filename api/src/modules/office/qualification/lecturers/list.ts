import { sql } from 'kysely';
import type { CallAnswer, Calls, CallValue } from '@portal/shared/contract';
import type { LecturerAction } from '@portal/shared/contract/office';
import { maskPhone } from '@portal/shared/format';
import { seoulDay } from '@portal/shared/time';
import { likePattern, listPage } from '../../../../database/page.ts';
import type { LecturerRow } from '../../../../database/types/tables/halls.ts';
import { maskAccount } from '../../../../enrolment/refund/store.ts';
import { HttpError } from '../../../../errors/errors.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { maskedMail } from '../../people/members/masked.ts';
import { readLecturer } from './person.ts';

/** Renders a lecturer with contact and account masked. */
function presentLecturer(row: LecturerRow, { configuration }: MemberContext) {
  const { phone, email, bank, account } = readLecturer(configuration.encryptionKeys, row);
  return {
    lecturerNo: row.lecturer_no,
    name: row.name,
    subjects: row.subjects,
    feeUnit: row.fee_unit,
    fee: row.fee,
    contractFrom: row.contract_from,
    contractUntil: row.contract_until,
    phone: phone && maskPhone(phone),
    email: maskedMail(email),
    bank,
    account: account && maskAccount(account),
  };
}

/** True if a course names the lecturer. */
const isUsed = sql<boolean>`exists (
  select from education_lecturer where education_lecturer.lecturer_no = lecturer.lecturer_no)`;

/** True while a contract has begun and goes on after today. */
export const mayEnd = (
  { contract_from, contract_until }: Pick<LecturerRow, 'contract_from' | 'contract_until'>,
  today: string,
): boolean => contract_from <= today && contract_until > today;

const actionsOn = (row: LecturerRow & { is_used: boolean }, today: string): LecturerAction[] => [
  ...(mayEnd(row, today) ? (['endContract'] as const) : []),
  ...(row.is_used ? [] : (['remove'] as const)),
];

/** Lists lecturers by name, masked. */
export const listLecturers = (
  { keyword = '', state, ...paging }: CallValue<Calls['officeLecturers']>,
  context: MemberContext,
): Promise<CallAnswer<Calls['officeLecturers']>> => {
  const today = seoulDay(context.now);
  const lecturers = context.db
    .selectFrom('lecturer')
    .selectAll('lecturer')
    .select(isUsed.as('is_used'))
    .where('contract_until', state === 'current' ? '>=' : '<', today)
    .where(sql<boolean>`(name || ' ' || subjects) ilike ${likePattern(keyword)}`)
    .orderBy('name')
    .orderBy('lecturer_no');
  return listPage(lecturers, paging, (row) => ({
    ...presentLecturer(row, context),
    allowedActions: actionsOn(row, today),
  }));
};

/** Returns one lecturer, masked, with the version of the form. */
export async function viewLecturer({ lecturerNo }: { lecturerNo: number }, context: MemberContext) {
  const row = await context.db
    .selectFrom('lecturer')
    .selectAll()
    .where('lecturer_no', '=', lecturerNo)
    .executeTakeFirst();
  if (!row) throw new HttpError('NOT_FOUND');
  return { ...presentLecturer(row, context), version: row.version };
}
