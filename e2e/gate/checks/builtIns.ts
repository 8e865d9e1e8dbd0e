import type { Check } from '../GateContext.ts';
import { firstSeen } from '../walk/firstSeen.ts';

/** What a build adds by itself: its container, the list of its files, and the mark that the kit's Radix sets once. */
const OF_A_BUILD = /^window\.((mf_|webpackChunk)\w+|Symbol\(radix-ui\))$/;

/** The clock, chance, timers, prototypes and globals are the browser's own on every page and after it. */
export const builtIns: Check = {
  name: 'built-ins untouched',
  run: (context) =>
    firstSeen(context, (before, now) =>
      now.builtIns
        .filter((name) => !before.builtIns.includes(name) && !OF_A_BUILD.test(name))
        .map((name) => `${name} is not as it was`),
    ),
};
