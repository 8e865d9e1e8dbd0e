import { expect, type Page } from '@playwright/test';
import { newMember, signIn } from '../member.ts';
import { ROUTES } from '../routes.ts';
import { test } from '../silent.ts';
import { brokenWords } from './brokenWords.ts';

// Larger text, zoomed pages, forced colours, and reduced motion.

/** Texts that are cut off, and content wider than the window. Tables and the like may scroll. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const problems: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) {
      const isWide = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1;
      const wide = [...document.querySelectorAll('body *')].filter(isWide).map(({ className }) => String(className));
      problems.push(`${scrollWidth - innerWidth} px wider than the window: ${wide.slice(0, 8).join(', ')}`);
    }
    for (const element of document.querySelectorAll<HTMLElement>('main *, header *, footer *')) {
      const { overflowX, overflowY, whiteSpace, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const isCut =
        (overflowX === 'hidden' || overflowX === 'clip' || overflowY === 'hidden' || overflowY === 'clip') &&
        (element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2);
      // Text cut with … is intended, and so is text for screen readers only.
      const isBeginning = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      const isMeant = isBeginning || whiteSpace === 'nowrap' || element.clientHeight <= 1;
      if (isCut && !isMeant && element.checkVisibility({ visibilityProperty: true }) && element.textContent.trim())
        problems.push(`${element.tagName} .${element.className}: ${element.textContent.trim().slice(0, 30)}`);
    }
    return problems;
  });

async function walk(page: Page, look: (path: string) => Promise<void>, guarded: boolean) {
  for (const { path } of ROUTES.filter((route) => route.guarded === guarded)) {
    await page.goto(path);
    await expect(page.locator('main h1')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await look(path);
  }
}

/** Each as set in the browser; 1280 px at 400 % are 320. */
const ENLARGEMENTS = [
  { what: 'at 400 %', width: 320, fontSize: 16 },
  { what: 'with text of 200 %', width: 1280, fontSize: 32 },
  { what: 'with text of 200 % on a phone', width: 390, fontSize: 32 },
  { what: 'with text of 200 % on a small phone', width: 320, fontSize: 32 },
];

/** Waits until the window and text size apply, also to media queries, which follow later. */
async function untilLaidOut(page: Page, { width, fontSize }: { width: number; fontSize: number }) {
  await page.waitForFunction(
    ([window, text]) =>
      getComputedStyle(document.documentElement).fontSize === `${text}px` &&
      matchMedia(`(width: ${window / text}rem)`).matches,
    [width, fontSize] as const,
  );
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

test('nothing of any page is lost, and no button breaks a word, at 400 % and with text of 200 %', async ({
  page,
  request,
}) => {
  // The browser's setting, which media queries follow too.
  const browser = await page.context().newCDPSession(page);
  const problems: string[] = [];
  // A moving slide is cut off on purpose.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const look = async (path: string) => {
    for (const { what, width, fontSize } of ENLARGEMENTS) {
      await page.setViewportSize({ width, height: 800 });
      await browser.send('Page.setFontSizes', { fontSizes: { standard: fontSize, fixed: fontSize } });
      await untilLaidOut(page, { width, fontSize });
      for (const problem of await lost(page)) problems.push(`${path} ${what}: ${problem}`);
      for (const text of await brokenWords(page)) problems.push(`${path} ${what}: a word of ‘${text}’ is broken`);
    }
  };
  await walk(page, look, false);
  await signIn(page, (await newMember(request)).userId);
  await walk(page, look, true);
  expect(problems).toEqual([]);
});

test('with forced colours buttons, fields and what has the focus can be told from the ground', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/sign/in');
  const id = page.getByLabel('아이디', { exact: true });
  await id.focus();
  for (const control of [id, page.getByRole('main').getByRole('button', { name: '로그인', exact: true })]) {
    const border = await control.evaluate((element) => {
      const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element);
      return { isThere: borderTopStyle !== 'none' && borderTopWidth !== '0px', borderTopColor, backgroundColor };
    });
    expect(border.isThere).toBe(true);
    expect(border.borderTopColor).not.toBe(border.backgroundColor);
  }
  expect(await id.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
});

test('nothing moves for whoever wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/main');
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 10)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : '')),
  );
  expect(moving).toEqual([]);
});
