import type { Generated } from 'kysely';

/** A stored file and its access. */
interface StoredFileTable {
  file_no: Generated<number>;
  path: string;
  /** Name at the upload, used for downloads. */
  file_name: string;
  media_type: string;
  /** Bytes. */
  size: number;
  /**
   * `owner`: the member who uploaded it, and employees. `office`: employees, and everybody while something that the
   * office publishes shows it.
   */
  access: 'public' | 'owner' | 'office';
  owner_no: number | null;
  stored_at: Date;
}

/** Files shown by what the office publishes, and when the public may read them. */
interface ShownFileTable {
  /** Table and row number of what shows the file. */
  object: string;
  object_no: number;
  path: string;
  /** Null while it is withdrawn. */
  shown_from: Date | null;
  shown_until: Date | null;
}

/**
 * Row count of a list without withdrawn rows, maintained by triggers. It is split by up to two columns: `kind` and
 * `category`, or those that the trigger names, such as the grade and the type of a course. Empty if the table has no
 * such column or the row no value.
 */
interface ListSizeTable {
  table_name: string;
  kind: string;
  category: string;
  size: number;
}

export interface CommonTables {
  stored_file: StoredFileTable;
  shown_file: ShownFileTable;
  list_size: ListSizeTable;
}
