import type { AttachedFiles } from '@portal/shared/contract/office';
import type { OfferingKind } from '../../../../database/types/tables/manager.ts';
import { OFFERING_KINDS } from '../../../../enrolment/offering/offeringKind.ts';
import type { ActContext } from '../../../../internalControls/audit/recordAct.ts';
import { showFiles, type ShownPeriod } from '../../../files/shownFiles/store.ts';
import { presentFile } from '../../../files/storedFiles/present.ts';
import { requireShown } from '../../parts/attachments.ts';

const FIELDS = { education: 'course.files', exam: 'exam.files' } as const;

/** Public period of the files: that of the page, which a draft does not have yet. */
const filePeriodOf = ({ is_draft }: { is_draft: boolean }, now: Date): ShownPeriod | null =>
  is_draft ? null : { from: now, until: null };

/**
 * Stores the files of a course or exam; undefined leaves them unchanged. Visitors can read a file while its page is
 * public. A removed file stays public only if something else shows it.
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
