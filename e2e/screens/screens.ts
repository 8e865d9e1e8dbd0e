import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { buildChanged } from '../../launcher/builds.ts';
import { ROOT } from '../../launcher/root.ts';
import { launchBrowser } from '../browser.ts';
import { startOwnPortal } from '../faults/ownPortal.ts';
import { enterByLink, signIn } from '../member.ts';
import { BENCH_PORTS } from '../ports.ts';
import { CROWD_MEMBER, crowdViews, type Crowd } from './crowdViews.ts';
import { gallery } from './gallery.ts';
import { shoot, type Shot } from './shoot.ts';
import { slowestOf, type Timing } from './timings.ts';
import { VIEWS, type View, type Visitor } from './views.ts';

/**
 * Every page, popup and state in five widths, light and dark, on one page to look at:
 *   npm run lab -- screens [-- part-of-a-path …]
 * With `crowd` before the parts: what three hundred applicants with long names make of their pages alone, and what was
 * slowest. `SCREENS_BEFORE` names the folder of an earlier run, or one of an earlier clone, to show its pictures beside
 * these. It is written to `.cache/screens/index.html`.
 */

const FOLDER = join(ROOT, '.cache/screens');
const CROWD = 'lab/api/crowd.ts';
const API_TIMEOUT_MS = 120_000;

const isCrowded = process.argv[2] === 'crowd';
/** The demo's member with applications in every state, or the crowd's member with the most. */
const MEMBER = isCrowded ? CROWD_MEMBER : 'member01';

const wanted = process.argv.slice(isCrowded ? 3 : 2);
const isWanted = ({ path }: View) => wanted.length === 0 || wanted.some((part) => path.includes(part));

async function storedAs(
  browser: Browser,
  url: string,
  visitor: Visitor,
): Promise<BrowserContextOptions['storageState']> {
  const context = await browser.newContext({ locale: 'ko-KR' });
  const page = await context.newPage();
  if (visitor === 'member') await signIn(page, MEMBER, undefined, url);
  if (visitor === 'employee') await enterByLink(page, undefined, url);
  const state = await context.storageState();
  await context.close();
  return state;
}

await buildChanged();
// States are produced in the browser, so that it renders all pages.
const own = await startOwnPortal({ environment: { ...BENCH_PORTS, SERVER_RENDERING_OFF: 'all' } });
const { portal, close } = own;
/** Adds the crowd while the API is stopped: only one process can open the embedded database. */
async function viewsOfCrowd(): Promise<View[]> {
  await portal.stop('api');
  const crowd = JSON.parse(await own.run(CROWD)) as Crowd;
  portal.start('api');
  await portal.ready(['api'], API_TIMEOUT_MS);
  return crowdViews(crowd);
}
const browser = await launchBrowser();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const shots: Shot[] = [];
const problems = new Set<string>();
const timings: Timing[] = [];
try {
  const views = isCrowded ? await viewsOfCrowd() : VIEWS;
  const { url } = portal;
  const visitors = {
    guest: await storedAs(browser, url, 'guest'),
    member: await storedAs(browser, url, 'member'),
    employee: await storedAs(browser, url, 'employee'),
  };
  /** Pages of single items by path, from links in lists. */
  const items = new Map<string, View>();
  const seen = new Set(VIEWS.map(({ path }) => path.split('?', 1)[0]));
  const take = async (views: readonly View[]) =>
    shoot(browser, url, views.filter(isWanted), visitors, FOLDER, (view, found) => {
      shots.push(...found.shots);
      for (const problem of found.problems) problems.add(problem);
      timings.push(...found.timings);
      for (const path of found.links) {
        const [page = ''] = path.split('?', 1);
        if (!view.state && !seen.has(page) && !items.has(page)) items.set(page, { path, visitor: view.visitor });
      }
      writeFileSync(join(FOLDER, 'index.html'), gallery(shots, [...problems], process.env.SCREENS_BEFORE));
    });
  await take(views);
  if (!isCrowded) await take([...items.values()]);
} finally {
  await browser.close();
  await close();
}
for (const problem of problems) console.log(problem);
for (const line of slowestOf(timings)) console.log(line);
console.log(`${shots.length} pictures: ${join(FOLDER, 'index.html')}`);
