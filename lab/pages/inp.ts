import { request, type Browser } from '@playwright/test';
import { launchBrowser } from '../../e2e/browser.ts';
import { startOwnPortal } from '../../e2e/faults/ownPortal.ts';
import { BENCH_PORTS } from '../../e2e/ports.ts';
import { buildChanged } from '../../launcher/builds.ts';
import { inWords, spreadOf, table } from './figures.ts';
import { noteInteractions, slowestInteraction, type Interaction } from './inp/interactions.ts';
import { walkJourney } from './inp/journey.ts';
import { openOnPhone, PHONE } from './phone.ts';
import { untilQuiet } from './quiet.ts';

/**
 * Response of the portal to presses and keys on a phone whose processor is four times slower: a journey from the
 * popups of the day to an application, each interaction with its slowest answer (INP). Fails when one is above the
 * goal.
 *   npm run lab -- inp [<rounds> [<address of a running portal>]]
 */

const ROUNDS = 5;
const MAX_INTERACTION_MS = 100;
const TIMEOUT_MS = 120_000;

const [rounds = String(ROUNDS), running] = process.argv.slice(2);

/** Interactions of one visitor, by step. */
async function oneRound(browser: Browser, baseURL: string): Promise<Map<string, Interaction>> {
  const context = await browser.newContext({ ...PHONE, baseURL });
  const api = await request.newContext({ baseURL });
  try {
    const { page } = await openOnPhone(context);
    page.setDefaultTimeout(TIMEOUT_MS);
    await noteInteractions(page);
    const interactions = new Map<string, Interaction>();
    await walkJourney(page, api, async ({ name, act }) => {
      await act(page);
      const [slowest, before] = [await slowestInteraction(page), interactions.get(name)];
      if (!before || before.duration < slowest.duration) interactions.set(name, slowest);
    });
    return interactions;
  } finally {
    await api.dispose();
    await context.close();
  }
}

if (!running) await buildChanged();
// Every round joins a member with a verified phone.
const environment = { ...BENCH_PORTS, CODE_SENDS_PER_ADDRESS: '3000' };
const own = running ? null : await startOwnPortal({ environment });
try {
  const done: Map<string, Interaction>[] = [];
  let quietRounds = 0;
  for (let round = 1; round <= Number(rounds); round += 1) {
    const browser = await launchBrowser();
    try {
      if (await untilQuiet()) quietRounds += 1;
      done.push(await oneRound(browser, running ?? own?.portal.url ?? ''));
    } finally {
      await browser.close();
    }
  }
  const names = [...(done[0]?.keys() ?? [])];
  const rows = names.map((name) => {
    const of = (measure: keyof Interaction) =>
      spreadOf(done.flatMap((interactions) => interactions.get(name)?.[measure] ?? []));
    const parts = (['delay', 'processing', 'presentation'] as const).map((part) => String(Math.round(of(part).median)));
    return { name, duration: of('duration'), parts };
  });
  const head = ['the visitor', 'INP', 'delay', 'handlers', 'until the picture'];
  console.log(table([head, ...rows.map(({ name, duration, parts }) => [name, inWords(duration), ...parts])]));
  const [worst] = rows.toSorted((one, other) => other.duration.median - one.duration.median);
  if (!worst) throw new Error('Nothing was measured');
  console.log(`\nms, median [least-most] of ${rounds}; the machine was quiet before ${quietRounds} of them.`);
  console.log(`The worst: ${worst.name}, ${worst.duration.median} ms.`);
  if (worst.duration.median > MAX_INTERACTION_MS) process.exitCode = 1;
} finally {
  await own?.close();
}
