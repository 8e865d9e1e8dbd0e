import fc from 'fast-check';
import { endOfSeoulDay } from '@portal/shared/time';
import { HOUR_MS, MINUTE_MS } from '../../../../clock/durations.ts';
import type { Books } from './books.ts';
import { command, pick, type AnyCommand } from './command.ts';
import type { LineState } from './line.ts';
import { APPLY_UNTIL, HELD_AT, WINDOWS } from './scenario.ts';

/** Conditions caused by nobody: time passes, and the connection to the gateway fails or recovers. */

export const waiting = (minutes: number): AnyCommand =>
  command({
    name: 'later',
    text: `later(${minutes})`,
    can: () => true,
    act(fixture) {
      fixture.clock.now = new Date(fixture.clock.now.getTime() + minutes * MINUTE_MS);
      return Promise.resolve();
    },
    isElsewhere: true,
  });

/** Boundary times: everything must be right one millisecond before, at and after them. */
function futureTimes({ applications, payments }: Books, now: number): number[] {
  const dueTimes = applications.flatMap(({ payDueAt, expiredAt }) => [payDueAt ?? 0, (expiredAt ?? 0) + HOUR_MS]);
  const deposits = payments.map(({ accountDueAt }) => accountDueAt ?? 0);
  const future = [...dueTimes, ...deposits, ...WINDOW_ENDS, APPLY_UNTIL, HELD_AT].filter((time) => time > now + 1);
  return [...new Set(future)].sort((one, other) => other - one);
}

export const waitingUntil = (number: number, offset: number): AnyCommand =>
  command({
    name: 'until',
    text: `until(${number}, ${offset})`,
    can: () => true,
    act({ clock }, books) {
      const time = pick(futureTimes(books, clock.now.getTime()), number);
      if (time !== undefined) clock.now = new Date(time + offset);
      return Promise.resolve();
    },
    isElsewhere: true,
  });

export const cutting = (line: LineState): AnyCommand =>
  command({
    name: `line ${line}`,
    text: `line(${line})`,
    can: () => true,
    act: (fixture) => Promise.resolve(void (fixture.line.state = line)),
    isElsewhere: true,
  });

export const DAY_MINUTES = 24 * 60;
const SPANS = [1, 3, 11, 31, 61, DAY_MINUTES];
const WINDOW_ENDS = WINDOWS.map(({ lastDay }) => endOfSeoulDay(lastDay).getTime());
export const conditions: fc.WeightedArbitrary<AnyCommand>[] = [
  { weight: 3, arbitrary: fc.constantFrom(...SPANS).map(waiting) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(0, 0, 0, 0, 1), fc.constantFrom(-1, 0, 1))
      .map(([number, offset]) => waitingUntil(number, offset)),
  },
  { weight: 3, arbitrary: fc.constantFrom<LineState>('up', 'up', 'down', 'lost').map(cutting) },
];
