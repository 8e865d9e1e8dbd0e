import { availableParallelism } from 'node:os';
import { LINE_STATUS_NAMES } from '@portal/shared/contract/manager';
import { startCluster } from '../../api/src/testing/postgresCluster.ts';
import type { WalkedLines } from './lineWalkLanes.ts';
import type { LaneOptions } from './walkLanes.ts';
import { walkProcess } from './walkProcess.ts';

/**
 * Histories of a line on PostgreSQL until one breaks a rule: `npm run lab -- queue-walks 100000`, then a seed
 * to walk the same ways again, then the minutes after which to stop.
 */
const EXIT = { sound: 0, broken: 1, crashed: 2, blind: 3 };
const LANES = 4;
/** Events of groups that the walks count. */
const GROUP_HAPPENINGS = ['collecting', 'stood back', 'offered', 'offered after standing back', 'taken'].map(
  (happening) => `group: ${happening}`,
);
/** In a run of at least this many histories, an event that none reached is a fault of the histories. */
const LONG_RUN = 20_000;

const [walks = '1000', seed = String(Date.now() % 2 ** 31), minutes = '600'] = process.argv.slice(2);
const processes = availableParallelism();
const began = performance.now();

/** Options of the process with this number. */
const optionsOf = (index: number): LaneOptions => ({
  walks: Math.ceil(Number(walks) / processes),
  seed: Number(seed) + index * LANES,
  lanes: LANES,
  minutes: Number(minutes),
});

async function run(): Promise<number> {
  const cluster = process.env['TEST_DATABASE_URL'] ? null : await startCluster();
  if (cluster) process.env['TEST_DATABASE_URL'] = cluster.url;
  const walked = await Promise.all(
    Array.from({ length: processes }, (_, index) => walkProcess<WalkedLines>('lineWalkLanes.ts', optionsOf(index))),
  );
  await cluster?.stop();
  const total = { histories: 0, steps: 0 };
  const names = new Map<string, number>();
  for (const { counts } of walked) {
    total.histories += counts.histories;
    total.steps += counts.steps;
    for (const [name, count] of Object.entries(counts.names)) names.set(name, (names.get(name) ?? 0) + count);
  }
  const seconds = (performance.now() - began) / 1000;
  const eachMs = ((seconds / total.histories) * 1000).toFixed(1);
  console.log(
    `${total.histories} walks, ${total.steps} steps, ${seconds.toFixed(1)} s, ${eachMs} ms a walk, seed ${seed}`,
  );
  const faults = walked.flatMap((one) => one.faults);
  for (const { message, isViolation, way } of faults) {
    if (!isViolation) throw new Error(`${message}\n${way}`);
    console.log(`BROKEN by ${message}\n${way}`);
  }
  if (faults.length > 0) return EXIT.broken;
  console.log([...names].map(([name, count]) => `${name}: ${count}`).join('\n'));
  const wanted = [...Object.keys(LINE_STATUS_NAMES).map((status) => `state: ${status}`), ...GROUP_HAPPENINGS];
  const missing = wanted.filter((name) => !names.has(name));
  if (missing.length > 0) console.log(`never reached: ${missing.join(', ')}`);
  return total.histories >= LONG_RUN && missing.length > 0 ? EXIT.blind : EXIT.sound;
}

process.exitCode = EXIT.crashed;
process.exitCode = await run().catch((error: unknown) => {
  console.error(error);
  return EXIT.crashed;
});
