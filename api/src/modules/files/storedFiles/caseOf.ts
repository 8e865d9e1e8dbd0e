import { sql } from 'kysely';
import type { Permission } from '@portal/shared/contract/office/permission';
import type { Queries } from '../../../database/types/tables.ts';

/** Case of a member that shows a private file by its path: an inquiry, or an application with a photo. */
export interface FileCase {
  permission: Permission;
  object: 'inquiry' | 'application';
  no: number;
}

/**
 * Case whose employees read a member's private file by its path; undefined for any other file. Files of
 * other cases are read by their own calls alone.
 */
export async function findCaseOf(
  db: Queries,
  { path, owner_no: ownerNo }: { path: string; owner_no: number | null },
): Promise<FileCase | undefined> {
  const { rows } = await sql<FileCase>`
    select 'members' as permission, 'inquiry' as object, inquiry_entry.inquiry_no as no
    from inquiry_file join inquiry_entry using (entry_no) where inquiry_file.path = ${path}
    union all
    select 'qualification', 'application', application_no
    from application where member_no = ${ownerNo} and answers ->> 'userProfile' = ${path}
    limit 1`.execute(db);
  return rows[0];
}
