import type { Calls, CallValue } from '@portal/shared/contract';
import type { OfferingKind } from '@portal/shared/contract/office';
import { isForOffering } from '../../../../enrolment/offering/applicationsOf.ts';
import { OFFERING_KINDS } from '../../../../enrolment/offering/offeringKind.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordAct, type ActContext } from '../../../../internalControls/audit/recordAct.ts';
import type { CourseRow, ExamRow } from '../../../manager/offerings/store.ts';
import { confirmedDetail } from './confirmed.ts';
import { saveOfferingFiles } from './files.ts';
import { courseFormOf, examFormOf } from './form.ts';
import { checkOffering } from './questions.ts';
import { lockForChange, requireUnchanged } from './save.ts';

const formOf = (row: CourseRow | ExamRow) => ('title' in row ? courseFormOf(row) : examFormOf(row));

/** Publishes a draft in the version that the employee has seen. Returns the number of changed rows. */
export async function publishOffering(
  { kind, offeringNo, version, confirmed }: CallValue<Calls['officePublishOffering']>,
  context: ActContext,
): Promise<number> {
  const draft = await lockForChange(kind, offeringNo, context);
  if (!draft.is_draft) throw new BusinessError('OFFICE_STATE_CHANGED');
  requireUnchanged({ version }, formOf(draft));
  if (draft.held_at <= context.now) throw new BusinessError('DRAFT_IS_PAST');
  const detail = await confirmedDetail(confirmed, () => checkOffering({ kind, offeringNo }, context));
  await setDraft({ kind, offeringNo, row: draft, isDraft: false }, context);
  await recordAct(context, { act: 'publish', object: OFFERING_KINDS[kind].table, objectNo: offeringNo, detail });
  return 1;
}

/**
 * Turns a published item back into a draft. Rejected once anybody has applied, even without success, because applicants
 * must still find it: then it can only be called off. Returns the number of changed rows.
 */
export async function unpublishOffering(
  { kind, offeringNo, reason }: CallValue<Calls['officeUnpublishOffering']>,
  context: ActContext,
): Promise<number> {
  const row = await lockForChange(kind, offeringNo, context);
  if (row.is_draft || row.called_off) throw new BusinessError('OFFICE_STATE_CHANGED');
  if (row.taken > 0 || (await hasApplications({ kind, offeringNo }, context)))
    throw new BusinessError('HAS_APPLICATIONS');
  await setDraft({ kind, offeringNo, row, isDraft: true }, context);
  await recordAct(context, { act: 'withdraw', object: OFFERING_KINDS[kind].table, objectNo: offeringNo, reason });
  return 1;
}

interface DraftChange {
  kind: OfferingKind;
  offeringNo: number;
  row: CourseRow | ExamRow;
  isDraft: boolean;
}

/** Sets the state together with the period of its files. */
async function setDraft({ kind, offeringNo, row, isDraft }: DraftChange, context: ActContext) {
  const { table, key } = OFFERING_KINDS[kind];
  await context.db.updateTable(table).set({ is_draft: isDraft }).where(key, '=', offeringNo).execute();
  await saveOfferingFiles({ kind, offeringNo, files: row.files }, { is_draft: isDraft }, context);
}

async function hasApplications({ kind, offeringNo }: Pick<DraftChange, 'kind' | 'offeringNo'>, { db }: ActContext) {
  const first = await db
    .selectFrom('application')
    .select('application_no')
    .where(isForOffering(kind, offeringNo))
    .limit(1)
    .executeTakeFirst();
  return first !== undefined;
}
