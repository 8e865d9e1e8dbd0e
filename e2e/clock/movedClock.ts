import { readFileSync } from 'node:fs';

/**
 * Loaded before a process's own code: adds the milliseconds in the file `MOVED_CLOCK` to its clock. Timers run at their
 * own pace.
 */

const file = process.env.MOVED_CLOCK ?? '';
const RealDate = Date;
const aheadMs = () => Number(readFileSync(file, 'utf8'));

class MovedDate extends RealDate {
  constructor(...parts: [] | ConstructorParameters<typeof RealDate>) {
    if (parts.length === 0) super(MovedDate.now());
    else super(...parts);
  }

  static override now() {
    return RealDate.now() + aheadMs();
  }
}

Object.assign(globalThis, { Date: MovedDate });
