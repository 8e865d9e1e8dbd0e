import { sqlStateOf } from '../../database/transaction.ts';

/** The file storage is unavailable or does not respond. */
export class StorageDown extends Error {}

/** Disk errors: full, quota exceeded, remounted read-only after a fault, out of file handles. */
const DISK_CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE'];

/** True if files temporarily cannot be stored or read, so that a retry may succeed. */
export const isStorageDown = (error: unknown): boolean =>
  error instanceof StorageDown || DISK_CODES.includes(sqlStateOf(error));
