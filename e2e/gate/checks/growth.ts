import type { CDPSession } from '@playwright/test';
import { SLOTS } from '@portal/shared/section/slots';
import type { Check, GateContext } from '../GateContext.ts';
import { openPage } from '../openPage.ts';
import { pagesFor, visitorOf, VISITORS, type Visitor } from '../visitors.ts';
import { goWithin } from '../walk/goWithin.ts';
import { elsewhere, noteItems } from '../walk/walk.ts';

/** Visits between the first and the last measurement; three of each page if that is more. */
const VISITS = 10;
const MIN_ROUNDS = 3;
/** By then every page has been rendered, and caches are full. */
const WARM_UP_ROUNDS = 1;
/** Allowance for code that the browser still compiles, and for data that it retains for measuring. */
const MAX_HEAP_GROWTH_A_VISIT = 100 * 1024;

interface Use {
  nodes: number;
  listeners: number;
  heap: number;
}

async function readUse(session: CDPSession): Promise<Use> {
  // A second time for objects released by finalizers.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { nodes, listeners: jsEventListeners, heap: usedSize };
}

/** Counts that grew in every round; growth in a single round is a cache that was not full yet. */
function grown(uses: readonly Use[], visits: number): string[] {
  const [before = { nodes: 0, listeners: 0, heap: 0 }, after = before] = [uses[0], uses.at(-1)];
  const inEachRound = (measure: keyof Use) =>
    uses.every((use, index) => index === 0 || use[measure] > (uses[index - 1]?.[measure] ?? 0));
  const counts = (['nodes', 'listeners'] as const)
    .filter(inEachRound)
    .map((measure) => `${after[measure] - before[measure]} ${measure} more`);
  const added = after.heap - before.heap;
  const isHeap = inEachRound('heap') && added > MAX_HEAP_GROWTH_A_VISIT * visits;
  return [...counts, ...(isHeap ? [`${(added / 1024 / 1024).toFixed(1)} MB more`] : [])];
}

/** Pages of other sections that contain insets of this one. */
const hostsOf = ({ insets = [] }: GateContext['build']): string[] => [
  ...new Set(
    Object.entries(SLOTS).flatMap(([slot, path]) => (insets.some((inset) => inset.slot === slot) ? [path] : [])),
  ),
];

/** The visitor who can open most pages of a section. */
const richest = ({ build }: GateContext): Visitor =>
  VISITORS.findLast((visitor) => build.pages.some((page) => visitorOf(page) === visitor)) ?? 'guest';

/** A tab does not grow with visits of the section: no nodes, listeners or memory are leaked. */
export const growth: Check = {
  name: 'no growth by visits',
  run: async (context) => {
    const { build } = context;
    const visitor = richest(context);
    const away = elsewhere(context);
    const paths = [...pagesFor(build, visitor).map(({ path }) => path), ...hostsOf(build)];
    const { page, close } = await openPage(context, away, undefined, visitor);
    try {
      const session = await page.context().newCDPSession(page);
      const items = new Map<string, string>();
      const round = async () => {
        for (const path of paths) {
          await goWithin(page, items.get(path) ?? path);
          await noteItems(page, items);
          if (paths.length < VISITS) await goWithin(page, away);
        }
        await goWithin(page, away);
      };
      for (let number = 0; number < WARM_UP_ROUNDS; number += 1) await round();
      const uses = [await readUse(session)];
      const rounds = Math.max(MIN_ROUNDS, Math.ceil(VISITS / paths.length));
      for (let number = 0; number < rounds; number += 1) {
        await round();
        uses.push(await readUse(session));
      }
      const visits = rounds * paths.length;
      return grown(uses, visits).map((what) => `after ${visits} visits: ${what}`);
    } finally {
      await close();
    }
  },
};
