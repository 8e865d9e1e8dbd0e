import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { AXE_OPTIONS } from './axeOptions.ts';

/**
 * Findings of axe on the page or a part of it, one line per rule. Axe runs in the page itself and collects violations
 * only; its Playwright builder also collects passes and takes four times as long. Finds nothing in Firefox, whose
 * process crashes under axe when it is driven.
 */
export async function findings(page: Page, part = 'html'): Promise<string[]> {
  // A new document is rendered again for its member: axe would read removed elements.
  await page.waitForLoadState('networkidle');
  return findingsNow(page, part);
}

/** The same on a settled page, for one that keeps a request to the API open. */
export async function findingsNow(page: Page, part = 'html'): Promise<string[]> {
  if (page.context().browser()?.browserType().name() === 'firefox') return [];
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ({ part, options }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      return (await run(part, { ...options, resultTypes: ['violations'] })).violations;
    },
    { part, options: AXE_OPTIONS },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}
