import type { Page } from '@playwright/test';
import { untilHydrated } from '../../rendered.ts';
import type { Check, GateContext } from '../GateContext.ts';
import { openPage } from '../openPage.ts';
import { pagesFor } from '../visitors.ts';

/** The first render of a build starts its process, and its visitor gets the page rendered by the browser. */
const MAX_ATTEMPTS = 10;
const ATTEMPT_MS = 1000;

/** True if the server renders a page, or the frame of one that only browsers can render. */
async function isRendered(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const document = await (await fetch(url)).text();
    if (document.includes('id="rendered"')) return true;
    await new Promise((resolve) => setTimeout(resolve, ATTEMPT_MS));
  }
  return false;
}

/** Browser errors during the hydration of a page; missing pictures do not count. */
async function complaints(context: GateContext, path: string): Promise<string[]> {
  const found: string[] = [];
  const listen = async (page: Page) => {
    page.on('pageerror', (error) => found.push(error.message));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !text.includes('Failed to load resource')) found.push(text);
    });
  };
  const { page, close } = await openPage(context, path, listen);
  await untilHydrated(page);
  await close();
  return found.map((text) => `${path}: ${text.split('\n', 1)[0] ?? ''}`);
}

/**
 * The server renders every page, or the frame of one for members or employees, and the browser of its intended visitor
 * hydrates it without an error.
 */
export const rendering: Check = {
  name: 'rendering',
  run: async (context) => {
    const problems: string[] = [];
    for (const { path } of pagesFor(context.build, 'employee')) {
      if (await isRendered(context.testShell.url + path)) problems.push(...(await complaints(context, path)));
      else problems.push(`${path} is not rendered by the server; its log says why`);
    }
    return problems;
  },
};
