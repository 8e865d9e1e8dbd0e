import type { CDPSession, Page } from '@playwright/test';
import { launchBrowser } from '../../e2e/browser.ts';
import { startOwnPortal } from '../../e2e/faults/ownPortal.ts';
import { BENCH_PORTS } from '../../e2e/ports.ts';
import { buildChanged } from '../../launcher/builds.ts';
import { table } from './figures.ts';

/**
 * Memory of a tab that stays open: 200 navigations between the sections in one document, measured after garbage
 * collection. Fails when it grows.
 *   npm run lab -- heap [<address of a running portal>]
 */

const NAVIGATIONS = 200;
/** By then every page has been loaded, rendered, left and rendered again. */
const WARM_UP = 40;
const EACH = 40;
/**
 * A larger increase between the end of the warm-up and the last navigation counts as growth. Two thirds of the heap's
 * increase is code that the browser still compiles, most of the rest is retained for DevTools, which do the measuring.
 */
const MAX_GROWTH = { heap: 0.1, nodes: 0, listeners: 0 };

/** Links of the header from section to section, with the headings of their pages. */
const PAGES = [
  { path: '/about/history', heading: '연혁' },
  { path: '/news/notice', heading: '공지사항' },
  { path: '/manager/info', heading: '외식경영관리사 안내' },
  { path: '/sign/in', heading: '로그인' },
  { path: '/main', heading: '교육도 시험도 여기서 바로 신청하십시오' },
] as const;

interface Use {
  navigations: number;
  heap: number;
  nodes: number;
  listeners: number;
}

async function goTo(page: Page, { path, heading }: (typeof PAGES)[number]): Promise<void> {
  await page.evaluate((href) => document.querySelector<HTMLElement>(`header a[href="${href}"]`)?.click(), path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function readUse(protocol: CDPSession, navigations: number): Promise<Use> {
  // A second time for objects released by finalizers.
  await protocol.send('HeapProfiler.collectGarbage');
  await protocol.send('HeapProfiler.collectGarbage');
  const { usedSize } = await protocol.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await protocol.send('Memory.getDOMCounters');
  return { navigations, heap: usedSize, nodes, listeners: jsEventListeners };
}

async function walk(address: string): Promise<Use[]> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 1280, height: 800 } });
    await context.addCookies([{ name: 'hide-popups', value: '1', url: address }]);
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await page.goto(`${address}/main`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const uses: Use[] = [];
    for (let number = 1; number <= NAVIGATIONS; number += 1) {
      const next = PAGES[(number - 1) % PAGES.length];
      if (next) await goTo(page, next);
      if (number % EACH === 0) uses.push(await readUse(protocol, number));
    }
    return uses;
  } finally {
    await browser.close();
  }
}

const [running] = process.argv.slice(2);
if (!running) await buildChanged();
const own = running ? null : await startOwnPortal({ environment: BENCH_PORTS });
try {
  const uses = await walk(running ?? own?.portal.url ?? '');
  const rows = uses.map(({ navigations, heap, nodes, listeners }) =>
    [navigations, (heap / 1024 / 1024).toFixed(2), nodes, listeners].map(String),
  );
  console.log(table([['navigations', 'heap, MB', 'nodes', 'listeners'], ...rows]));
  const before = uses.find(({ navigations }) => navigations === WARM_UP);
  const after = uses.at(-1);
  if (!before || !after) throw new Error('Nothing was measured');
  for (const measure of ['heap', 'nodes', 'listeners'] as const)
    if (after[measure] > before[measure] * (1 + MAX_GROWTH[measure]))
      throw new Error(`${measure} grew from ${before[measure]} to ${after[measure]}`);
} finally {
  await own?.close();
}
