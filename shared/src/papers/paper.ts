/** A line of a paper. */
export interface PaperItem {
  term: string;
  description: string;
  /** What is looked for first: a number, or the name of whoever is honoured. */
  emphasis?: 'number' | 'name';
}

/** Who the bearer is. */
interface Identity {
  /** Path of the photo; empty without one. */
  photo: string;
  photoAlt: string;
  /** What stands in the frame without a photo. */
  missing: readonly string[];
  items: PaperItem[];
}

/** What is brought to a course or an exam: a slip or a ticket. */
export interface EntryPaper {
  title: string;
  /** As the association would name it. */
  fileName: string;
  /** Who issued it. */
  issuer: string;
  /** For what, in one line. */
  subject: string;
  /** What staff scan at the door, in letters that the densest QR alphabet has: `HFA-12-KQRTWXBZ`. */
  code: string;
  codeLabel: string;
  /** What its picture is to whoever cannot see it. */
  codeWords: string;
  /** null on a paper without a photo. */
  identity: Identity | null;
  items: PaperItem[];
  notes: { title: string; items: readonly string[] };
}

/** A paper with a number, by which anyone checks it: certificate, completion, receipt. An invoice is drawn like it. */
export interface ProvenPaper {
  title: string;
  fileName: string;
  numberLine: string;
  /** What it proves, in the largest letters: a qualification, a course, a sum. */
  headline: string;
  items: PaperItem[];
  statement: string;
  issuedOn: string;
  issuer: string;
  /** What the association's seal says, read in columns from the right. */
  seal: string;
  /** Where anyone checks it; what its QR code says. All three are empty where nobody does. */
  address: string;
  codeWords: string;
  check: string;
  /** What the law or the association wants to be said at its end. */
  note: string;
}

/** A file's name by what it is and what it is for, without signs that a system of files refuses. */
export const fileNameOf = (title: string, subject: string): string =>
  `${title}_${subject}.pdf`.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').replace(/ {2,}/g, ' ');
