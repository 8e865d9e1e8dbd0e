import type { Change } from './changes/change.ts';

/** A plausible mistake in one place of the sources, and the suites that have to find it. */
export interface Fault {
  /** Describes the resulting error. */
  name: string;
  /** Path from the project's folder. */
  file: string;
  /**
   * Path of names to the place: `moveSeat`, `ViewCounter.flush`, `refundJob.run`. Methods, constants, keys of objects
   * and nested functions each have a name.
   */
  at: string;
  change: Change;
  /** Test files of the gate, from the project's folder. */
  suites: readonly string[];
}
