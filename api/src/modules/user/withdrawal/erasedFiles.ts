import { MINUTE_SECONDS } from '../../../clock/durations.ts';
import type { Queries } from '../../../database/tables.ts';
import type { FileStore } from '../../../integrations/files/fileStore.ts';
import type { Job } from '../../../pipeline/job.ts';

const BATCH_SIZE = 100;

/**
 * Removes the files from the store that are queued and due; a file that cannot be removed now stays queued. An upload
 * is queued too, for an hour later, until it is recorded.
 */
export async function removeErasedFiles(db: Queries, files: FileStore, now: Date): Promise<void> {
  const queued = await db
    .selectFrom('erased_file')
    .select('path')
    .where('erased_at', '<=', now)
    .orderBy('erased_at')
    .limit(BATCH_SIZE)
    .execute();
  for (const { path } of queued) {
    await files.remove(path);
    await db.deleteFrom('erased_file').where('path', '=', path).execute();
  }
}

/** Removes files that are still queued because the process or the file store failed. */
export const erasedFilesJob: Job = {
  name: 'erased-files',
  everySeconds: 10 * MINUTE_SECONDS,
  run: ({ db, integrations, now }) => removeErasedFiles(db, integrations.files, now()),
};
