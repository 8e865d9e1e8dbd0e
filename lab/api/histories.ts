import { availableParallelism } from 'node:os';
import { startCluster } from '../../api/src/testing/postgresCluster.ts';
import type { HistoryOptions, WalkedHistories } from './historyLanes.ts';
import { walkProcess } from './walkProcess.ts';

/**
 * Histories of groups or of the association's bank account on PostgreSQL until one breaks a rule:
 * `npm run lab -- bank-walks 10000`, then a seed for the same histories again, then the minutes after which to stop.
 */
const LANES = 2;
const SEEDS_TO_A_PROCESS = 100_000_000;

const [kind, wanted = '1000', seed = '1', minutes = '600'] = process.argv.slice(2);
if (kind !== 'bank' && kind !== 'groups') throw new Error('bank or groups');
const processes = availableParallelism();
const began = performance.now();

const optionsOf = (index: number): HistoryOptions => ({
  kind,
  walks: Math.ceil(Number(wanted) / processes),
  seed: Number(seed) + index * SEEDS_TO_A_PROCESS,
  lanes: LANES,
  minutes: Number(minutes),
});

const cluster = process.env['TEST_DATABASE_URL'] ? null : await startCluster();
if (cluster) process.env['TEST_DATABASE_URL'] = cluster.url;
let walked: WalkedHistories[];
try {
  walked = await Promise.all(
    Array.from({ length: processes }, (_, index) => walkProcess<WalkedHistories>('historyLanes.ts', optionsOf(index))),
  );
} finally {
  await cluster?.stop();
}

const histories = walked.reduce((sum, one) => sum + one.histories, 0);
const seconds = (performance.now() - began) / 1000;
const eachMs = ((seconds / histories) * 1000).toFixed(0);
console.log(`${histories} histories, ${seconds.toFixed(0)} s, ${eachMs} ms each, seed ${seed}`);
const commands = new Set(walked.flatMap((one) => Object.keys(one.commands)));
for (const command of [...commands].sort())
  console.log(`${command}: ${walked.reduce((sum, one) => sum + (one.commands[command] ?? 0), 0)}`);
const faults = walked.flatMap((one) => one.faults);
for (const { message, way } of faults) console.log(`BROKEN by ${message}\n${way}`);
process.exitCode = faults.length > 0 ? 1 : 0;
