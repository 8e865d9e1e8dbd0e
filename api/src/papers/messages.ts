import type { PaperJob } from './draw/paperJob.ts';

/** Message to the thread. */
export interface JobMessage {
  id: number;
  job: PaperJob;
}

/** Response of the thread: the file, or null with the reason if the paper could not be printed. */
export interface PrintedMessage {
  id: number;
  file: Uint8Array<ArrayBuffer> | null;
  reason: string;
}
