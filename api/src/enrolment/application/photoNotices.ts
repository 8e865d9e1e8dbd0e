import type { Selectable } from 'kysely';
import type { Queries } from '../../database/types/tables.ts';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import { raiseNotice } from '../../notices/raiseNotice.ts';
import { applicationValues } from '../applicationValues.ts';
import { photoDueAt } from './photo.ts';

type Application = Selectable<ApplicationTable>;
interface NoticeContext {
  db: Queries;
  now: Date;
}

/**
 * Notifies of a returned photo.
 * @param application its current state: another photo is accepted for at least a day
 */
export const notifyPhotoReturned = (
  application: Application,
  { reason, auditNo }: { reason: string; auditNo: number },
  context: NoticeContext,
) =>
  raiseNotice(
    {
      event: 'photoReturned',
      memberNo: application.member_no,
      subjectNo: auditNo,
      values: { ...applicationValues(application), reason, dueAt: photoDueAt(application) },
    },
    context,
  );

/** Reminds of a missing photo, without which there is no admission ticket. */
export const notifyPhotoMissing = (application: Application, context: NoticeContext) =>
  raiseNotice(
    {
      event: 'photoMissing',
      memberNo: application.member_no,
      subjectNo: application.application_no,
      values: { ...applicationValues(application), dueAt: photoDueAt(application) },
    },
    context,
  );
