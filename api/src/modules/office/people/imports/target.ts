import type { ImportBatchRow, ImportUploadRow } from '../../../../database/types/tables/imports.ts';
import type { Target } from '../../../../internalControls/acts/act.ts';
import { lockBatch } from '../../../user/imports/batch.ts';

/** An uploaded file: of many members or of none. */
export const uploadTarget: Target<ImportUploadRow> = {
  object: 'import_upload',
  lock: async (no, { db }) =>
    (await db
      .selectFrom('import_upload')
      .selectAll()
      .where('upload_no', '=', no)
      .forNoKeyUpdate()
      .executeTakeFirst()) ?? null,
  memberNo: () => null,
};

/** Rows that an import has stored: of many members or of none. */
export const batchTarget: Target<ImportBatchRow> = {
  object: 'import_batch',
  lock: async (no, { db }) => (await lockBatch(db, no)) ?? null,
  memberNo: () => null,
};
