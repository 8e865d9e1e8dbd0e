import { expect, type Page } from '@playwright/test';
import { findings } from '../accessibility/findings.ts';
import { apply, findCourse } from '../course.ts';
import { closePopup } from '../frame.ts';
import { HOME } from '../home.ts';
import { newMember, signIn } from '../member.ts';
import { test } from '../silent.ts';

const atHome = (page: Page) => page.getByRole('region', { name: '내 신청과 일정' });
const NOTHING = ['할 일 지금 하실 일이 없습니다.', '다음 일정 예정된 교육·시험이 없습니다.'];
const waiting = (page: Page) => page.getByRole('list', { name: '지금 하실 일' });

/** Opens the member's page through the header: one press from any page, on a phone and on a desktop. */
async function openOwnPage(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /마이페이지$/ })
    .click();
  await page.waitForURL('**/sign/me');
}

test('pending actions of a member are shown on the home page and the own page, from the held seat to the paid one', async ({
  page,
  request,
}) => {
  await page.goto('/main');
  await closePopup(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(atHome(page), 'a guest has none').toHaveCount(0);

  await signIn(page, (await newMember(request)).userId);
  await closePopup(page);
  await expect(atHome(page).getByRole('listitem')).toHaveText(NOTHING);
  await openOwnPage(page);
  await expect(page.getByText('지금 하실 일이 없습니다.')).toBeVisible();
  await expect(page.getByText('예정된 교육이나 시험이 없습니다.')).toBeVisible();
  expect(await findings(page)).toEqual([]);

  const course = await findCourse(request, ({ price, seatsLeft }) => price > 0 && seatsLeft > 2);
  await apply(page, course);
  await expect(page.getByText('결제할 내용')).toBeVisible();

  await test.step('the seat is held: home leads to its payment', async () => {
    await page.getByRole('banner').getByRole('link', { name: /홈$/ }).click();
    await page.waitForURL(HOME);
    await closePopup(page);
    const line = atHome(page).getByRole('link');
    await expect(line).toContainText(`할 일 ${course.title} 결제 기한`);
    await expect(line).toHaveText(/까지 · 결제하기$/);
    await line.click();
    await expect(page.getByText('결제할 내용')).toBeVisible();
  });

  await test.step('an account is issued: the own page leads to it', async () => {
    await page.getByLabel('가상계좌').check();
    await page.getByRole('button', { name: '결제하기' }).click();
    await page.getByRole('button', { name: '가상계좌 발급' }).click();
    const bank = page.url();
    await page.goto('/sign/me');
    await expect(waiting(page).getByRole('listitem')).toHaveCount(1);
    await expect(waiting(page)).toContainText('입금 기한');
    await waiting(page)
      .getByRole('link', { name: /^입금 계좌 보기/ })
      .click();
    await expect(page.getByRole('button', { name: '계좌번호 복사' })).toBeVisible();
    await page.goto(bank);
    await page.getByRole('button', { name: '입금하기' }).click();
  });

  await test.step('it is paid: the next date, with the way to its slip', async () => {
    await page.goto('/sign/me');
    const next = page.getByRole('region', { name: '다음 일정' });
    await expect(next).toContainText(course.title);
    await expect(waiting(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: '교육 신청 확인 1건' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await next.getByRole('link', { name: '수강증 보기' }).click();
    await expect(page.getByRole('button', { name: '수강증' })).toBeVisible();
    await page.goto('/sign/me');
    await page.getByRole('link', { name: '결제·영수증' }).click();
    const payment = page.getByRole('list', { name: '결제 내역' }).getByRole('listitem');
    await expect(payment).toHaveCount(1);
    await expect(payment).toContainText(course.title);
    expect(await findings(page)).toEqual([]);
    await payment.getByRole('button', { name: '영수증' }).click();
    await page.getByRole('button', { name: '영수증 열기' }).click();
    await expect(page.getByRole('dialog', { name: '영수증 (납입증명서)' })).toContainText(course.title);
    await page.goto('/main');
    await closePopup(page);
    await expect(atHome(page).getByRole('link')).toContainText(`다음 일정 ${course.title}`);
    await expect(atHome(page).getByRole('link')).toHaveText(/ · 수강증$/);
  });
});

test('a member’s home page reserves the space of the two lines from the beginning', async ({ page, request }) => {
  await signIn(page, (await newMember(request)).userId);
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/user/matters*', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.goto('/main');
  await closePopup(page);
  const heading = page.getByRole('heading', { level: 1 });
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  await expect(atHome(page)).toBeVisible();
  const before = await top();
  answer();
  await expect(atHome(page).getByRole('listitem')).toHaveText(NOTHING);
  expect(await top()).toBe(before);
  // Before the page knows its member, only its stylesheet reserves the space.
  const stored = await page.evaluate(() => {
    const place = document.querySelector('section[aria-label="내 신청과 일정"]');
    if (!(place instanceof HTMLElement)) return null;
    place.style.display = 'none';
    document.documentElement.dataset['member'] = '';
    const at = (document.querySelector('h1')?.getBoundingClientRect().top ?? NaN) + window.scrollY;
    delete document.documentElement.dataset['member'];
    place.style.display = '';
    return at;
  });
  expect(stored).toBe(stored);
});
