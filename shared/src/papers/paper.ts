/** Line of a paper. */
export interface PaperItem {
  term: string;
  description: string;
  /** Emphasizes the most important line: a number or the holder's name. */
  emphasis?: 'number' | 'name';
}

/** Identity of the bearer. */
interface Identity {
  /** Path of the photo; empty if none. */
  photo: string;
  photoAlt: string;
  /** Text in the frame of a missing photo. */
  missing: readonly string[];
  items: PaperItem[];
}

/** Paper for admission to a course or an exam: a slip or a ticket. */
export interface EntryPaper {
  title: string;
  /** File name chosen by the association. */
  fileName: string;
  /** Issuing association. */
  issuer: string;
  /** Course or exam in one line. */
  subject: string;
  /** Use of the paper, shown on screen alone. */
  hint: string;
  /** Code scanned at the entrance, in characters of the densest QR alphabet: `HFA-12-KQRTWXBZ`. */
  code: string;
  codeLabel: string;
  /** Text alternative of the QR code. */
  codeWords: string;
  /** Null on a paper without a photo. */
  identity: Identity | null;
  items: PaperItem[];
  notes: { title: string; items: readonly string[] };
}

/** Numbered paper that anyone can verify: certificate, completion, receipt. Demands for payment use the same layout. */
export interface ProvenPaper {
  title: string;
  fileName: string;
  numberLine: string;
  /** Subject of the proof in the largest letters: a qualification, a course, a sum. */
  headline: string;
  items: PaperItem[];
  statement: string;
  issuedOn: string;
  issuer: string;
  /** Text of the association's seal, in columns from right to left. */
  seal: string;
  /** URL of the verification, also in the QR code. All three are empty if there is none. */
  address: string;
  codeWords: string;
  check: string;
  /** Closing remark required by law or by the association. */
  note: string;
}

/** File name from title and subject, without characters that file systems reject. */
export const fileNameOf = (title: string, subject: string): string =>
  `${title}_${subject}.pdf`.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').replace(/ {2,}/g, ' ');
