import type { Generated } from 'kysely';

/** Every file of the store, with who may read it. */
export interface StoredFileTable {
  file_no: Generated<number>;
  path: string;
  /** The name it came with, for downloads. */
  file_name: string;
  media_type: string;
  /** Bytes. */
  size: number;
  /** `owner`: only who uploaded it, and employees. */
  access: 'public' | 'owner';
  owner_no: number | null;
  stored_at: Date;
}

export interface CommonTables {
  stored_file: StoredFileTable;
}
