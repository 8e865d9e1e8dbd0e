import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { browserPath } from '../../e2e/browser.ts';
import { startOwnPortal } from '../../e2e/faults/ownPortal.ts';
import { BENCH_PORTS } from '../../e2e/ports.ts';
import { buildChanged } from '../../launcher/builds.ts';
import { ROOT } from '../../launcher/root.ts';
import { inWords, spreadOf, table } from './figures.ts';
import { untilQuiet } from './quiet.ts';

/**
 * Lighthouse scores of the portal's pages on its phone, with the benchmark index of the machine. Fails when a median
 * is below the goal.
 *   npm run lab -- lighthouse [<rounds> [<address of a running portal>]]
 */

/** Not among the dependencies: it adds 176 MB for this program only. */
const VERSION = '13.5.0';
const FOLDER = join(ROOT, '.cache/lighthouse', VERSION);
const PROGRAM = join(FOLDER, 'node_modules/lighthouse/cli/index.js');

const ROUNDS = 3;
/** Pages that search engines may list, which excludes the login. */
const PAGES = ['/main', '/about/history', '/news/notice', '/manager/info', '/manager/exam/notice', '/hygn/notice'];
const GOALS = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 } as const;
const CATEGORIES = Object.keys(GOALS) as (keyof typeof GOALS)[];

const ReportSchema = v.object({
  categories: v.object({
    performance: v.object({ score: v.number() }),
    accessibility: v.object({ score: v.number() }),
    'best-practices': v.object({ score: v.number() }),
    seo: v.object({ score: v.number() }),
  }),
  environment: v.object({ benchmarkIndex: v.number() }),
  audits: v.record(v.string(), v.object({ score: v.nullable(v.number()), scoreDisplayMode: v.string() })),
});
type Report = v.InferOutput<typeof ReportSchema>;

const run = promisify(execFile);
const [rounds = String(ROUNDS), running] = process.argv.slice(2);

async function examine(address: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const output = join(folder, 'report.json');
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const chromium = browserPath();
  try {
    await run(
      process.execPath,
      [
        PROGRAM,
        address,
        '--quiet',
        '--output=json',
        `--output-path=${output}`,
        `--only-categories=${CATEGORIES.join(',')}`,
        `--chrome-flags=${flags.join(' ')}`,
      ],
      { env: { ...process.env, ...(chromium && { CHROME_PATH: chromium }) } },
    );
    return v.parse(ReportSchema, JSON.parse(await readFile(output, 'utf8')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Failed audits outside performance, each of which needs a fix. */
const notPassed = ({ audits }: Report): string[] =>
  Object.entries(audits)
    .filter(([, { score, scoreDisplayMode }]) => scoreDisplayMode === 'binary' && score === 0)
    .map(([name]) => name);

if (!existsSync(PROGRAM)) {
  const parts = ['install', '--prefix', FOLDER, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  await run('npm', [...parts, `lighthouse@${VERSION}`]);
}
if (!running) await buildChanged();
const own = running ? null : await startOwnPortal({ environment: BENCH_PORTS });
try {
  const origin = running ?? own?.portal.url ?? '';
  const rows: string[][] = [];
  let below = false;
  for (const path of PAGES) {
    // The first visitor of a build may get the page rendered by the browser.
    await fetch(origin + path).then((response) => response.text());
    const reports: Report[] = [];
    let quietRounds = 0;
    for (let round = 0; round < Number(rounds); round += 1) {
      if (await untilQuiet()) quietRounds += 1;
      reports.push(await examine(origin + path));
    }
    const scores = CATEGORIES.map((category) => {
      const spread = spreadOf(reports.map(({ categories }) => categories[category].score * 100));
      if (spread.median < GOALS[category] * 100) below = true;
      return inWords(spread);
    });
    const index = inWords(spreadOf(reports.map(({ environment }) => environment.benchmarkIndex)));
    const failed = [...new Set(reports.flatMap(notPassed))].join(', ');
    rows.push([path, ...scores, index, `${quietRounds} of ${rounds}`, failed]);
    console.log(path, ...scores, index, failed);
  }
  console.log(table([['', ...CATEGORIES, 'benchmark index', 'quiet', 'not passed'], ...rows]));
  console.log(`\nMedian [least-most] of ${rounds}.`);
  if (below) process.exitCode = 1;
} finally {
  await own?.close();
}
