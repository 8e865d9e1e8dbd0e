import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { AXE_OPTIONS } from './axeOptions.ts';

/** What axe finds on a page as it stands, a line for each rule. */
export async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options(AXE_OPTIONS).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}
