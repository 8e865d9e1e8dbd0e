import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { AXE_OPTIONS } from './axeOptions.ts';

/**
 * What axe finds on a page as it stands, or in a part of it, a line for each rule. It runs in the page itself and
 * collects no more than what is wrong; its builder for Playwright, which collects what passes too, takes four times as
 * long. It finds nothing in Firefox, whose process crashes under axe when it is driven.
 */
export async function findings(page: Page, part = 'html'): Promise<string[]> {
  // A document that has just come is drawn anew for its member: axe would read elements that are not there any more.
  await page.waitForLoadState('networkidle');
  return findingsNow(page, part);
}

/** The same on a page that has settled, and waits for an answer of the API as long as it is open. */
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
