import type { PaperJob } from './draw/paperJob.ts';

/** What is sent to the thread. */
export interface JobMessage {
  id: number;
  job: PaperJob;
}

/** What comes back: the file, or null for a paper that could not be printed, with the reason. */
export interface PrintedMessage {
  id: number;
  file: Uint8Array<ArrayBuffer> | null;
  reason: string;
}
