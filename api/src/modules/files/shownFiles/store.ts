import { sql } from 'kysely';
import type { Queries } from '../../../database/types/tables.ts';

/** Period in which the public may read something. */
export interface ShownPeriod {
  from: Date;
  /** Null: no end. */
  until: Date | null;
}

/** Object that shows files: its table and number. */
interface Shower {
  object: string;
  objectNo: number;
}

/**
 * Replaces the files that an object of the office shows, and the period in which the public may read them; `period` is
 * null while the object is withdrawn. Returns those of `paths` that it may show: the office's own, and files that are
 * public already.
 */
export async function showFiles(
  db: Queries,
  { object, objectNo }: Shower,
  paths: readonly string[],
  period: ShownPeriod | null,
) {
  await db.deleteFrom('shown_file').where('object', '=', object).where('object_no', '=', objectNo).execute();
  if (paths.length === 0) return [];
  await takeOver(db, paths);
  const files = await db
    .selectFrom('stored_file')
    .select(['path', 'file_name', 'size', 'media_type', 'access'])
    .where('path', 'in', paths)
    .where('access', '<>', 'owner')
    .execute();
  const own = files.filter(({ access }) => access === 'office');
  if (own.length > 0)
    await db
      .insertInto('shown_file')
      .values(
        own.map(({ path }) => ({
          object,
          object_no: objectNo,
          path,
          shown_from: period?.from ?? null,
          shown_until: period?.until ?? null,
        })),
      )
      .execute();
  return files;
}

/**
 * Turns files that the office shows into the association's own, instead of the uploading employee's. Includes public
 * files without an owner that no member's post shows: they were stored before the office had its own files.
 */
const takeOver = (db: Queries, paths: readonly string[]) =>
  db
    .updateTable('stored_file')
    .set({ access: 'office', owner_no: null })
    .where('path', 'in', paths)
    .where(({ or, and, eb, not, exists, selectFrom }) =>
      or([
        eb('access', '=', 'office'),
        and([
          eb('access', '=', 'public'),
          eb('owner_no', 'is', null),
          not(
            exists(
              selectFrom('member_post_file').select('path').whereRef('member_post_file.path', '=', 'stored_file.path'),
            ),
          ),
          not(
            exists(
              selectFrom('member_post')
                .select('post_no')
                .where(sql`image_file`, '=', sql.ref('stored_file.path')),
            ),
          ),
        ]),
      ]),
    )
    .execute();

/** Returns true if an object that the public may read now shows the file. */
export async function isShownNow(db: Queries, path: string, now: Date): Promise<boolean> {
  const shown = await db
    .selectFrom('shown_file')
    .select('path')
    .where('path', '=', path)
    .where('shown_from', '<=', now)
    .where(({ or, eb }) => or([eb('shown_until', 'is', null), eb('shown_until', '>', now)]))
    .limit(1)
    .executeTakeFirst();
  return shown !== undefined;
}
