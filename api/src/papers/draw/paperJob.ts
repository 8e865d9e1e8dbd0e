import type { EntryPaper, ProvenPaper } from '@portal/shared/papers';

/** To whom something is posted. */
export interface Label {
  /** What it is known by to whoever prepares the post. */
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
