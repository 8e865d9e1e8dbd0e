import { expect, type Page } from '@playwright/test';
import type { Inset } from '@portal/shared/section/registry';
import { SLOTS } from '@portal/shared/section/slots';
import type { Check, GateContext } from '../GateContext.ts';
import { openPage } from '../openPage.ts';
import { visitorsOf, type Visitor } from '../visitors.ts';
import { goWithin } from '../walk/goWithin.ts';
import { elsewhere } from '../walk/walk.ts';

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];
const SHOWN_TIMEOUT_MS = 10_000;
/** Heights are rounded. */
const TOLERANCE_PX = 1;

/** Elements that only an inset's own code can handle. */
const CONTROL = 'button, input, select, textarea, summary';

const listenTo = (found: string[]) => async (page: Page) => {
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource')) found.push(message.text());
  });
};

const placeOf = (page: Page, { path }: Inset) => page.locator(`[data-inset="${path}"]`);

/** Waits until an inset is complete. @returns the reason if it is not */
async function shown(page: Page, inset: Inset): Promise<string[]> {
  const place = placeOf(page, inset);
  await expect(place.locator('> *').first()).toBeVisible({ timeout: SHOWN_TIMEOUT_MS });
  await expect(place.locator('[aria-busy]')).toHaveCount(0, { timeout: SHOWN_TIMEOUT_MS });
  const failure = place.locator('[data-cause]');
  return (await failure.count()) > 0 ? [`is not shown: ${await failure.getAttribute('data-cause')}`] : [];
}

/** Height of an inset in excess of its reserved space. */
async function tooHigh(page: Page, inset: Inset): Promise<string[]> {
  const { height, room } = await placeOf(page, inset).evaluate((element) => ({
    height: element.getBoundingClientRect().height,
    room: parseFloat(getComputedStyle(element).minHeight),
  }));
  const width = page.viewportSize()?.width ?? 0;
  return height > room + TOLERANCE_PX ? [`is ${height} px high at ${width}, its room is ${room} px`] : [];
}

/** Rendered by the browser at every width, it fits its reserved space, so that nothing moves when it appears. */
async function withinItsRoom(context: GateContext, inset: Inset, host: string, visitor: Visitor): Promise<string[]> {
  const away = elsewhere(context);
  const problems: string[] = [];
  const { page, close } = await openPage(context, away, listenTo(problems), visitor);
  try {
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      await goWithin(page, host);
      problems.push(...(await shown(page, inset)), ...(await tooHigh(page, inset)));
      await goWithin(page, away);
    }
    return problems;
  } finally {
    await close();
  }
}

/** True once the server has rendered it: the first documents come without it, while its thread starts. */
function isRendered(url: string, { path }: Inset): Promise<boolean> {
  const isInDocument = async () => new RegExp(`data-inset="${path}"[^>]*><(?!/)`).test(await (await fetch(url)).text());
  const poll = expect.poll(isInDocument, { timeout: SHOWN_TIMEOUT_MS }).toBe(true);
  return poll.then(() => true).catch(() => false);
}

/** Rendered by the server, it is hydrated by its code without an error. */
async function takenOver(context: GateContext, inset: Inset, host: string, visitor: Visitor): Promise<string[]> {
  const problems: string[] = [];
  const { page, close } = await openPage(context, host, listenTo(problems), visitor);
  try {
    const control = placeOf(page, inset).locator(CONTROL).first();
    if ((await control.count()) === 0) return problems;
    await control.focus();
    await page.waitForFunction(
      (element) => Object.keys(element?.firstElementChild ?? {}).some((key) => key.startsWith('__reactContainer$')),
      await placeOf(page, inset).elementHandle(),
    );
    await expect(control).toBeFocused();
    return [...problems, ...(await shown(page, inset))];
  } finally {
    await close();
  }
}

/** The build's insets are shown on pages of others to guests and members, within their reserved space. */
export const insets: Check = {
  name: 'insets',
  run: async (context) => {
    const problems: string[] = [];
    for (const inset of context.build.insets ?? []) {
      const host = Object.entries(SLOTS).find(([name]) => name === inset.slot)?.[1];
      if (!host) {
        problems.push(`${inset.path}: there is no slot ${inset.slot}`);
        continue;
      }
      const isServed = !inset.guarded && (await isRendered(context.testShell.url + host, inset));
      if (!isServed && !inset.guarded) problems.push(`${inset.path} is not rendered by the server; its log says why`);
      for (const visitor of visitorsOf(inset, host)) {
        const found = await withinItsRoom(context, inset, host, visitor);
        if (isServed) found.push(...(await takenOver(context, inset, host, visitor)));
        problems.push(...found.map((problem) => `${inset.path}, ${visitor}: ${problem.split('\n', 1)[0] ?? ''}`));
      }
    }
    return problems;
  },
};
