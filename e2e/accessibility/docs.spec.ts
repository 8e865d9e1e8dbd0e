import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { buildDocs } from '../../launcher/docs/buildDocs.ts';
import { ROOT } from '../../launcher/root.ts';
import { test } from '../silent.ts';
import { expectSound } from './order.ts';

// The documents as a site, opened from the disk, without a server and without a connection.

const folder = mkdtempSync(join(tmpdir(), 'portal-docs-'));
const addressOf = (page: string) => pathToFileURL(join(folder, page)).href;

test.beforeAll(() => buildDocs(ROOT, folder));
test.afterAll(() => rmSync(folder, { recursive: true }));

for (const colorScheme of ['light', 'dark'] as const)
  test(`its start page and long pages are in order, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const address of ['index.html', 'docs/operating.html', 'docs/specification.html', 'README.ko.html']) {
      await page.goto(addressOf(address));
      await expectSound(page, address);
    }
  });

test('is walked and searched by keyboard', async ({ page }) => {
  await page.goto(addressOf('docs/office.ko.html'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'To the text' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.goto(addressOf('search.html'));
  await page.keyboard.type('환불 기간');
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toContainText('Glossary');
  await expectSound(page, 'search');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Glossary' })).toBeVisible();
});
