import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Aggregate } from '../../../aggregates/aggregate.ts';
import { AGGREGATES } from '../../../aggregates/index.ts';
import { DAY_MS, DAY_SECONDS } from '../../../clock/durations.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { Job } from '../../../pipeline/job.ts';
import { incomingFolder } from '../../../pipeline/uploads/receivedFile.ts';

/** Age at which an upload is removed unless a post or an application shows it; a draft may be that old. */
const UNUSED_LIFETIME_MS = 30 * DAY_MS;
const BATCH_SIZE = 1000;

/** True if a row of the column's table refers to the stored file. */
const refersToFile = ({ table, column }: Aggregate['files'][number]) =>
  sql`exists (select from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = stored_file.path)`;

/** Queues uploads that nothing has come to show to be removed from the store. */
async function forgetUnusedUploads(db: Queries, now: Date): Promise<void> {
  const unused = db
    .selectFrom('stored_file')
    .select('path')
    .where('access', 'in', ['owner', 'office'])
    .where('stored_at', '<', new Date(now.getTime() - UNUSED_LIFETIME_MS))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('shown_file').select('path').whereRef('shown_file.path', '=', 'stored_file.path'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('application')
            .select('application_no')
            .whereRef('application.member_no', '=', 'stored_file.owner_no')
            .where(sql`answers ->> 'userProfile'`, '=', sql.ref('stored_file.path')),
        ),
      ),
    )
    .where(sql<boolean>`not (${sql.join(AGGREGATES.flatMap(({ files }) => files).map(refersToFile), sql` or `)})`)
    // A hidden post keeps its files for the day when it is shown again.
    .where(({ not, or, exists, selectFrom }) =>
      not(
        or([
          exists(
            selectFrom('member_post_file').select('post_no').whereRef('member_post_file.path', '=', 'stored_file.path'),
          ),
          exists(
            selectFrom('member_post').select('post_no').where(sql.ref('image_file'), '=', sql.ref('stored_file.path')),
          ),
        ]),
      ),
    )
    .limit(BATCH_SIZE);
  await inTransaction(db, async (transaction) => {
    const forgotten = await transaction
      .deleteFrom('stored_file')
      .where('path', 'in', unused)
      .where('access', 'in', ['owner', 'office'])
      .returning('path')
      .execute();
    if (forgotten.length === 0) return;
    await transaction
      .insertInto('erased_file')
      .values(forgotten.map(({ path }) => ({ path, erased_at: now })))
      .execute();
  });
}

/** Removes partially received files that a killed process has left. */
async function removeLeftovers(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now.getTime() }));
    if (mtimeMs < now.getTime() - DAY_MS) await rm(path, { recursive: true, force: true });
  }
}

/** Deletes uploads that no page shows after 30 days, and uploads that never arrived whole. */
export const unusedUploadsJob: Job = {
  name: 'unused-uploads',
  everySeconds: DAY_SECONDS,
  async run({ db, now, configuration }) {
    await forgetUnusedUploads(db, now());
    await removeLeftovers(incomingFolder(configuration.dataFolder), now());
  },
};
