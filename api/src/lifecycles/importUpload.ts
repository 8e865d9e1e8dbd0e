import { lifecycle, type EventOf } from './lifecycle.ts';

/** An uploaded file of the former system. Its contents are deleted at its end. */
export const importUploadLifecycle = lifecycle('import upload', [
  { from: null, event: 'upload', by: 'staff', to: 'RECEIVING' },
  // The last part has arrived.
  { from: 'RECEIVING', event: 'complete', by: 'staff', to: 'CHECKING' },
  { from: 'RECEIVING', event: 'discard', by: 'staff', to: 'DISCARDED', effect: 'deleteFile' },
  { from: 'RECEIVING', event: 'expire', by: 'system', to: 'EXPIRED', effect: 'deleteFile' },
  { from: 'CHECKING', event: 'check', by: 'system', to: 'CHECKED' },
  // It cannot be read.
  { from: 'CHECKING', event: 'fail', by: 'system', to: 'FAILED', effect: 'deleteFile' },
  { from: 'CHECKING', event: 'expire', by: 'system', to: 'EXPIRED', effect: 'deleteFile' },
  { from: 'CHECKED', event: 'start', by: 'staff', to: 'IMPORTING', guard: 'hasNewRows' },
  { from: 'CHECKED', event: 'discard', by: 'staff', to: 'DISCARDED', effect: 'deleteFile' },
  { from: 'CHECKED', event: 'expire', by: 'system', to: 'EXPIRED', effect: 'deleteFile' },
  { from: 'IMPORTING', event: 'finish', by: 'system', to: 'DONE', effect: 'deleteFile' },
  { from: 'IMPORTING', event: 'fail', by: 'system', to: 'FAILED', effect: 'deleteFile' },
  { from: 'IMPORTING', event: 'expire', by: 'system', to: 'EXPIRED', effect: 'deleteFile' },
]);

export type ImportUploadEvent = EventOf<typeof importUploadLifecycle>;
