import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** A machine whose processors do less than this beside the measurement is quiet. */
const MAX_BUSY_SHARE = 0.2;
const SAMPLE_MS = 250;
/** Whoever waits longer than this measures all the same, and says so. */
const TIMEOUT_MS = 4000;

function processorTimes(): { idle: number; all: number } {
  const times = cpus().map((processor) => processor.times);
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    all: times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0),
  };
}

/** Waits until the machine is quiet, for a while. @returns whether it was. */
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
