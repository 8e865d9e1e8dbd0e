const STORAGE_KEY = 'new-document';

/** Data that a document leaves in the tab for the one that it opens. */
export interface DocumentNote {
  /** Build that should run in the new document. */
  build: string;
  at: number;
  url: string;
  /** History entry that the router would have created. */
  entry?: { usr: unknown; key: string; idx: number };
  /** The new document runs another build. */
  isMissed?: boolean;
}

/** @throws if the tab has no storage */
export const keepNote = (note: Partial<DocumentNote>): void =>
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(note));

/** @throws if the tab has no storage */
export const readNote = (): Partial<DocumentNote> =>
  JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<DocumentNote>;

export const urlOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + hash;
