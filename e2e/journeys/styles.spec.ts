import { expect, test, type Page } from '@playwright/test';
import { apply, findCourse } from '../course.ts';
import { goByMenu } from '../frame.ts';
import { newMember, signIn } from '../member.ts';

/** What stylesheets say of an element; widths and heights that follow from its content are left out. */
const PROPERTIES = [
  ...['display', 'position', 'padding', 'margin', 'border', 'border-radius', 'gap', 'background-color', 'color'],
  ...['font-size', 'font-weight', 'line-height', 'letter-spacing', 'text-align', 'text-decoration-line', 'white-space'],
  ...['flex', 'flex-flow', 'align-items', 'align-self', 'justify-content', 'justify-items', 'justify-self'],
  ...['min-height', 'max-width', 'min-width', 'overflow', 'list-style-type', 'box-shadow', 'cursor'],
];

/** How every element of the page's content looks, a line for each, as soon as all of it is there. */
async function looks(page: Page): Promise<string[]> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  return main.evaluate((content, properties) => {
    // Where the focus went on the way here is no matter of style.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return [...content.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      const values = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return `${element.tagName} «${element.textContent?.slice(0, 20) ?? ''}» ${values.join('; ')}`;
    });
  }, PROPERTIES);
}

/** Compares the page after others in the same tab with the same page as the first of its document. */
async function expectFreshLooks(page: Page): Promise<void> {
  const afterOthers = await looks(page);
  await page.reload();
  expect(afterOthers).toEqual(await looks(page));
}

/** Goes to a path inside the portal, without loading the document anew. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test('a list looks after an article as it did before', async ({ page }) => {
  await page.goto('/news/notice');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page.waitForURL('**/news/notice/view?*');
  await looks(page);
  await page.goBack();
  await page.waitForURL('**/news/notice');
  await expectFreshLooks(page);
});

test('the form of a second application looks like that of the first', async ({ page }) => {
  const member = await newMember(page.request);
  await signIn(page, member.userId);
  const free = await findCourse(page.request, ({ price }) => price === 0);
  const other = await findCourse(
    page.request,
    ({ educationNo, seatsLeft }) => educationNo !== free.educationNo && seatsLeft > 2,
  );
  await apply(page, free);
  await expect(page.getByText('교육 신청이 완료되었습니다.')).toBeVisible();
  await goByMenu(page, '외식경영관리사', '교육 신청');
  await expect(page.getByRole('heading', { level: 1, name: '교육 신청' })).toBeVisible();
  await go(page, `/manager/edu/apply/write?educationNo=${other.educationNo}`);
  await expect(page.getByLabel('이름')).not.toHaveValue('');
  await expectFreshLooks(page);
});

test('every page looks the same whatever was seen before it', async ({ page, context }) => {
  const paths = ['/sign/in', '/sign/up/step1', '/news/notice', '/news/kfood', '/space/banner', '/manager/info'];
  const fresh = new Map<string, string[]>();
  const other = await context.newPage();
  for (const path of paths) {
    await other.goto(path);
    fresh.set(path, await looks(other));
  }
  await page.goto('/about/greeting');
  for (const path of [...paths, ...paths.toReversed()]) {
    await go(page, path);
    await page.waitForURL(`**${path}`);
    expect(await looks(page), path).toEqual(fresh.get(path));
  }
});
