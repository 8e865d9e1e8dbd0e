import type { FastifyBaseLogger } from 'fastify';
import type { Updateable } from 'kysely';
import { writeTransition } from '../../../../aggregates/writeTransition.ts';
import type { Queries, Tables } from '../../../../database/types/tables.ts';
import type { ImportUploadRow } from '../../../../database/types/tables/imports.ts';
import { importUploadLifecycle, type ImportUploadEvent } from '../../../../lifecycles/importUpload.ts';
import { transition, type Actor } from '../../../../lifecycles/lifecycle.ts';
import { deleteParts } from './parts.ts';

interface Move {
  event: ImportUploadEvent;
  by: Actor;
  columns?: Omit<Updateable<Tables['import_upload']>, 'status'>;
}

/** True if an import of a checked file would store a row. */
export const hasNewRows = ({ checked }: Pick<ImportUploadRow, 'checked'>): boolean => (checked?.outcomes.make ?? 0) > 0;

/** Moves a locked file; at its end its contents are deleted. Returns null if its state does not allow it. */
export async function moveUpload(
  upload: ImportUploadRow,
  { event, by, columns }: Move,
  { db, now, log }: { db: Queries; now: Date; log: FastifyBaseLogger },
): Promise<ImportUploadRow | null> {
  const { upload_no: uploadNo, status: from } = upload;
  const line = await transition(importUploadLifecycle, { from, event, by }, () => hasNewRows(upload), log, {
    uploadNo,
  });
  if (line === null) return null;
  const isEnd = line.effect === 'deleteFile';
  if (isEnd) await deleteParts(db, uploadNo);
  return writeTransition(db, 'import_upload', {
    no: uploadNo,
    from,
    to: line.to,
    columns: { ...columns, runs: 0, claimed_until: null, ...(isEnd && { ended_at: now }) },
  });
}
