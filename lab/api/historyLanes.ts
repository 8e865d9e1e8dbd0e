import fc from 'fast-check';
import { histories, live, openCompany } from '../../api/src/modules/manager/testing/groupHistory.ts';
import { openBankCast } from '../../api/src/modules/office/testing/bank/bankCast.ts';
import { bankHistories, liveWithBank, type BankStep } from '../../api/src/modules/office/testing/bank/bankHistory.ts';
import { openTestDatabase } from '../../api/src/testing/databases.ts';
import { openTestServer } from '../../api/src/testing/server.ts';
import { faultsOf } from './walkFaults.ts';
import type { LaneOptions, Walked } from './walkLanes.ts';

/** One process of `histories.ts`: several concurrent lanes. */

export interface HistoryOptions extends LaneOptions {
  kind: 'bank' | 'groups';
}

export interface WalkedHistories {
  histories: number;
  /** Times that each command took effect. */
  commands: Record<string, number>;
  faults: Walked['faults'];
}

/** Histories that share a database: opening its cast costs as much as 20 of them, and checks read all of its rows. */
const HISTORIES_TO_A_DATABASE = 100;

/** Steps of a history of the bank: as many as those of a walk over money. */
const MIN_STEPS = 6;
const MAX_STEPS = 24;

/** A fourth of the steps: the comparison costs more than the step. A fault found later stays in the books. */
const isCompared = ([, , number]: BankStep): boolean => number % 4 === 0;

type OpenServer = Parameters<typeof openBankCast>[0];
const open: OpenServer = (options) => openTestServer(options, () => openTestDatabase('postgresql'));

const counts = { histories: 0, commands: {} as Record<string, number> };
const note = (commands: Iterable<string>) => {
  counts.histories += 1;
  for (const command of commands) counts.commands[command] = (counts.commands[command] ?? 0) + 1;
};

async function bank(parameters: fc.Parameters<unknown>) {
  const cast = await openBankCast(open);
  const ways = fc.asyncProperty(bankHistories(MIN_STEPS, MAX_STEPS), async (steps) =>
    note(await liveWithBank(cast, steps, isCompared)),
  );
  const faults = faultsOf(await fc.check(ways, parameters));
  await cast.groups.server.close();
  return faults;
}

async function groups(parameters: fc.Parameters<unknown>) {
  const company = await openCompany(open);
  const ways = fc.asyncProperty(histories, async (history) => note(await live(company, history)));
  const faults = faultsOf(await fc.check(ways, parameters));
  await company.groups.server.close();
  return faults;
}

/** Runs batches until enough histories are done, a fault is found or the time is over. */
async function runLane({ kind, walks, minutes, ...options }: HistoryOptions): Promise<Walked['faults']> {
  const endsAt = performance.now() + minutes * 60_000;
  let { seed } = options;
  for (let done = 0; done < walks && performance.now() < endsAt; done += HISTORIES_TO_A_DATABASE) {
    const faults = await { bank, groups }[kind]({ numRuns: HISTORIES_TO_A_DATABASE, seed, endOnFailure: true });
    if (faults.length > 0) return faults.map((fault) => ({ ...fault, way: `seed ${seed}: ${fault.way}` }));
    seed += 1;
  }
  return [];
}

process.once('message', (options: HistoryOptions) => {
  const walks = Math.ceil(options.walks / options.lanes);
  // Lanes are a million seeds apart, each batch of a lane has the next one.
  const lanes = Array.from({ length: options.lanes }, (_, lane) =>
    runLane({ ...options, walks, seed: options.seed + lane * 1_000_000 }),
  );
  void Promise.all(lanes).then((found) => {
    const walked: WalkedHistories = { ...counts, faults: found.flat() };
    process.send?.(walked, () => process.disconnect());
  });
});
