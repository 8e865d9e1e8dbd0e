import type { Job, Outcome } from '../../src/rendering/job.ts';

/** What renders pages. */
export interface Renderer {
  /** Whether more would only make everything later. */
  isBusy(file: string, job: Job): boolean;
  /** @param file the code of the shell's build that renders. Never fails: the outcome says what went wrong. */
  render(file: string, job: Job): Promise<Outcome>;
  close(): Promise<void>;
}
