import { availableParallelism } from 'node:os';
import { Statistics } from '../src/modules/payment/testing/walks/statistics.ts';
import { startCluster } from '../src/testing/postgresCluster.ts';
import { guardTakenOut } from './guardTable.ts';
import type { LaneOptions, Walked } from './walkLanes.ts';
import { walkProcess } from './walkProcess.ts';

/**
 * Walks over applications, payments, refunds and fees of certificates on PostgreSQL until one breaks a rule: `npm run
 * measure:walks -w api -- 100000`, optionally with a seed to repeat the same walks, and minutes after which to stop.
 */
const EXIT = { sound: 0, broken: 1, crashed: 2, blind: 3 };
/** A process waits for PostgreSQL a third of its time: one process for each processor, with several walks each. */
const PROCESSES = availableParallelism();
const LANES = 4;
/** For finding one fault, which most walks show at once: making a database takes time. */
const LANES_WITHOUT_GUARD = 2;
/** In a run of at least this many walks, an unreached state or transition is a fault of the walks. */
const LONG_RUN = 20_000;

/** A fault that occurs less than once in this many walks is too rare to prove anything. */
const WALKS_TO_A_FAULT = 1000;

const [wanted = '1000', seed = String(Date.now() % 2 ** 31), minutes = '600'] = process.argv.slice(2);
const isGuardOut = guardTakenOut() !== undefined;
const processes = isGuardOut ? 1 : PROCESSES;
const lanes = isGuardOut ? LANES_WITHOUT_GUARD : LANES;
const began = performance.now();

/** Options of the process with this number. */
const optionsOf = (index: number): LaneOptions => ({
  walks: Math.ceil(Number(wanted) / processes),
  seed: Number(seed) + index * lanes,
  lanes,
  minutes: Number(minutes),
});

function printCounts({ counts }: Statistics, isWhole: boolean): void {
  const seconds = (performance.now() - began) / 1000;
  const each = ((seconds / counts.walks) * 1000).toFixed(1);
  console.log(
    `${counts.walks} walks, ${counts.steps} steps, ${seconds.toFixed(1)} s, ${each} ms a walk, seed ${seed}, ` +
      `${processes} processes`,
  );
  if (!isWhole) return;
  for (const times of [counts.commands, counts.states, counts.lines, counts.faults]) {
    console.log([...times].map(([name, count]) => `${name}: ${count}`).join('\n'), '\n');
  }
}

async function run(): Promise<number> {
  const cluster = process.env['TEST_DATABASE_URL'] ? null : await startCluster();
  if (cluster) process.env['TEST_DATABASE_URL'] = cluster.url;
  const walked = await Promise.all(
    Array.from({ length: processes }, (_, index) => walkProcess<Walked>('walkLanes.ts', optionsOf(index))),
  );
  await cluster?.stop();
  const statistics = new Statistics();
  for (const { counts } of walked) statistics.add(counts);
  const faults = walked.flatMap((one) => one.faults);
  printCounts(statistics, faults.length === 0);
  for (const { message, isViolation, way } of faults) {
    if (!isViolation) throw new Error(`${message}\n${way}`);
    console.log(`BROKEN by ${message}\n${way}`);
  }
  if (faults.length > 0) return EXIT.broken;
  const missing = statistics.missing();
  console.log(missing.length === 0 ? 'every state and line was reached' : `never reached:\n${missing.join('\n')}`);
  const rare = statistics.rare(WALKS_TO_A_FAULT);
  console.log(rare.length === 0 ? 'every fault has struck often enough' : `struck too rarely:\n${rare.join('\n')}`);
  return statistics.counts.walks >= LONG_RUN && missing.length + rare.length > 0 ? EXIT.blind : EXIT.sound;
}

process.exitCode = EXIT.crashed;
process.exitCode = await run().catch((error: unknown) => {
  console.error(error);
  return EXIT.crashed;
});
