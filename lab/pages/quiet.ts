import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** Other load on the processors below which the machine counts as quiet. */
const MAX_BUSY_SHARE = 0.2;
const SAMPLE_MS = 250;
/** After this time the measurement begins anyway, and its report says so. */
const TIMEOUT_MS = 4000;

function processorTimes(): { idle: number; all: number } {
  const times = cpus().map((processor) => processor.times);
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    all: times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0),
  };
}

/** Waits some time until the machine is quiet. @returns true if it became quiet */
export async function untilQuiet(): Promise<boolean> {
  const end = Date.now() + TIMEOUT_MS;
  do {
    const before = processorTimes();
    await pause(SAMPLE_MS);
    const after = processorTimes();
    if (1 - (after.idle - before.idle) / (after.all - before.all) < MAX_BUSY_SHARE) return true;
  } while (Date.now() < end);
  return false;
}
