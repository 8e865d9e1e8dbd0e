import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startOwnPortal } from '../../e2e/faults/ownPortal.ts';
import { BENCH_PORTS } from '../../e2e/ports.ts';
import { buildChanged } from '../../launcher/builds.ts';
import { ROOT } from '../../launcher/root.ts';
import { inWords, spreadOf, table } from './figures.ts';
import { load, type Load } from './load.ts';
import { untilQuiet } from './quiet.ts';

/**
 * Requests a second that the shell's server answers for a cached page, beside those for a file of the same size that it
 * only has to read. Both by turns. Fails when one is below the goal.
 *   npm run lab -- pages [<rounds> [<address of a running portal>]]
 */

const ROUNDS = 5;
const CONNECTIONS = 20;
const ROUND_MS = 3000;
const WARM_UP_MS = 1000;
const MIN_RATIO = 0.5;
const PAGES = ['/main', '/news/notice', '/about/history'];
const RENDERED_TIMEOUT_MS = 60_000;

const [rounds = String(ROUNDS), running] = process.argv.slice(2);

/** The document of a page rendered by the warmed-up server. */
async function renderedDocument(address: string): Promise<string> {
  const end = Date.now() + RENDERED_TIMEOUT_MS;
  while (Date.now() < end) {
    const text = await (await fetch(address)).text();
    if (!text.includes('id="rendered"')) continue;
    await load(address, CONNECTIONS, WARM_UP_MS);
    return (await fetch(address)).text();
  }
  throw new Error(`${address} was not rendered`);
}

/** Provides a file of the shell with this content until `use` has ended. */
async function withFile<Result>(text: string, use: (path: string) => Promise<Result>): Promise<Result> {
  const file = join(ROOT, 'shell/dist/assets/bench-page.html');
  await writeFile(file, text);
  await writeFile(`${file}.gz`, gzipSync(text));
  try {
    return await use('/assets/bench-page.html');
  } finally {
    await Promise.all([rm(file), rm(`${file}.gz`)]);
  }
}

interface Round {
  page: Load;
  file: Load;
  quiet: boolean;
}

async function measure(origin: string, path: string): Promise<Round[]> {
  const document = await renderedDocument(origin + path);
  return withFile(document, async (file) => {
    const done: Round[] = [];
    await load(origin + file, CONNECTIONS, WARM_UP_MS);
    for (let round = 0; round < Number(rounds); round += 1) {
      const quiet = await untilQuiet();
      const page = await load(origin + path, CONNECTIONS, ROUND_MS);
      done.push({ page, file: await load(origin + file, CONNECTIONS, ROUND_MS), quiet });
    }
    return done;
  });
}

if (!running) await buildChanged();
const own = running ? null : await startOwnPortal({ environment: { ...BENCH_PORTS, CALLS_PER_MINUTE: '1000000' } });
try {
  const origin = running ?? own?.portal.url ?? '';
  const rows: string[][] = [];
  const ratios: number[] = [];
  let quietRounds = 0;
  for (const path of PAGES) {
    const done = await measure(origin, path);
    quietRounds += done.filter(({ quiet }) => quiet).length;
    const row = (name: string, loads: Load[]) => {
      const of = (value: (load: Load) => number) => inWords(spreadOf(loads.map(value)));
      const kilobytes = ((loads[0]?.bytes ?? 0) / 1024).toFixed(1);
      return [
        name,
        kilobytes,
        of(({ requestsPerSecond }) => requestsPerSecond),
        of(({ p50 }) => p50),
        of(({ p99 }) => p99),
      ];
    };
    const ratio = spreadOf(done.map(({ page, file }) => page.requestsPerSecond / file.requestsPerSecond));
    ratios.push(ratio.median);
    const shares = [ratio.median, ratio.min, ratio.max].map((share) => share.toFixed(2));
    rows.push([
      ...row(
        path,
        done.map(({ page }) => page),
      ),
      `${shares[0]} [${shares[1]}-${shares[2]}]`,
    ]);
    rows.push([
      ...row(
        'a file',
        done.map(({ file }) => file),
      ),
      '',
    ]);
  }
  console.log(table([['', 'KB', 'requests/s', 'p50', 'p99', 'page ÷ file'], ...rows]));
  console.log(
    `\nms, median [least-most] of ${rounds}, ${CONNECTIONS} connections; the machine was quiet before ${quietRounds} of ` +
      `${(rows.length / 2) * Number(rounds)}. The load is made on the same machine.`,
  );
  if (ratios.some((ratio) => ratio < MIN_RATIO)) process.exitCode = 1;
} finally {
  await own?.close();
}
