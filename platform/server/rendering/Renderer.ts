import type { Job, Outcome } from '../../src/rendering/job.ts';
import type { LiveCode } from './liveCode.ts';

/** A page to be rendered, and the build of the shell that renders it. */
export interface PageRequest {
  /** Server code of the shell. */
  file: string;
  /** Other inputs of the job besides the address: builds and menus. */
  version: string;
  job: Job;
}

/** Renders pages. */
export interface Renderer {
  /** True if another render would only delay all of them. */
  isBusy(file: string, job: Job): boolean;
  /**
   * Renders a page; never rejects, since the outcome describes a failure.
   * @param file code of the shell's build that renders.
   */
  render(file: string, job: Job): Promise<Outcome>;
  /** Ends processes that run other code, even during a render. */
  keepOnly(live: LiveCode): Promise<void>;
  close(): Promise<void>;
}
