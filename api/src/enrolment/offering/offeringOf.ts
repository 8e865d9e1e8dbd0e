import type { Selectable } from 'kysely';
import type { Queries } from '../../database/types/tables.ts';
import type { ApplicationTable, OfferingKind } from '../../database/types/tables/manager.ts';

type Application = Pick<Selectable<ApplicationTable>, 'application_no' | 'kind' | 'education_no' | 'examination_no'>;

/** Returns the course or exam of an application; a group's is stored with the group. */
export async function offeringOf(
  application: Application,
  db: Queries,
): Promise<{ kind: OfferingKind; offeringNo: number }> {
  const { education_no, examination_no } =
    application.kind === 'group' ? await findNumbers(application.application_no, db) : application;
  if (education_no !== null) return { kind: 'education', offeringNo: education_no };
  if (examination_no !== null) return { kind: 'exam', offeringNo: examination_no };
  throw new Error(`application ${application.application_no} has no course or exam`);
}

const findNumbers = (groupNo: number, db: Queries) =>
  db
    .selectFrom('employer_group')
    .select(['education_no', 'examination_no'])
    .where('group_no', '=', groupNo)
    .executeTakeFirstOrThrow();
