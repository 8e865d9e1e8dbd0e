import type { EntryPaper, ProvenPaper } from '@portal/shared/papers';

/** Addressee of a posted item. */
export interface Label {
  /** Number that identifies it while the post is prepared. */
  number: string;
  name: string;
  postCode: string;
  address: string;
  address2: string;
}

/** A paper to be drawn. */
export type PaperJob =
  | { kind: 'entry'; paper: EntryPaper; photo: Uint8Array<ArrayBuffer> | null }
  | { kind: 'proven'; paper: ProvenPaper }
  | { kind: 'labels'; labels: readonly Label[]; firstLabel: number };
