import { sql, type Selectable } from 'kysely';
import type { Lesson } from '@portal/shared/contract/manager';
import type { Queries } from '../../database/types/tables.ts';
import type { ApplicationTable, Occasion } from '../../database/types/tables/manager.ts';
import { AWAITED_STATES } from '../../lifecycles/application.ts';
import { raiseNotice } from '../../notices/raiseNotice.ts';
import { applicationValues, occasionValues } from '../applicationValues.ts';
import { beginsAt } from '../offering/beginsAt.ts';
import { currentTerms, isHeldOtherwise, occasionOf } from '../offering/occasion.ts';
import { OFFERING_KINDS } from '../offering/offeringKind.ts';
import { offeringOf } from '../offering/offeringOf.ts';

type Application = Pick<
  Selectable<ApplicationTable>,
  | 'application_no'
  | 'member_no'
  | 'kind'
  | 'education_no'
  | 'examination_no'
  | 'status'
  | 'price'
  | 'terms'
  | 'changed_to'
>;

/**
 * Makes the change of an application whose course or exam is held at another time or place than its member knows, and
 * tells the member; the caller has locked it. The newest one counts, whoever comes first. Answers whether it did.
 */
export async function changeApplication(
  application: Application,
  { db, now }: { db: Queries; now: Date },
): Promise<boolean> {
  if (!AWAITED_STATES.some((state) => state === application.status)) return false;
  const after = await findOccasion(db, application);
  const terms = currentTerms(application);
  const before = occasionOf(terms);
  if (!after || !isHeldOtherwise(before, after)) return false;
  const changedTerms = currentTerms({ terms, changed_to: after });
  // Both are over: nobody comes to a wrong place any more.
  if (beginsAt(terms) <= now && beginsAt(changedTerms) <= now) return false;
  const { application_no: applicationNo, member_no: memberNo } = application;
  const { application_change_no: changeNo } = await db
    .insertInto('application_change')
    .values({
      application_no: applicationNo,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      changed_at: now,
    })
    .returning('application_change_no')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('application')
    .set({ changed_to: JSON.stringify(after) })
    .where('application_no', '=', applicationNo)
    .execute();
  const values = {
    ...applicationValues(application),
    amount: application.price,
    before: occasionValues(terms),
    after: occasionValues(changedTerms),
    beginsAt: beginsAt(changedTerms),
  };
  await raiseNotice({ event: 'changed', memberNo, subjectNo: changeNo, values }, { db, now });
  return true;
}

/** When and where its course or exam is held by now; undefined where it was called off. */
async function findOccasion(db: Queries, application: Application): Promise<Occasion | undefined> {
  const { kind, offeringNo } = await offeringOf(application, db);
  const { table, key, dayColumn } = OFFERING_KINDS[kind];
  return db
    .selectFrom(table)
    .select([sql<string>`${sql.ref(dayColumn)}`.as('day'), 'time', 'end_time as endTime', 'address', 'address2'])
    .$if(table === 'education', (query) => query.select(sql<Lesson[]>`further_lessons`.as('furtherLessons')))
    .where(key, '=', offeringNo)
    .where('called_off', '=', false)
    .executeTakeFirst();
}
