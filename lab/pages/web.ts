import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { startOwnPortal } from '../../e2e/faults/ownPortal.ts';
import { BENCH_PORTS } from '../../e2e/ports.ts';
import { buildChanged } from '../../launcher/builds.ts';
import { ROOT } from '../../launcher/root.ts';
import { addressesOf } from './addresses.ts';
import { buildOneProgram } from './oneProgram/build.ts';
import { serveOneProgram } from './oneProgram/serve.ts';
import { launchPhone } from './phone.ts';
import { untilQuiet } from './quiet.ts';
import { report, type Round } from './report.ts';
import { takeHalf } from './takeHalf.ts';
import { visitTwice } from './visit.ts';
import { PRESSES, walk } from './walk.ts';

/**
 * Cost of the portal's pages on a phone, beside one program of the same sources, by turns in one run:
 *   npm run lab -- web [rounds [path …]]
 * With paths it measures these pages alone, with `steps` the navigations inside the document alone. Before these may
 * stand `half`: half of the processors are taken by something else meanwhile; and `line`: the pages come in packets,
 * over a relay on real sockets, where the browser's own throttling gives a document in one piece.
 * Its tables are written to `.cache/results/web.md`.
 */

const ROUNDS = 9;
const RESULTS = join(ROOT, '.cache/results');

const [rounds = String(ROUNDS), ...words] = process.argv.slice(2);
const CONDITIONS = ['half', 'line'];
const isHalf = words.includes('half');
const slowness = words.includes('line') ? 'relayed' : 'throttled';
const wanted = words.filter((word) => !CONDITIONS.includes(word));
const areSteps = wanted[0] === 'steps';
const presses = words.length > 0 && !areSteps ? [] : PRESSES;

/** A new browser for each, without any state of the previous one. */
async function inNewBrowser<Value>(origin: string, measure: (browser: Browser) => Promise<Value>) {
  const { browser, close } = await launchPhone(origin, slowness);
  try {
    const quiet = !isHalf && (await untilQuiet());
    return { quiet, value: await measure(browser) };
  } finally {
    await close();
  }
}

await buildChanged();
buildOneProgram();
const { portal, close } = await startOwnPortal({ environment: BENCH_PORTS });
const addresses = areSteps ? [] : await addressesOf(portal.url, wanted);
// The first visitor after a start, whose page may not be rendered in time, is not measured.
for (const address of addresses) await fetch(portal.url + address);
const oneProgram = await serveOneProgram(portal.url, ['/main', ...addresses]);
const giveBack = isHalf ? takeHalf() : () => undefined;
try {
  const programs = [
    { name: 'portal', url: portal.url },
    { name: 'one program', url: oneProgram.url },
  ] as const;
  const done: Round[] = [];
  for (let round = 1; round <= Number(rounds); round += 1) {
    // The order changes each round.
    const order = round % 2 === 0 ? programs.toReversed() : programs;
    for (const address of addresses)
      for (const { name, url } of order) {
        const { quiet, value } = await inNewBrowser(url, (browser) => visitTwice(browser, url, address, slowness));
        done.push({ program: name, address, quiet, ...value });
      }
    for (const press of presses)
      for (const { name, url } of order) {
        const { quiet, value } = await inNewBrowser(url, (browser) => walk(browser, url, press, slowness));
        done.push({ program: name, quiet, press, steps: value });
      }
    console.log(`round ${round} of ${rounds}`);
    mkdirSync(RESULTS, { recursive: true });
    // After every round, so that the results of an interrupted run are not lost.
    writeFileSync(join(RESULTS, 'web.md'), report(done));
  }
  console.log(report(done));
} finally {
  giveBack();
  await oneProgram.close();
  await close();
}
