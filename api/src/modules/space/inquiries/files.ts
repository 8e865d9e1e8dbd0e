import type { Queries } from '../../../database/types/tables.ts';
import { HttpError } from '../../../errors/errors.ts';

const COLUMNS = ['path', 'file_name', 'size'] as const;

type Stored = Record<'path' | 'file_name', string> & { size: number };

/** Sorts files in the order of the paths. @throws HttpError at the field if one of them may not be attached. */
function inOrder(paths: readonly string[], stored: readonly Stored[]): Stored[] {
  return paths.map((path) => {
    const file = stored.find((one) => one.path === path);
    const message = '직접 올린 파일만 첨부할 수 있습니다.';
    if (!file) throw new HttpError('MALFORMED', { issues: [{ path: 'files', message }] });
    return file;
  });
}

/** Private files that the member has uploaded. */
export async function ownFiles(db: Queries, memberNo: number, paths: readonly string[]): Promise<Stored[]> {
  const wanted = [...new Set(paths)];
  if (wanted.length === 0) return [];
  const stored = await db
    .selectFrom('stored_file')
    .select(COLUMNS)
    .where('path', 'in', wanted)
    .where('owner_no', '=', memberNo)
    .where('access', '=', 'owner')
    .execute();
  return inOrder(wanted, stored);
}

/** Transfers files that an employee has uploaded for a member to the member. */
export async function giveFiles(
  db: Queries,
  { employeeNo, memberNo }: { employeeNo: number; memberNo: number },
  paths: readonly string[],
): Promise<Stored[]> {
  const wanted = [...new Set(paths)];
  if (wanted.length === 0) return [];
  const stored = await db
    .updateTable('stored_file')
    .set({ access: 'owner', owner_no: memberNo })
    .where('path', 'in', wanted)
    .where('owner_no', '=', employeeNo)
    .where('access', '=', 'office')
    .returning(COLUMNS)
    .execute();
  return inOrder(wanted, stored);
}
