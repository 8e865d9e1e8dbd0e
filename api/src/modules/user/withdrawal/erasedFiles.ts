import { MINUTE_SECONDS } from '../../../clock/durations.ts';
import { beginRun } from '../../../clock/runTime.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { FileStore } from '../../../integrations/files/fileStore.ts';
import type { Job } from '../../../pipeline/job.ts';

const BATCH_SIZE = 100;

/**
 * Removes queued and due files from the store. A file that cannot be removed stays queued and does not block others. An
 * upload is queued too, for an hour later, until it is recorded. A run ends early while the store responds slowly.
 */
export async function removeErasedFiles(db: Queries, files: FileStore, now: Date): Promise<void> {
  const isOver = beginRun();
  const failures: unknown[] = [];
  for (let last = ''; !isOver();) {
    const queued = await db
      .selectFrom('erased_file')
      .select('path')
      .where('erased_at', '<=', now)
      .where('path', '>', last)
      .orderBy('path')
      .limit(BATCH_SIZE)
      .execute();
    for (const { path } of queued) {
      if (isOver()) break;
      last = path;
      try {
        await files.remove(path);
        await db.deleteFrom('erased_file').where('path', '=', path).execute();
      } catch (error) {
        failures.push(error);
      }
    }
    if (queued.length < BATCH_SIZE) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} erased files could not be removed`);
}

/** Deletes files of erased members, and uploads whose request ended before they were recorded. */
export const erasedFilesJob: Job = {
  name: 'erased-files',
  everySeconds: 10 * MINUTE_SECONDS,
  run: ({ db, integrations, now }) => removeErasedFiles(db, integrations.files, now()),
};
