import type { AttachedFiles } from '@portal/shared/contract/office';
import type { OfferingKind } from '../../../../database/types/tables/manager.ts';
import { OFFERING_KINDS } from '../../../../enrolment/offering/offeringKind.ts';
import type { ActContext } from '../../../../internalControls/audit/recordAct.ts';
import { showFiles } from '../../../files/shownFiles/store.ts';
import { presentFile } from '../../../files/storedFiles/present.ts';
import { requireShown } from '../../parts/attachments.ts';

const FIELDS = { education: 'course.files', exam: 'exam.files' } as const;

/**
 * Stores which files a course or an exam has; a form without a word of them leaves them. Its page is always there for
 * visitors: they read a file from now on, and one that it has no more only while something else shows it.
 */
export async function saveOfferingFiles(
  { kind, offeringNo, files }: { kind: OfferingKind; offeringNo: number; files: AttachedFiles | undefined },
  { db, now }: ActContext,
): Promise<void> {
  if (!files) return;
  const { table, key } = OFFERING_KINDS[kind];
  const paths = [...new Set(files.map(({ path }) => path))];
  const shown = await showFiles(db, { object: table, objectNo: offeringNo }, paths, { from: now, until: null });
  const attached = requireShown(paths, shown, FIELDS[kind]);
  await db
    .updateTable(table)
    .set({ files: JSON.stringify(attached.map(presentFile)) })
    .where(key, '=', offeringNo)
    .execute();
}
