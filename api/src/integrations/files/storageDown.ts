import { sqlStateOf } from '../../database/transaction.ts';

/** The storage of files answers that it cannot serve now, or does not answer. */
export class StorageDown extends Error {}

/** Of a disk: full, its owner's share used up, mounted for reading alone after a fault, out of open files. */
const DISK_CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE'];

/** Whether an error says that files cannot be stored or read now, so that the same may be tried again later. */
export const isStorageDown = (error: unknown): boolean =>
  error instanceof StorageDown || DISK_CODES.includes(sqlStateOf(error));
