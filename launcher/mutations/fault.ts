import type { Change } from './changes/change.ts';

/** A plausible slip in one place of the sources, and the suites that have to find it. */
export interface Fault {
  /** Says what is wrong then. */
  name: string;
  /** From the project's folder. */
  file: string;
  /**
   * The place by its names: `moveSeat`, `ViewCounter.flush`, `refundJob.run`. A method, a constant, a key of an object
   * and a function within another one are each a name.
   */
  at: string;
  change: Change;
  /** Test files of the gate, from the project's folder. */
  suites: readonly string[];
}
