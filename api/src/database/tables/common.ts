import type { Generated } from 'kysely';

/** A file of the store, and who may read it. */
interface StoredFileTable {
  file_no: Generated<number>;
  path: string;
  /** Its name when it was uploaded, for downloads. */
  file_name: string;
  media_type: string;
  /** Bytes. */
  size: number;
  /** `owner`: only the member who uploaded it, and employees. */
  access: 'public' | 'owner';
  owner_no: number | null;
  stored_at: Date;
}

/** How many rows a long list has; triggers keep it. Empty: the table has no such column, or the row no value. */
interface ListSizeTable {
  table_name: string;
  kind: string;
  category: string;
  size: number;
}

export interface CommonTables {
  stored_file: StoredFileTable;
  list_size: ListSizeTable;
}
