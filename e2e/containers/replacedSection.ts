import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { launchBrowser } from '../browser.ts';
import { ADDRESS, compose, composeChanged, ROOT } from './compose.ts';

const SECTION = 'mf-about';
const RECORD = `/builds/${SECTION}/section.json`;
const BEFORE = '회장 인사말';
const AFTER = '회장이 드리는 말씀';
/** Not part of any image. */
const LEFT_OUT = ['.git', '.cache', '.data', 'dist', 'node_modules'];
/** Files with the changed text, as the page's heading and as a menu entry. */
const CHANGED_FILES = ['src/section.ts', 'src/greeting/GreetingPage.tsx'];

/** Copies the repository with another title for one page of a section. */
function changedCopy(folder: string): string {
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !LEFT_OUT.includes(basename(path)) });
  for (const name of CHANGED_FILES) {
    const file = join(folder, SECTION, name);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(BEFORE)) throw new Error(`${file} has no ${BEFORE} to change`);
    writeFileSync(file, text.replaceAll(BEFORE, AFTER));
  }
  const changes = join(folder, 'changed.yml');
  writeFileSync(changes, JSON.stringify({ services: { [SECTION]: { build: { context: folder } } } }));
  return changes;
}

const register = (...args: string[]) => compose('run', '--rm', '--no-deps', 'register', ...args);

const follow = async (page: Page, path: string) => {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
  await page.waitForURL(ADDRESS + path);
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Waits for a deployment in an open page, which reads the registry again in the background and uses it in one of its
 * next navigations.
 */
async function meetsHeading(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await follow(page, '/about/history');
    await expect(heading(page)).toHaveText('연혁');
    await follow(page, '/about/greeting');
    await expect(heading(page)).toHaveText(text, { timeout: 10_000 });
  }).toPass({ timeout: 180_000 });
}

/** Replaces a section and rolls back with two open browsers: one in another section, one in the section itself. */
export async function replaceSectionUnderBrowsers(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-changed-'));
  const browser = await launchBrowser();
  try {
    const [elsewhere, inside] = [await browser.newPage(), await browser.newPage()];
    const errors: string[] = [];
    for (const page of [elsewhere, inside]) page.on('pageerror', (error) => errors.push(error.message));
    await elsewhere.goto(`${ADDRESS}/news/notice`);
    await inside.goto(`${ADDRESS}/about/greeting`);
    await expect(heading(inside)).toHaveText(BEFORE);

    const changes = changedCopy(folder);
    await composeChanged(changes, 'build', SECTION);
    await composeChanged(changes, 'up', '-d', '--no-deps', '--wait', SECTION);
    await register('--force', RECORD);

    // Unopened pages come from the build with which the page was opened, or entirely from the new one.
    await follow(inside, '/about/ci');
    await expect(heading(inside)).toHaveText('CI 소개');
    await follow(elsewhere, '/news/data');
    await expect(heading(elsewhere)).toBeVisible();
    for (const page of [elsewhere, inside]) await meetsHeading(page, AFTER);

    await register('--rollback', SECTION);
    for (const page of [elsewhere, inside]) await meetsHeading(page, BEFORE);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
