import type { CertificatePaper, EntryPaper } from '@portal/shared/papers';

/** A paper to be drawn. */
export type PaperJob =
  | { kind: 'entry'; paper: EntryPaper; photo: Uint8Array<ArrayBuffer> | null }
  | { kind: 'certificate'; paper: CertificatePaper };
