const STORAGE_KEY = 'new-document';

/** What a document leaves in the tab to the one that it opens. */
export interface DocumentNote {
  /** The build that is wanted. */
  build: string;
  at: number;
  url: string;
  /** The entry of the history that the router would have made. */
  entry?: { usr: unknown; key: string; idx: number };
  /** The new document runs another build than was wanted. */
  isMissed?: boolean;
}

/** @throws where the tab has no storage */
export const keepNote = (note: Partial<DocumentNote>): void =>
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(note));

/** @throws where the tab has no storage */
export const readNote = (): Partial<DocumentNote> =>
  JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<DocumentNote>;

export const urlOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + hash;
