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
  /**
   * `owner`: only the member who uploaded it, and employees. `office`: employees, and everybody while something that
   * the office publishes shows it.
   */
  access: 'public' | 'owner' | 'office';
  owner_no: number | null;
  stored_at: Date;
}

/** Which files something shows that the office publishes, and when the public may read them. */
interface ShownFileTable {
  /** The table of what shows the file, and its number. */
  object: string;
  object_no: number;
  path: string;
  /** Null while it is withdrawn. */
  shown_from: Date | null;
  shown_until: Date | null;
}

/**
 * How many rows a list has that are not withdrawn; triggers keep it, apart by up to two columns: `kind` and `category`,
 * or those that the trigger names, such as the grade and the type of a course. Empty: the table has no such column, or
 * the row no value.
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
