import { expect, type Page } from '@playwright/test';
import { AS_IT_CAME } from '../hydrated.ts';
import { permanentNotices } from '../notices.ts';
import { documentOf, untilRendered } from '../rendered.ts';
import { test } from '../silent.ts';

// Simulates older browsers by removing what they lack from this one (decision 0139).

const PATHS = ['/main', '/news/notice', '/sign/in', '/manager/info'];

/** Removes properties before any script of the page runs: `Array.prototype.toSorted`. */
const without = (page: Page, ...names: string[]) =>
  page.addInitScript((all) => {
    for (const name of all) {
      const parts = name.split('.');
      const owner = parts.slice(0, -1).reduce<object>((of, part) => Reflect.get(of, part) as object, globalThis);
      Reflect.deleteProperty(owner, parts.at(-1) ?? '');
    }
  }, names);

/** Features missing in the oldest supported browsers, in all or some of them. */
const NEWER = [
  ...['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'].map(
    (name) => `Array.prototype.${name}`,
  ),
  ...['Object.groupBy', 'Map.groupBy', 'Array.fromAsync', 'Promise.withResolvers', 'Promise.try', 'structuredClone'],
  ...['URL.canParse', 'URL.parse', 'AbortSignal.timeout', 'AbortSignal.any', 'AbortSignal.prototype.throwIfAborted'],
  ...[
    'Element.prototype.checkVisibility',
    'HTMLFormElement.prototype.requestSubmit',
    'requestIdleCallback',
    'scheduler',
  ],
  ...['Iterator', 'Intl.Segmenter', 'navigation', 'Document.prototype.startViewTransition'],
];

const line = (page: Page) => page.getByRole('status').filter({ hasText: '네이버 웨일' });

for (const path of PATHS)
  test(`the oldest supported browsers show all of ${path}`, async ({ page }) => {
    await without(page, ...NEWER);
    await untilRendered(page, path);
    await page.goto(path);
    await expect(page.locator('main h1').first()).toBeVisible();
    await expect(line(page)).toHaveCount(0);
    // The popup of the day opens by itself.
    if (path !== '/main') await page.getByRole('link', { name: /검색/ }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

for (const path of PATHS)
  test(`an older browser shows ${path} as sent by the server, with advice`, async ({ page, console }) => {
    console.provokes(/Object\.hasOwn is not a function/);
    await without(page, 'Object.hasOwn');
    await untilRendered(page, path);
    await page.goto(path, AS_IT_CAME);
    await expect(line(page)).toContainText('읽기만 하실 수 있습니다');
    await expect(line(page).getByRole('link', { name: '02-555-0100' })).toHaveAttribute('href', 'tel:025550100');
    const { text } = await documentOf(page, path);
    const heading = /<h1[^>]*>([^<]+)</.exec(text)?.[1] ?? 'none';
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

test('in an older one a form shows its requirements and sends nothing, and a page for members cannot be opened', async ({
  page,
  console,
}) => {
  console.provokes(/Object\.hasOwn is not a function/);
  await without(page, 'Object.hasOwn');
  await untilRendered(page, '/sign/in');
  await page.goto('/sign/in', AS_IT_CAME);
  await expect(page.getByText('최신 버전의 브라우저가 필요합니다')).toBeVisible();
  await page.getByLabel('아이디').fill('typed01');
  await page.getByLabel('아이디').press('Enter');
  await expect(line(page)).toBeInViewport();
  await expect(page.getByLabel('아이디')).toHaveValue('typed01');

  await untilRendered(page, '/space/board', 'frame');
  await page.goto('/space/board', AS_IT_CAME);
  await expect(page.locator('main')).toContainText('지금 쓰시는 브라우저에서 열 수 없습니다');
});

for (const [what, missing] of [
  ['starts', 'WeakMap'],
  ['draws its frame', 'Array.prototype.flatMap'],
] as const)
  test(`a page rendered by the server stays if the portal throws when it ${what}`, async ({ page, console }) => {
    console.provokes(/is not (a function|defined|a constructor)/, /^console error: \[section\] shell/);
    await untilRendered(page, '/news/notice');
    await without(page, missing);
    await page.goto('/news/notice', AS_IT_CAME);
    await expect(line(page)).toContainText('읽기만 하실 수 있습니다');
    await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
    await permanentNotices(page.getByRole('main')).first().click();
    await expect(page).toHaveURL(/\/news\/notice\/view\?noticeNo=\d+/);
    await expect(page.locator('main h1').first()).toBeVisible();
  });
