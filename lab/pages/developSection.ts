import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { launchBrowser } from '../../e2e/browser.ts';
import { ROOT } from '../../launcher/root.ts';
import { startDevelopment } from './startDevelopment.ts';

/**
 * Work on one section, `npm run dev -- mf-about`: time until it is ready, memory of all its processes, and time until
 * an edit, a mistake and a new row of the section's table show in the page. For an idle machine with builds (from
 * `npm start`), at the second run, with compilers' caches:
 *   npm run lab -- develop-section
 */

const SECTION = 'mf-about';
const TABLE = join(ROOT, SECTION, 'src/section.ts');
const EDITED_FILE = join(ROOT, SECTION, 'src/greeting/GreetingPage.tsx');
const EDITED_PATH = '/about/greeting';
const EDITED_TITLE = '고친 화면';
const NEW_PATH = '/about/measured';
const NEW_ROW = `{ path: '${NEW_PATH}', title: '새 화면', load: () => import('./greeting/GreetingPage.tsx') },`;
/** Beginning of a mistake in the page's file. */
const COMPONENT = /export default function \w+\([^)]*\) \{/;
const OVERLAY = '#webpack-dev-server-client-overlay';

const SHOWN_TIMEOUT_MS = 60_000;
/** Time in which the garbage of the start is collected. */
const SETTLED_MS = 60_000;
const POLL_MS = 20;

const parentOf = (pid: string) => /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];

/** Memory of a process and of all that it started, in MB; what processes share is counted once (PSS). Linux only. */
function memoryOf(root: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const tree = new Set([String(root)]);
  for (let size = 0; size !== tree.size;) {
    size = tree.size;
    for (const pid of all) {
      try {
        if (tree.has(parentOf(pid) ?? '')) tree.add(pid);
      } catch {
        // Ended meanwhile.
      }
    }
  }
  const kilobytes = [...tree].map((pid) => {
    const [, size] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Number(size ?? 0);
  });
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1000;
}

async function untilFound(address: string): Promise<void> {
  for (;;) {
    const { status } = await fetch(address);
    if (status === 200) return;
    await pause(POLL_MS);
  }
}

/** Seconds from a change of a file until something happens; the file is put back. */
async function timeOf(file: string, change: (source: string) => string, shown: () => Promise<unknown>) {
  const source = readFileSync(file, 'utf8');
  const changed = change(source);
  if (changed === source) throw new Error(`${file} has another form than this program expects`);
  const startedAt = performance.now();
  try {
    writeFileSync(file, changed);
    await shown();
    return seconds(performance.now() - startedAt);
  } finally {
    writeFileSync(file, source);
  }
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

async function measure(page: Page, address: string): Promise<void> {
  await page.goto(address + EDITED_PATH);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.first().waitFor();
  const editedHeading = page.getByRole('heading', { name: EDITED_TITLE });
  const edit = (source: string) => source.replace('title="회장 인사말"', `title="${EDITED_TITLE}"`);
  const shows = () => editedHeading.waitFor({ timeout: SHOWN_TIMEOUT_MS });
  console.log(`an edit shows after ${await timeOf(EDITED_FILE, edit, shows)}`);
  await editedHeading.waitFor({ state: 'hidden', timeout: SHOWN_TIMEOUT_MS });

  for (const [what, mistake] of [
    ['a mistake in the syntax', (source: string) => `${source}\nconst = ;\n`],
    ['an error while rendering', (source: string) => source.replace(COMPONENT, "$& throw new Error('measured');")],
  ] as const) {
    const overlay = page.locator(OVERLAY);
    const appears = () => overlay.waitFor({ state: 'attached', timeout: SHOWN_TIMEOUT_MS });
    console.log(`${what} shows after ${await timeOf(EDITED_FILE, mistake, appears)}`);
    await page.goto(address + EDITED_PATH);
    await overlay.waitFor({ state: 'detached', timeout: SHOWN_TIMEOUT_MS });
  }

  const withRow = (source: string) => source.replace('  pages: [\n', `$&    ${NEW_ROW}\n`);
  const opens = async () => {
    await untilFound(address + NEW_PATH);
    await page.goto(address + NEW_PATH);
    await heading.first().waitFor();
  };
  console.log(`a new page is shown after ${await timeOf(TABLE, withRow, opens)}`);
}

const startedAt = performance.now();
const { address, pid, stop } = await startDevelopment(SECTION);
console.log(`ready after ${seconds(performance.now() - startedAt)}, with ${memoryOf(pid).toFixed(0)} MB`);
try {
  await pause(SETTLED_MS);
  console.log(`a minute later ${memoryOf(pid).toFixed(0)} MB`);
  const browser = await launchBrowser();
  try {
    await measure(await browser.newPage(), address);
  } finally {
    await browser.close();
  }
  console.log(`then ${memoryOf(pid).toFixed(0)} MB`);
} finally {
  await stop();
}
