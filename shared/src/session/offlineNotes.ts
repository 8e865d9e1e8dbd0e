import { OFFLINE_NOTES_KEY } from './offlineKey.ts';

/** Number of the newest papers that are listed. */
const MAX_PAPERS = 5;

/** Next course or exam of the member, in the words of the offline page. No name, birth date, phone or token. */
export interface OfflineDate {
  title: string;
  /** Last day on which it is shown. */
  day: string;
  when: string;
  place: string;
  applicationNo: string;
}

interface OfflineNotes {
  next: OfflineDate | null;
  /** File names of papers that this browser has saved, newest first. */
  papers: string[];
}

/** Stored notes. Unreadable ones are replaced. */
function readNotes(): OfflineNotes {
  try {
    const stored = JSON.parse(localStorage.getItem(OFFLINE_NOTES_KEY) ?? 'null') as Partial<OfflineNotes> | null;
    return { next: stored?.next ?? null, papers: Array.isArray(stored?.papers) ? stored.papers : [] };
  } catch {
    return { next: null, papers: [] };
  }
}

function storeNotes(notes: OfflineNotes): void {
  try {
    localStorage.setItem(OFFLINE_NOTES_KEY, JSON.stringify(notes));
  } catch {
    // Storage is full or forbidden: the offline page shows no date.
  }
}

/** Stores the member's next date for the offline page; null if there is none. */
export const noteDate = (next: OfflineDate | null): void => storeNotes({ ...readNotes(), next });

/** Stores the name of a paper that the member has just saved. */
export function notePaper(fileName: string): void {
  const { next, papers } = readNotes();
  storeNotes({ next, papers: [fileName, ...papers.filter((paper) => paper !== fileName)].slice(0, MAX_PAPERS) });
}
