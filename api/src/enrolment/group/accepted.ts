import type { Queries } from '../../database/types/tables.ts';

/** True if an application has a group's seat. */
export async function isSeatOfGroup(applicationNo: number, db: Queries): Promise<boolean> {
  const seat = await db
    .selectFrom('group_seat')
    .select('seat_no')
    .where('application_no', '=', applicationNo)
    .executeTakeFirst();
  return seat !== undefined;
}

/** Employer of an application's seat; null if it is not a group's. */
export async function findEmployerOf(applicationNo: number, db: Queries): Promise<{ businessName: string } | null> {
  const seat = await db
    .selectFrom('group_seat')
    .innerJoin('employer_group', 'employer_group.group_no', 'group_seat.group_no')
    .select('employer_group.business_name as businessName')
    .where('group_seat.application_no', '=', applicationNo)
    .executeTakeFirst();
  return seat ?? null;
}
