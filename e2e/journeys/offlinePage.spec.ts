import { expect, type Page } from '@playwright/test';
import { findings } from '../accessibility/findings.ts';
import { apply, findCourse } from '../course.ts';
import { answer, pressAccount } from '../frame.ts';
import { newMember, signIn } from '../member.ts';
import { OFFLINE, test } from '../silent.ts';

test.use({ serviceWorkers: 'allow' });

const OFFLINE_HEADING = '인터넷에 연결되지 않았습니다';

const untilActive = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });

/** Everything that the browser has cached for the service worker. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('without a connection a member sees the next date, and reaches the page once there is one; not after the logout', async ({
  page,
  context,
  request,
  console,
}) => {
  console.provokes(OFFLINE);
  await page.goto('/news/notice');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);

  await signIn(page, (await newMember(request)).userId);
  const course = await findCourse(request, ({ price, seatsLeft }) => price === 0 && seatsLeft > 2);
  await apply(page, course);
  await expect(page.getByText('교육 신청이 완료되었습니다.')).toBeVisible();
  await page.goto('/sign/me');
  await expect(page.getByRole('region', { name: '다음 일정' })).toContainText(course.title);
  await untilActive(page);
  expect(await cached(page)).toEqual(['/offline.html']);

  await test.step('offline: the date, and afterwards the page asked for', async () => {
    await context.setOffline(true);
    await page.goto('/news/faq');
    await expect(page.getByRole('heading', { level: 1, name: OFFLINE_HEADING })).toBeVisible();
    const next = page.getByRole('region', { name: '다음 일정' });
    await expect(next).toContainText(course.title);
    await expect(next).toContainText(/신청번호\s*\d+/);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.getByRole('heading', { level: 1, name: OFFLINE_HEADING })).toBeVisible();
    // It opens the page by itself.
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/news\/faq$/);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: OFFLINE_HEADING })).toHaveCount(0);
  });

  await test.step('after the logout the date is gone', async () => {
    await pressAccount(page, '로그아웃');
    await answer(page, '로그아웃하시겠습니까?', '확인');
    await page.waitForURL(/\/main/);
    expect(await page.evaluate(() => localStorage.getItem('offlineNotes'))).toBeNull();
    await context.setOffline(true);
    await page.goto('/news/faq');
    await expect(page.getByRole('heading', { level: 1, name: OFFLINE_HEADING })).toBeVisible();
    await expect(page.getByRole('region')).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: OFFLINE_HEADING })).toHaveCount(0);
  });
  expect(await cached(page)).toEqual(['/offline.html']);
});
