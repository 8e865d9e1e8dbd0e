import { expect, type CDPSession, type Page } from '@playwright/test';
import { navigateTo } from '../../faults/harness/visits.ts';
import { untilInItsTypeface } from '../../rendered.ts';
import type { Check } from '../GateContext.ts';
import { openPage } from '../openPage.ts';

/** Where a page of another section lies, which the visitor comes from and goes back to. */
const elsewhere = (name: string) => (name === 'mf-about' ? '/news/notice' : '/about/greeting');

declare global {
  interface Window {
    /** Where each interval that still runs was started. */
    runningIntervals?: Map<number, string>;
  }
}

/** Remembers from where intervals are started. */
const watchIntervals = (page: Page) =>
  page.addInitScript(() => {
    const running = new Map<number, string>();
    window.runningIntervals = running;
    const { setInterval: start, clearInterval: stop } = window;
    Object.assign(window, {
      setInterval: (...call: Parameters<typeof start>) => {
        const id = start(...call);
        running.set(id, new Error().stack ?? '');
        return id;
      },
      clearInterval: (id: number | undefined) => {
        if (id !== undefined) running.delete(id);
        stop(id);
      },
    });
  });

/** Everything outside the portal's own root that a page can leave behind. */
const surroundings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const attributes = (element: Element) =>
      [...element.attributes].map(({ name, value }) => `<${element.localName} ${name}="${value}">`);
    const children = [...document.body.children].map(
      ({ localName, id, className }) =>
        `<${localName}${id && ` id="${id}"`}${className && ` class="${className}"`}> in the body`,
    );
    return [...attributes(document.documentElement), ...attributes(document.body), ...children];
  });

/** The listeners on what outlives a page, whose code is the section's. */
async function listenersOf(session: CDPSession, scripts: ReadonlyMap<string, string>, base: string): Promise<string[]> {
  const found: string[] = [];
  for (const target of ['window', 'document', 'document.documentElement', 'document.body', 'visualViewport']) {
    const { result } = await session.send('Runtime.evaluate', { expression: target });
    if (!result.objectId) continue;
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId });
    for (const { type, scriptId } of listeners)
      if (scripts.get(scriptId)?.startsWith(base)) found.push(`a listener for ${type} on ${target}`);
  }
  return found;
}

/** What is in one list more often than in the other. */
function added(before: readonly string[], after: readonly string[]): string[] {
  const rest = [...before];
  return after.filter((item) => {
    const index = rest.indexOf(item);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

/** Whoever has seen every page and goes on leaves nothing behind: no error, no listener, no interval, no element. */
export const unmount: Check = {
  name: 'clean unmount',
  run: async (context) => {
    const { build, testShell } = context;
    const errors: string[] = [];
    const base = new URL(build.base, testShell.url).href;
    const away = elsewhere(build.name);
    const { page, close } = await openPage(context, away, async (fresh) => {
      fresh.on('pageerror', (error) => errors.push(error.message));
      await watchIntervals(fresh);
    });
    try {
      const session = await page.context().newCDPSession(page);
      const scripts = new Map<string, string>();
      session.on('Debugger.scriptParsed', ({ scriptId, url }) => scripts.set(scriptId, url));
      await session.send('Debugger.enable');
      // The shell marks the document when it has come.
      await untilInItsTypeface(page);
      const before = await surroundings(page);
      for (const { path } of build.pages.filter(({ guarded }) => !guarded)) {
        await navigateTo(page, path);
        await page.waitForURL((url) => url.pathname !== away);
        await expect(page.locator('main h1')).toBeVisible();
        await page.waitForLoadState('networkidle');
      }
      await navigateTo(page, away);
      await page.waitForURL((url) => url.pathname === away);
      await expect(page.locator('main h1')).toBeVisible();
      await page.waitForLoadState('networkidle');
      const intervals = await page.evaluate(
        (from) => [...(window.runningIntervals?.values() ?? [])].filter((stack) => stack.includes(from)).length,
        base,
      );
      return [
        ...errors.map((message) => `an error: ${message}`),
        ...(await listenersOf(session, scripts, base)).map((listener) => `left behind: ${listener}`),
        ...(intervals > 0 ? [`left behind: ${intervals} intervals that still run`] : []),
        ...added(before, await surroundings(page)).map((thing) => `left behind: ${thing}`),
      ];
    } finally {
      await close();
    }
  },
};
