import type { CDPSession } from '@playwright/test';
import { SLOTS } from '@portal/shared/section/slots';
import type { Check, GateContext } from '../GateContext.ts';
import { openPage } from '../openPage.ts';
import { pagesFor, visitorOf, VISITORS, type Visitor } from '../visitors.ts';
import { goWithin } from '../walk/goWithin.ts';
import { elsewhere, noteItems } from '../walk/walk.ts';

/** So many visits lie between the first measurement and the last, or three of each page where that is more. */
const VISITS = 10;
const MIN_ROUNDS = 3;
/** By then every page has been drawn, and caches are as full as they get. */
const WARM_UP_ROUNDS = 1;
/** For each visit: what the browser goes on compiling, and what it keeps for those who measure. */
const MAX_HEAP_GROWTH = 100 * 1024;

interface Use {
  nodes: number;
  listeners: number;
  heap: number;
}

async function readUse(session: CDPSession): Promise<Use> {
  // A second time: what finalizers let go of.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { nodes, listeners: jsEventListeners, heap: usedSize };
}

/** What every round has added to; what one of them alone has added is a cache that was not full yet. */
function grown(uses: readonly Use[], visits: number): string[] {
  const [before = { nodes: 0, listeners: 0, heap: 0 }, after = before] = [uses[0], uses.at(-1)];
  const inEachRound = (measure: keyof Use) =>
    uses.every((use, index) => index === 0 || use[measure] > (uses[index - 1]?.[measure] ?? 0));
  const counts = (['nodes', 'listeners'] as const)
    .filter(inEachRound)
    .map((measure) => `${after[measure] - before[measure]} ${measure} more`);
  const added = after.heap - before.heap;
  const isHeap = inEachRound('heap') && added > MAX_HEAP_GROWTH * visits;
  return [...counts, ...(isHeap ? [`${(added / 1024 / 1024).toFixed(1)} MB more`] : [])];
}

/** The pages of others on which the section shows something. */
const hostsOf = ({ insets = [] }: GateContext['build']): string[] => [
  ...new Set(
    Object.entries(SLOTS).flatMap(([slot, path]) => (insets.some((inset) => inset.slot === slot) ? [path] : [])),
  ),
];

/** Who may see most of a section. */
const richest = ({ build }: GateContext): Visitor =>
  VISITORS.findLast((visitor) => build.pages.some((page) => visitorOf(page) === visitor)) ?? 'guest';

/** A tab that stays open does not grow by visits of the section: no nodes, listeners or memory that nothing lets go. */
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
