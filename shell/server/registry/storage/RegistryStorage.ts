/** What a storage holds of one app: the content to be checked, or why there is none. */
export type StoredEntry = { content: unknown } | { problem: string };

/** Where a registry is kept. */
export interface RegistryStorage {
  /** Names the place in messages. */
  readonly place: string;
  /** What was read may be used this long before the place is asked again. */
  readonly maxAgeMs: number;
  /** What is stored by name, null when it is what the last call gave. @throws when the place cannot be read. */
  readChanged(): Promise<ReadonlyMap<string, StoredEntry> | null>;
}
