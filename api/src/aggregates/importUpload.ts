import { IMPORT_FILE_DAYS } from '@portal/shared/contract/office/import';
import { importResource } from '@portal/shared/contract/office/resources/import';
import { importUploadLifecycle } from '../lifecycles/importUpload.ts';
import { aggregate } from './aggregate.ts';
import { olderThan } from './retention.ts';

/** An uploaded file of the former system. */
export const importUpload = aggregate('import_upload', [importResource])({
  lifecycle: importUploadLifecycle,
  key: 'upload_no',
  owner: null,
  waiting: {},
  waitsNowhere: {
    RECEIVING: 'its employee waits for it; it expires an hour after its last part',
    CHECKED: 'its employee decides on it; it expires with its file',
  },
  secondLook: null,
  files: [],
  blocksLeaving: null,
  ownData: [],
  isOfResult: false,
  onLeaving: [],
  // The job of the imports deletes a file at its end, and after as many days in any other state.
  retention: [
    { table: 'import_part', name: 'files of imports', overdue: olderThan('stored_at', `${IMPORT_FILE_DAYS} days`) },
    {
      table: 'import_problem',
      name: 'problems of imports',
      overdue: olderThan('found_at', `${IMPORT_FILE_DAYS} days`),
    },
  ],
});
