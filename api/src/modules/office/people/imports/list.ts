import { sql } from 'kysely';
import type { CallAnswer, Calls, CallValue } from '@portal/shared/contract';
import {
  IMPORT_BATCH_NAMES,
  IMPORT_KIND_NAMES,
  IMPORT_STATUS_NAMES,
  type ImportBatchState,
  type ImportKind,
} from '@portal/shared/contract/office';
import { seoulTimestamp } from '@portal/shared/time';
import { fetchPage, toPage } from '../../../../database/page.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { countStored } from '../../../user/imports/batch.ts';
import { hasNewRows } from './moveUpload.ts';

type Item = CallAnswer<Calls['officeImports']>['list'][number];

const nameOf = (column: string) =>
  sql<string>`coalesce((select name from member where member.member_no = ${sql.ref(column)}), '')`;

/** Uploaded files with what they have stored, and what commands on the server have stored. */
export const imports = (db: Queries) =>
  db
    .selectFrom('import_upload')
    .fullJoin('import_batch', 'import_batch.batch_no', 'import_upload.batch_no')
    .select(['upload_no', 'file_name', 'status', 'rows', 'checked', 'imported', 'closed_at'])
    .select(['undone_at', 'undoing_since', 'undo_failure'])
    .select(['import_batch.batch_no', nameOf('uploaded_by').as('uploader')])
    .select(sql<ImportKind>`coalesce(import_upload.kind, import_batch.kind)`.as('kind'))
    .select(sql<Date>`coalesce(uploaded_at, import_batch.started_at)`.as('at'));

export type ListedImport = Awaited<ReturnType<ReturnType<typeof imports>['execute']>>[number];

/** Lists files and batches, newest first. */
export async function listImports(
  paging: CallValue<Calls['officeImports']>,
  { db }: MemberContext,
): Promise<CallAnswer<Calls['officeImports']>> {
  const query = imports(db)
    .orderBy('at', 'desc')
    .orderBy(sql`import_batch.batch_no desc nulls last`)
    .orderBy('upload_no', 'desc');
  const page = await fetchPage(query, paging);
  const list: Item[] = [];
  for (const row of page.rows) list.push(await presentImport(row, db));
  return { ...toPage(page, paging, () => null), list };
}

/** A row of the list. */
export async function presentImport(row: ListedImport, db: Queries): Promise<Item> {
  const { kind, status, imported } = row;
  const batch = stateOf(row);
  return {
    uploadNo: row.upload_no,
    batchNo: row.batch_no,
    kind,
    kindName: IMPORT_KIND_NAMES[kind],
    fileName: row.file_name ?? '',
    status,
    statusName: status === null ? '' : IMPORT_STATUS_NAMES[status],
    batch,
    batchName: batch === null ? '' : IMPORT_BATCH_NAMES[batch],
    undoFailure: row.undo_failure ?? '',
    by: row.uploader,
    at: seoulTimestamp(row.at),
    rows: row.rows,
    imported: imported?.outcomes.make ?? (row.batch_no === null ? null : await countStored(db, kind, row.batch_no)),
    left: imported && imported.outcomes.changed + imported.outcomes.refused + imported.outcomes.expired,
    allowedActions: actionsOf(row, batch),
  };
}

function stateOf({ batch_no, undone_at, undoing_since, closed_at }: ListedImport): ImportBatchState | null {
  if (batch_no === null) return null;
  if (undone_at) return 'UNDONE';
  if (undoing_since) return 'UNDOING';
  return closed_at ? 'CLOSED' : 'OPEN';
}

function actionsOf({ status, checked }: ListedImport, batch: ImportBatchState | null): Item['allowedActions'] {
  const ofFile = status === 'RECEIVING' || status === 'CHECKED';
  return [
    ...(status === 'CHECKED' && hasNewRows({ checked }) ? (['start'] as const) : []),
    ...(ofFile ? (['discard'] as const) : []),
    ...(batch === 'OPEN' && status !== 'IMPORTING' ? (['undo', 'close'] as const) : []),
  ];
}
