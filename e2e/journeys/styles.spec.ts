import { expect, type BrowserContext, type Page } from '@playwright/test';
import { apply, findCourse } from '../course.ts';
import { newMember, signIn } from '../member.ts';
import { permanentNotices } from '../notices.ts';
import { untilInItsTypeface } from '../rendered.ts';
import { test } from '../silent.ts';

/** Style properties to compare; widths and heights that follow from the content are left out. */
const PROPERTIES = [
  ...['display', 'position', 'padding', 'margin', 'border', 'border-radius', 'gap', 'background-color', 'color'],
  ...['font-size', 'font-weight', 'line-height', 'letter-spacing', 'text-align', 'text-decoration-line', 'white-space'],
  ...['flex', 'flex-flow', 'align-items', 'align-self', 'justify-content', 'justify-items', 'justify-self'],
  ...['min-height', 'max-width', 'min-width', 'overflow', 'list-style-type', 'box-shadow', 'cursor'],
];

/** Computed style of every element in the page's content, one line each. */
async function looks(page: Page): Promise<string[]> {
  const main = page.getByRole('main');
  return main.evaluate((content, properties) => {
    // The focus that remains from the way here is not part of the style.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return [...content.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      const values = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      // Views and seats change while others read and apply.
      const words = element.textContent?.slice(0, 20).replaceAll(/\d+/g, '0') ?? '';
      return `${element.tagName} «${words}» ${values.join('; ')}`;
    });
  }, PROPERTIES);
}

/** Look of a page as the first one of its document, in a separate tab, with everything loaded. */
async function freshLooks(context: BrowserContext, path: string): Promise<string[]> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main).not.toContainText('불러오는 중');
  await untilInItsTypeface(page);
  const fresh = await looks(page);
  await page.close();
  return fresh;
}

/** Navigates to a path inside the portal without loading the document again. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test('a list looks after an article as it did before', async ({ page, context }) => {
  const fresh = await freshLooks(context, '/news/notice');
  await page.goto('/news/notice');
  await permanentNotices(page.getByRole('main')).first().click();
  await page.waitForURL('**/news/notice/view?*');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await page.goBack();
  // Away from the pressed link, which looks different when hovered.
  await page.mouse.move(0, 0);
  await expect.poll(() => looks(page)).toEqual(fresh);
});

test('the form of a second application looks like that of the first', async ({ page, context }) => {
  const member = await newMember(page.request);
  await signIn(page, member.userId);
  const free = await findCourse(page.request, ({ price }) => price === 0);
  const other = await findCourse(
    page.request,
    ({ educationNo, seatsLeft }) => educationNo !== free.educationNo && seatsLeft > 2,
  );
  const form = `/manager/edu/apply/write?educationNo=${other.educationNo}`;
  const fresh = await freshLooks(context, form);
  await apply(page, free);
  await expect(page.getByText('교육 신청이 완료되었습니다.')).toBeVisible();
  await go(page, form);
  await expect.poll(() => looks(page)).toEqual(fresh);
});

test('every page looks the same after any other page', async ({ page, context }) => {
  const paths = ['/sign/in', '/sign/up/step1', '/news/notice', '/news/kfood', '/space/banner', '/manager/info'];
  const fresh = new Map<string, string[]>();
  for (const path of paths) fresh.set(path, await freshLooks(context, path));
  await page.goto('/about/greeting');
  for (const path of [...paths, ...paths.toReversed()]) {
    await go(page, path);
    await expect.poll(() => looks(page), path).toEqual(fresh.get(path));
  }
});
