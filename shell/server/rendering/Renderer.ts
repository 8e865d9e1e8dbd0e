import type { Job, Outcome } from '../../src/rendering/job.ts';
import type { LiveCode } from './liveCode.ts';

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
