import type { AttachedFiles } from '@portal/shared/contract/office';
import type { OfferingKind } from '../../../../database/types/tables/manager.ts';
import { OFFERING_KINDS } from '../../../../enrolment/offering/offeringKind.ts';
import type { ActContext } from '../../../../internalControls/audit/recordAct.ts';
import { showFiles, type ShownPeriod } from '../../../files/shownFiles/store.ts';
import { presentFile } from '../../../files/storedFiles/present.ts';
import { requireShown } from '../../parts/attachments.ts';

const FIELDS = { education: 'course.files', exam: 'exam.files' } as const;

/** When visitors may read its files: with its page, which a draft does not have yet. */
const filePeriodOf = ({ is_draft }: { is_draft: boolean }, now: Date): ShownPeriod | null =>
  is_draft ? null : { from: now, until: null };

/**
 * Stores which files a course or an exam has; a form without a word of them leaves them. Visitors read a file as long
 * as they see its page, and one that it has no more only while something else shows it.
 */
export async function saveOfferingFiles(
  { kind, offeringNo, files }: { kind: OfferingKind; offeringNo: number; files: AttachedFiles | undefined },
  offering: { is_draft: boolean },
  { db, now }: ActContext,
): Promise<void> {
  if (!files) return;
  const { table, key } = OFFERING_KINDS[kind];
  const paths = [...new Set(files.map(({ path }) => path))];
  const shown = await showFiles(db, { object: table, objectNo: offeringNo }, paths, filePeriodOf(offering, now));
  const attached = requireShown(paths, shown, FIELDS[kind]);
  await db
    .updateTable(table)
    .set({ files: JSON.stringify(attached.map(presentFile)) })
    .where(key, '=', offeringNo)
    .execute();
}
