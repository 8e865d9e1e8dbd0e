/** Stored entry of one app: the content to be validated, or the reason why there is none. */
export type StoredEntry = { content: unknown } | { problem: string };

/** Storage of a registry. */
export interface RegistryStorage {
  /** Name of the place in messages. */
  readonly place: string;
  /** Maximum age of a read before the place is read again. */
  readonly maxAgeMs: number;
  /** Stored entries by name; null if unchanged since the last call. @throws if the place cannot be read. */
  readChanged(): Promise<ReadonlyMap<string, StoredEntry> | null>;
}
