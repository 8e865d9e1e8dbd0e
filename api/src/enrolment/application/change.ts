import { sql, type Selectable } from 'kysely';
import type { Lesson } from '@portal/shared/contract/manager';
import { latest } from '../../clock/latest.ts';
import type { Queries } from '../../database/types/tables.ts';
import type { ApplicationTable, Occasion } from '../../database/types/tables/manager.ts';
import { AWAITED_STATES, SEALED_STATES } from '../../lifecycles/application.ts';
import { raiseNotice } from '../../notices/raiseNotice.ts';
import { applicationValues, occasionValues } from '../applicationValues.ts';
import { announcedBy, beginsAt } from '../offering/beginsAt.ts';
import { currentTerms, isAnnouncedOtherwise, isHeldOtherwise, occasionOf } from '../offering/occasion.ts';
import { OFFERING_KINDS } from '../offering/offeringKind.ts';
import { offeringOf } from '../offering/offeringOf.ts';
import { leaveEnd, mayLeaveChanged } from './mayCancelConfirmed.ts';

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
 * Updates an application after its course, exam or announcement was moved, and notifies the member. The caller has
 * locked it. The newest change applies, in whichever order they are processed. Returns true if anything changed.
 */
export async function changeApplication(
  application: Application,
  { db, now }: { db: Queries; now: Date },
): Promise<boolean> {
  const offered = await findOccasion(db, application);
  const after = offered && knownFromNowOn(application, offered, now);
  if (!after) return false;
  const terms = currentTerms(application);
  const before = occasionOf(terms);
  const changedTerms = currentTerms({ terms, changed_to: after });
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
  const leaveUntil = latest(leaveEnd(application), beginsAt(changedTerms));
  const changedTo = { ...after, leaveUntil: leaveUntil.toISOString() };
  await db
    .updateTable('application')
    .set({ changed_to: JSON.stringify(changedTo) })
    .where('application_no', '=', applicationNo)
    .execute();
  const isAnnouncement = isAnnouncedOtherwise(before, after);
  const values = {
    ...applicationValues(application),
    amount: application.price,
    before: occasionValues(terms, { isAnnouncement }),
    after: occasionValues(changedTerms, { isAnnouncement }),
    beginsAt: isAnnouncement ? latest(beginsAt(changedTerms), announcedBy(changedTerms)) : beginsAt(changedTerms),
    mayLeave: isAwaited(application) && mayLeaveChanged({ ...application, changed_to: changedTo }, now),
  };
  await raiseNotice({ event: 'changed', memberNo, subjectNo: changeNo, values }, { db, now });
  return true;
}

const isAwaited = ({ status }: Application) => AWAITED_STATES.some((state) => state === status);

/** Returns the occasion that the member must be notified of; null if there is nothing new or it is no longer useful. */
function knownFromNowOn(application: Application, offered: Occasion, now: Date): Occasion | null {
  const terms = currentTerms(application);
  const known = occasionOf(terms);
  const begins = beginsAt(currentTerms({ terms, changed_to: offered }));
  if (isAwaited(application) && (now < beginsAt(terms) || now < begins))
    return isHeldOtherwise(known, offered) || isAnnouncedOtherwise(known, offered) ? offered : null;
  // Over: a changed place is irrelevant, but the results of an exam may still be awaited.
  if (!isAwaited(application) && !SEALED_STATES.some((state) => state === application.status)) return null;
  const isAnnounced = [terms, currentTerms({ terms, changed_to: offered })].every(
    (each) => latest(announcedBy(each), now) <= now,
  );
  if (isAnnounced || !isAnnouncedOtherwise(known, offered)) return null;
  const { passDate, passTime } = offered;
  return { ...known, ...(passDate && passTime && { passDate, passTime }) };
}

/** Current date and place of the course or exam; undefined if called off. */
async function findOccasion(db: Queries, application: Application): Promise<Occasion | undefined> {
  const { kind, offeringNo } = await offeringOf(application, db);
  const { table, key, dayColumn } = OFFERING_KINDS[kind];
  return db
    .selectFrom(table)
    .select([sql<string>`${sql.ref(dayColumn)}`.as('day'), 'time', 'end_time as endTime', 'address', 'address2'])
    .$if(table === 'education', (query) => query.select(sql<Lesson[]>`further_lessons`.as('furtherLessons')))
    .$if(table === 'examination', (query) =>
      query.select([sql<string>`pass_date`.as('passDate'), sql<string>`pass_time`.as('passTime')]),
    )
    .where(key, '=', offeringNo)
    .where('called_off', '=', false)
    .executeTakeFirst();
}
