import type { Check } from '../GateContext.ts';
import { walksOf, type Walk } from '../walk/walk.ts';

/** Items that one list contains more often than the other. */
function added(before: readonly string[], after: readonly string[]): string[] {
  const rest = [...before];
  return after.filter((item) => {
    const index = rest.indexOf(item);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

/** Items with their counts. */
const counted = (things: readonly string[]): string[] =>
  [...new Set(things)].map((thing) => `${things.filter((one) => one === thing).length} ${thing}s`);

const problemsOf = ({ before, after, errors }: Walk): string[] => [
  ...errors.map((message) => `an error: ${message}`),
  ...after.listeners.map((listener) => `left behind: ${listener}`),
  ...counted(after.timers).map((timers) => `left behind: ${timers} that still run`),
  ...added(before.surroundings, after.surroundings).map((thing) => `left behind: ${thing}`),
];

/** A visitor who has left the section's pages leaves nothing behind: no error, listener, timer or element. */
export const unmount: Check = {
  name: 'clean unmount',
  run: async (context) =>
    (await walksOf(context)).flatMap((walk) => problemsOf(walk).map((problem) => `${walk.visitor}: ${problem}`)),
};
