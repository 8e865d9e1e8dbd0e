import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { putInto } from './states.ts';
import { goAndNote, noteAnswers, type Timing } from './timings.ts';
import type { View, Visitor } from './views.ts';

export const WIDTHS = [360, 390, 768, 1280, 1920];
export const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

const HEIGHT = 900;
/** Time after which a page that never settles, or has rotating ads, is shot anyway. */
const SETTLED_MS = 2500;
/** Height of one picture; anything below belongs to a long list. */
const MAX_HEIGHT = 6000;

/** One picture. */
export interface Shot {
  view: View;
  width: number;
  scheme: Scheme;
  file: string;
}

export interface Shots {
  shots: Shot[];
  /** Problems that a program can detect: content wider than the window, and console messages. */
  problems: string[];
  /** Addresses with a query that the page links to, such as the items of a list. */
  links: string[];
  timings: Timing[];
}

export const nameOf = ({ path, state, dialog }: View) => [path, state, dialog?.source].filter(Boolean).join(' · ');

const settle = (page: Page) => page.waitForLoadState('networkidle', { timeout: SETTLED_MS }).catch(() => undefined);

/** Loads lazy pictures, and waits for the typeface. */
const completePictures = (page: Page) =>
  page
    .evaluate(async () => {
      const pictures = [...document.images];
      for (const picture of pictures) picture.loading = 'eager';
      await Promise.allSettled([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
    })
    .catch(() => undefined);

interface Noted {
  problems: Set<string>;
  timings: Timing[];
}

async function open(context: BrowserContext, url: string, view: View, { problems, timings }: Noted): Promise<Page> {
  const page = await context.newPage();
  noteAnswers(page, timings);
  page.on('console', (message) => {
    const isExpected = view.state === 'error' || message.text().includes('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isExpected)
      problems.add(`${nameOf(view)}: console: ${message.text().slice(0, 200)}`);
  });
  page.on('pageerror', (error) => problems.add(`${nameOf(view)}: ${error.message}`));
  if (view.state) {
    await putInto(page, view.state);
    // The ordinary home page is shot with its popups, its states without them, because they would cover them.
    await context.addCookies([{ name: 'hide-popups', value: '1', url }]);
  }
  await goAndNote(page, url + view.path, nameOf(view), timings);
  await settle(page);
  return page;
}

/** Shoots a view in every width, in one colour scheme. */
async function shootScheme(context: BrowserContext, url: string, view: View, scheme: Scheme, folder: string) {
  const problems = new Set<string>();
  const shots: Shot[] = [];
  const timings: Timing[] = [];
  const page = await open(context, url, view, { problems, timings });
  const hrefs = await page
    .locator('main a[href*="?"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    if (view.dialog && width === WIDTHS[0]) {
      // Some buttons are in a folded group.
      await page.locator('main details').evaluateAll((all) => all.forEach((group) => group.setAttribute('open', '')));
      await page.getByRole('button', { name: view.dialog }).first().click();
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
    }
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (tooWide > 0) problems.add(`${nameOf(view)}: ${tooWide} px wider than a window of ${width}`);
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await completePictures(page);
    const file = `${nameOf(view)} ${width} ${scheme}.jpg`.replaceAll(/[^\w가-힣.]+/g, '_');
    const height = view.dialog ? HEIGHT : Math.min(Math.max(whole, HEIGHT), MAX_HEIGHT);
    await page.screenshot({
      path: join(folder, file),
      type: 'jpeg',
      quality: 60,
      fullPage: !view.dialog,
      clip: { x: 0, y: 0, width, height },
    });
    shots.push({ view, width, scheme, file });
  }
  await page.close();
  return { shots, problems: [...problems], links: hrefs, timings };
}

/** Shoots views as one visitor. `onShots` is called after each. */
export async function shoot(
  browser: Browser,
  url: string,
  views: readonly View[],
  visitors: Readonly<Record<Visitor, BrowserContextOptions['storageState']>>,
  folder: string,
  onShots: (view: View, shots: Shots) => void,
): Promise<void> {
  for (const scheme of SCHEMES)
    for (const visitor of Object.keys(visitors) as Visitor[]) {
      const storageState = visitors[visitor];
      const context = await browser.newContext({
        locale: 'ko-KR',
        colorScheme: scheme,
        reducedMotion: 'reduce',
        ...(storageState && { storageState }),
      });
      for (const view of views.filter((one) => one.visitor === visitor)) {
        const failed = (error: unknown): Shots => ({
          shots: [],
          problems: [`${nameOf(view)}: ${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}`],
          links: [],
          timings: [],
        });
        onShots(view, await shootScheme(context, url, view, scheme, folder).catch(failed));
      }
      await context.close();
    }
}
