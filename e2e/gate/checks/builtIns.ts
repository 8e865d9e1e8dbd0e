import type { Check } from '../GateContext.ts';
import { firstSeen } from '../walk/firstSeen.ts';

/** Globals added by every build: its container, its chunk list, and the mark of the kit's Radix. */
const OF_A_BUILD = /^window\.((mf_|webpackChunk)\w+|Symbol\(radix-ui\))$/;

/** The clock, random numbers, timers, prototypes and globals stay the browser's own on every page and after it. */
export const builtIns: Check = {
  name: 'built-ins untouched',
  run: (context) =>
    firstSeen(context, (before, now) =>
      now.builtIns
        .filter((name) => !before.builtIns.includes(name) && !OF_A_BUILD.test(name))
        .map((name) => `${name} is not as it was`),
    ),
};
