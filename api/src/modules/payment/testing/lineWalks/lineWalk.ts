import fc from 'fast-check';
import { Violation } from '../walks/violation.ts';
import { accidents } from './lineAccidents.ts';
import type { LineBooks } from './lineBooks.ts';
import { alone, OPENINGS, someone, type LineCommand } from './lineCommands.ts';
import type { LineFixture, LineScenario } from './LineFixture.ts';
import { brokenAlways, brokenBetween, brokenWhenSettled } from './lineRules.ts';

/** Counts of commands and of places per state. */
export interface LineCounts {
  histories: number;
  steps: number;
  names: Record<string, number>;
}

/** Commands per history; most faults appear within them. */
const MAX_STEPS = 24;

export interface History {
  scenario: LineScenario;
  steps: readonly LineCommand[];
}

const step = fc.oneof(
  { weight: 8, arbitrary: someone },
  { weight: 4, arbitrary: alone },
  { weight: 3, arbitrary: accidents },
);

/** Histories of a queue: arrivals, withdrawals, office commands, clock changes and crashes in any order. */
export const histories: fc.Arbitrary<History> = fc.record({
  scenario: fc.record({
    capacity: fc.constantFrom(1, 1, 2, 3),
    isFree: fc.boolean(),
    opening: fc.constantFrom('none', 'none', 'none', 'none', 'hold', 'collecting', 'offered' as const),
    minutesBefore: fc.constantFrom(9, 9, 1, 0, -30, -600, -2880, -5760),
  }),
  steps: fc.array(
    step.map((command) => ({ ...command, [fc.toStringMethod]: () => command.text })),
    { minLength: 4, maxLength: MAX_STEPS, size: 'max' },
  ),
});

/** The final command: the job must leave everything settled. */
const LAST: LineCommand = { name: 'the end', text: 'the end', act: async () => undefined };

/** Returns the events of groups in a step. */
function happeningsOf(before: LineBooks, after: LineBooks): string[] {
  const known = new Map(before.places.map((place) => [place.no, place]));
  return after.places
    .filter(({ isGroup }) => isGroup)
    .flatMap((place) => {
      const former = known.get(place.no);
      const isNow = (was: boolean | undefined, is: boolean, name: string) => (is && was !== true ? [name] : []);
      const isPassedOver = former?.stoodBackAt !== undefined && former.stoodBackAt !== null;
      const isOffered = place.offeredAt !== null && (former?.offeredAt ?? null) === null;
      return [
        ...isNow(former && former.collected > 0, place.collected > 0 && place.status === 'WAITING', 'collecting'),
        ...isNow(isPassedOver, place.stoodBackAt !== null, 'stood back'),
        ...(isOffered ? [isPassedOver ? 'offered after standing back' : 'offered'] : []),
        ...isNow(former?.status === 'TAKEN', place.status === 'TAKEN', 'taken'),
      ];
    });
}

/** @throws Violation with the rule that a step has violated */
export async function lineWalk(fixture: LineFixture, { scenario, steps }: History, counts: LineCounts): Promise<void> {
  const count = (name: string) => {
    counts.names[name] = (counts.names[name] ?? 0) + 1;
  };
  fixture.onFault = (name) => count(`fault: ${name}`);
  await fixture.begin(scenario);
  let before = await fixture.read();
  for (const command of [...OPENINGS[scenario.opening], ...steps, LAST]) {
    const { text, name, isSettling, isOneAct = false } = command;
    await fixture.attempt(text, () => command.act(fixture, before));
    counts.steps += 1;
    count(name);
    const after = await fixture.read();
    const now = fixture.clock.now.getTime();
    const faults = [...brokenAlways(after), ...brokenBetween(before, after, now, isOneAct)];
    if (isSettling) faults.push(...brokenWhenSettled(after, now));
    if (faults.length > 0) throw new Violation('invariant', `${text}: ${faults.join('; ')}`);
    const former = new Map(before.places.map((place) => [place.no, place.status]));
    for (const { no, status } of after.places) if (former.get(no) !== status) count(`state: ${status}`);
    for (const happening of happeningsOf(before, after)) count(`group: ${happening}`);
    before = after;
  }
  counts.histories += 1;
}
