import { expect, type Locator, type Page } from '@playwright/test';
import { findCourse } from '../course.ts';
import { newMember, signIn } from '../member.ts';
import { test } from '../silent.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
/** px; the second one is text of 200 %, as set in the browser. */
const FONT_SIZES = [16, 32];

const scrollPage = (page: Page, place: 'start' | 'middle' | 'end') =>
  page.evaluate((to) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    window.scrollTo({
      top: { start: 0, middle: (scrollHeight - clientHeight) / 3, end: scrollHeight }[to],
      behavior: 'instant',
    });
  }, place);

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return { ...box, bottom: box.y + box.height };
}

/** Links and buttons of the details that stay behind the bar when they get the focus. */
const coveredByTheBar = (apply: Locator) =>
  apply.evaluate((link) => {
    const bar = link.parentElement;
    const view = bar?.parentElement;
    if (!bar || !view) throw new Error('There is no bar');
    const covered: string[] = [];
    let tried = 0;
    const isAbove = (control: HTMLElement) =>
      control.getClientRects().length > 0 && control.getBoundingClientRect().top <= bar.getBoundingClientRect().top;
    const controls = [...view.querySelectorAll<HTMLElement>('a, button, [tabindex="0"]')].filter(
      (control) => !bar.contains(control) && isAbove(control),
    );
    for (const control of controls) {
      window.scrollBy({ top: control.getBoundingClientRect().bottom - innerHeight + 4, behavior: 'instant' });
      if (control.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top) continue;
      tried += 1;
      control.blur();
      control.focus();
      if (control.getBoundingClientRect().bottom > bar.getBoundingClientRect().top) covered.push(control.innerText);
    }
    if (tried === 0) throw new Error('Nothing was behind the bar');
    return covered;
  });

test('on a phone the only apply button stays visible over the details, and covers neither focus nor footer', async ({
  page,
  request,
}) => {
  const course = await findCourse(request, ({ seatsLeft }) => seatsLeft > 2);
  await signIn(page, (await newMember(request)).userId);
  await page.setViewportSize(PHONE);
  await page.goto(`/manager/edu/apply/view?educationNo=${course.educationNo}`);
  const apply = page.getByRole('link', { name: '신청하기' });
  const list = page.getByRole('main').getByRole('link', { name: '목록', exact: true });
  const browser = await page.context().newCDPSession(page);
  for (const fontSize of FONT_SIZES) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: fontSize, fixed: fontSize } });
    // At large text sizes the page begins with its title only.
    for (const place of fontSize === 16 ? (['start', 'middle'] as const) : (['middle'] as const)) {
      await scrollPage(page, place);
      await expect
        .poll(async () => (await boxOf(apply)).bottom, { message: `${place}, ${fontSize} px` })
        .toBeGreaterThan(PHONE.height - 2 * fontSize);
      await expect(apply).toBeInViewport({ ratio: 1 });
    }
    await scrollPage(page, 'end');
    expect((await boxOf(apply)).bottom).toBeLessThan((await boxOf(list)).y);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toBeInViewport();
    expect((await boxOf(apply)).bottom).toBeLessThan((await boxOf(footer)).y);
    expect(await coveredByTheBar(apply), `text of ${fontSize} px`).toEqual([]);
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 16 } });
  await browser.detach();

  await page.setViewportSize(DESK);
  await scrollPage(page, 'start');
  const information = page.getByRole('heading', { level: 2, name: '교육 정보' });
  await expect.poll(async () => (await boxOf(apply)).bottom - (await boxOf(information)).y).toBeLessThan(0);
  await scrollPage(page, 'end');
  await expect(apply).not.toBeInViewport();
});
