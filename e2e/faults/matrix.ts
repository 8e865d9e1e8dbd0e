import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { buildChanged } from '../../launcher/builds.ts';
import { SECTION_NAMES } from '../../launcher/processes.ts';
import { ROOT } from '../../launcher/root.ts';
import { launchBrowser } from '../browser.ts';
import { enterVisitors } from '../gate/visitors.ts';
import { FAULTS } from './harness/faults.ts';
import { runRegistryCases } from './harness/registryCases.ts';
import { runCase, type CaseResult } from './harness/runCase.ts';
import { INSET_FAULTS, runInsetCase, type InsetResult } from './harness/runInsetCase.ts';
import { startServices, type Services } from './harness/Services.ts';
import { insetTableOf, registryTableOf, tableOf } from './harness/table.ts';
import { TestShell } from './harness/TestShell.ts';
import { visitBefore, visitsOf } from './harness/visits.ts';

// Every fault on every section, on the first load and on a navigation: npm run faults. A part of it: npm run faults --
// mf-about mf-sign --only hangs --only SIGSTOP

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', multiple: true } },
});
const sections = SECTION_NAMES.filter((name) => positionals.length === 0 || positionals.includes(name));
const faults = FAULTS.filter(({ name }) => values.only?.some((word) => name.includes(word)) ?? true);

interface Results {
  pages: CaseResult[];
  insets: InsetResult[];
}

async function runInsets(browser: Browser, testShell: TestShell): Promise<InsetResult[]> {
  const results: InsetResult[] = [];
  const insets = testShell.build.record.insets ?? [];
  if (insets.length === 0) return results;
  const visitors = await enterVisitors(browser, testShell.url);
  for (const inset of insets) {
    for (const fault of INSET_FAULTS.filter((each) => faults.includes(each))) {
      const result = await runInsetCase({ browser, testShell, visitors }, inset, fault);
      results.push(result);
      console.log(`${inset.path}, ${fault.name}: ${result.problems.join('; ')}`);
    }
  }
  return results;
}

async function runSection(services: Services, browser: Browser, name: string): Promise<Results> {
  const testShell = await TestShell.start(services, join(ROOT, name));
  try {
    const visits = visitsOf(testShell.build.record);
    const past = await visitBefore(browser, testShell, visits);
    const results: CaseResult[] = [];
    for (const fault of faults) {
      for (const mode of ['deep', 'navigation'] as const) {
        const result = await runCase({ browser, testShell, visits, past }, fault, mode);
        results.push(result);
        const shown = result.shownMs === null ? '-' : `${(result.shownMs / 1000).toFixed(1)} s`;
        console.log(`${name.padEnd(14)} ${fault.name}, ${mode}: ${shown} ${result.problems.join('; ')}`);
      }
    }
    return { pages: results, insets: await runInsets(browser, testShell) };
  } finally {
    await testShell.close();
  }
}

await buildChanged();
const startedAt = Date.now();
const services = await startServices();
const browser = await launchBrowser();
try {
  const registry = values.only ? [] : await runRegistryCases(services);
  const testShells = await Promise.allSettled(sections.map((name) => runSection(services, browser, name)));
  const came = testShells.flatMap((testShell) => {
    if (testShell.status === 'fulfilled') return [testShell.value];
    console.error(testShell.reason);
    process.exitCode = 1;
    return [];
  });
  const results = came.flatMap(({ pages }) => pages);
  const insets = came.flatMap((each) => each.insets);
  const table = [
    ...(registry.length > 0 ? [registryTableOf(registry), ''] : []),
    tableOf(results),
    ...(insets.length > 0 ? ['', insetTableOf(insets)] : []),
  ].join('\n');
  const folder = join(ROOT, '.cache', 'results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'faults.md'), `${table}\n`);
  console.log(`\n${table}\nTook ${((Date.now() - startedAt) / 1000).toFixed(0)} s.`);
  if ([...results, ...registry, ...insets].some(({ problems }) => problems.length > 0)) process.exitCode = 1;
} finally {
  await browser.close();
  await services.close();
}
