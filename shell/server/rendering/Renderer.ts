import type { Job, Outcome } from '../../src/rendering/job.ts';
import type { LiveCode } from './liveCode.ts';

/** What is rendered, and by which build of the shell. */
export interface PageRequest {
  /** The shell's code for the server. */
  file: string;
  /** Names what the job depends on, beside the address: builds and menus. */
  version: string;
  job: Job;
}

/** What renders pages. */
export interface Renderer {
  /** Whether more would only make everything later. */
  isBusy(file: string, job: Job): boolean;
  /** @param file the code of the shell's build that renders. Never fails: the outcome says what went wrong. */
  render(file: string, job: Job): Promise<Outcome>;
  /** Ends whatever runs other code, also in the middle of a page. */
  keepOnly(live: LiveCode): Promise<void>;
  close(): Promise<void>;
}
