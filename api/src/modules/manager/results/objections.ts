import type { Selectable } from 'kysely';
import type { Calls, CallValue } from '@portal/shared/contract';
import { OBJECTION_ANSWER_DAYS, OBJECTION_STATUS_NAMES } from '@portal/shared/contract/manager';
import { addDays, endOfSeoulDay, seoulDay, seoulTimestamp } from '@portal/shared/time';
import { requireNoAccount } from '../../../content/accountNumbers.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { ResultTables } from '../../../database/types/tables/results.ts';
import { objectUntil } from '../../../enrolment/application/resultFacts.ts';
import { findOwn, lockApplication, type ApplicationRow } from '../../../enrolment/application/store.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { requireOwnFile } from '../../files/storedFiles/requireOwnFile.ts';

/** Raises an objection to an announced result and returns its number. */
export async function raiseObjection(
  { userExaminationNo, content, path }: CallValue<Calls['postIntObjection']>,
  context: MemberContext,
): Promise<number> {
  const { db, now, caller } = context;
  requireNoAccount({ content });
  await lockApplication(db, userExaminationNo);
  // Another member's application gives 404, like one that does not exist.
  const application = await findOwn(db, { memberNo: caller.memberNo, kind: 'exam', now }, userExaminationNo);
  if (!application) throw new HttpError('NOT_FOUND');
  if (objectUntil(application, now) === null) throw new BusinessError('OBJECTION_NOT_ALLOWED');
  const file = path === '' ? null : await requireOwnFile({ path, field: 'path' }, context);
  const { objection_no } = await db
    .insertInto('result_objection')
    .values({
      application_no: userExaminationNo,
      status: 'OPEN',
      content,
      path: file?.path ?? null,
      file_name: file?.file_name ?? '',
      raised_at: now,
      due_at: endOfSeoulDay(addDays(seoulDay(now), OBJECTION_ANSWER_DAYS)),
    })
    .returning('objection_no')
    .executeTakeFirstOrThrow();
  return objection_no;
}

/** The newest objection of an application. */
const findObjection = (db: Queries, applicationNo: number) =>
  db
    .selectFrom('result_objection')
    .selectAll()
    .where('application_no', '=', applicationNo)
    .orderBy('objection_no', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Objection as shown to its member and the office. */
export const presentObjection = (row: Selectable<ResultTables['result_objection']>) => ({
  status: row.status,
  statusName: OBJECTION_STATUS_NAMES[row.status],
  content: row.content,
  fileName: row.file_name,
  raisedAt: seoulTimestamp(row.raised_at),
  dueAt: seoulTimestamp(row.due_at),
  answer: row.answer,
  answeredAt: row.decided_at && seoulTimestamp(row.decided_at),
});

/** The member's objection to a result, and the end of the period for objections. */
export async function presentObjections(db: Queries, row: ApplicationRow, now: Date) {
  const found = await findObjection(db, row.application_no);
  const until = objectUntil(row, now);
  return { objection: found ? presentObjection(found) : null, objectUntil: until && seoulTimestamp(until) };
}
