import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { findCourse } from '../course.ts';
import { HOME } from '../home.ts';
import { enterByLink, newMember, PASSWORD, post, signIn } from '../member.ts';
import { test } from '../silent.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

/** An employee of the demo with all permissions, whom no other journey uses. */
const LINK = 'demo-admin9';
const NO_RIGHT = '요청을 처리할 권한이 없습니다.';

/** Logs in an employee of the demo by a link; ends on the office's first page. */
async function enterOffice(page: Page, link: string): Promise<void> {
  await enterByLink(page, link);
  await page.goto('/office');
  await expect(page.getByRole('heading', { level: 1, name: '할 일' })).toBeVisible();
}

/** Pays by card, as on the gateway's page, and waits until the portal has been notified. */
async function payAtGateway(request: APIRequestContext, userExaminationNo: number, session: string): Promise<void> {
  const input = { userExaminationNo, payMethod: 'card' };
  const { entity } = await post(request, '/api/payment/start', input, session);
  const { pathname, searchParams } = new URL((entity as { checkoutUrl: string }).checkoutUrl, 'http://portal');
  await request.post(pathname, { form: { payment: searchParams.get('payment') ?? '', action: 'approve' } });
  const status = async () => {
    const headers = { Authorization: session };
    const answer = await request.get(`/api/home/manager/getMapUserEdu?userExaminationNo=${userExaminationNo}`, {
      headers,
    });
    return ((await answer.json()) as { entity: { status: string } }).entity.status;
  };
  await expect.poll(status).toBe('CONFIRMED');
}

/** A member who has paid for a course and requests its cancellation. */
async function askToCancel(request: APIRequestContext) {
  const { userId } = await newMember(request);
  const login = await post(request, '/api/user/login', { userId, userPw: PASSWORD, applicationId: 'site' });
  const { educationNo } = await findCourse(request, ({ price, seatsLeft }) => price > 0 && seatsLeft > 2);
  const applied = await post(request, '/api/home/manager/postIntEdu', { educationNo }, login.token);
  expect(applied.code, applied.message).toBe(1);
  const userExaminationNo = Number(applied.entity);
  await payAtGateway(request, userExaminationNo, login.token);
  const { cookies } = await request.storageState();
  const csrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const cancelled = await request.patch('/api/home/manager/patchIntEduCancel', {
    multipart: {
      ...{ userExaminationNo: String(userExaminationNo), accountName: '한걸음' },
      ...{ bank: '국민은행', account: '1234567890' },
    },
    headers: { 'X-XSRF-TOKEN': csrf, Authorization: login.token },
  });
  expect(await cancelled.json()).toMatchObject({ code: 1 });
  await post(request, '/api/user/logout', {}, login.token);
  return { userId, userExaminationNo };
}

test(
  'an employee who comes by a link approves a cancellation, and the member sees it',
  { tag: '@smoke' },
  async ({ page, request, browser, baseURL }) => {
    const { userId, userExaminationNo } = await askToCancel(request);
    await enterOffice(page, 'demo-admin2');
    await page.getByRole('link', { name: /^취소 승인 대기 \d+건$/ }).click();
    const row = page.getByRole('row', { name: `신청 ${userExaminationNo}번` });
    await row.getByRole('button', { name: '승인' }).click();
    const dialog = page.getByRole('dialog', { name: '취소 승인' });
    await expect(dialog.getByText('환불 기간')).toBeVisible();
    await dialog.getByRole('button', { name: '승인', exact: true }).click();
    await expect(row).toHaveCount(0);

    const member = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'ko-KR' })).newPage();
    await signIn(member, userId);
    await member.goto(`/manager/edu/register/view?userExaminationNo=${userExaminationNo}`);
    await expect(member.getByText('취소완료').first()).toBeVisible();
    await member.context().close();
  },
);

test('an employee without the permission is told so, and has no menu for it', async ({ page, console }) => {
  // The page calls the API, which refuses.
  console.provokes(/403 \(Forbidden\) \(\S+\/api\/office\/refunds/);
  await enterOffice(page, 'demo-admin3');
  const menu = page.getByRole('navigation', { name: '사무국 메뉴' });
  await expect(menu.getByRole('link', { name: '공지사항' })).toBeVisible();
  await expect(menu.getByRole('link', { name: '환불' })).toHaveCount(0);
  await page.goto('/office/refunds');
  await expect(page.getByText(NO_RIGHT).first()).toBeVisible();
});

test('headings keep their place from page to page, and few Tabs lead past the menu to what can be done', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await enterOffice(page, LINK);
  const menu = page.getByRole('navigation', { name: '사무국 메뉴' });
  const heading = page.getByRole('heading', { level: 1 });
  const places: { x: number; y: number }[] = [];
  const paths = ['/office', '/office/refunds', '/office/courses', '/office/audit', '/office/courses/write'];
  for (const [at, path] of paths.entries()) {
    await page.goto(path);
    await expect(menu.getByRole('link', { name: '감사 기록' })).toBeVisible();
    // While the page is drawn again, its heading has no place for a moment.
    await expect
      .poll(async () => {
        const box = await heading.boundingBox();
        if (box) places[at] = box;
        return box;
      }, path)
      .not.toBeNull();
  }
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
  expect(spread(places.map(({ x }) => x))).toBe(0);
  // A button next to the heading is slightly higher than it.
  expect(spread(places.map(({ y }) => y))).toBeLessThan(12);

  await page.goto('/office/courses');
  await expect(page.getByRole('link', { name: '교육 만들기' })).toBeVisible();
  const focused = page.locator(':focus');
  const skip = async (name: string) => {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveText(name);
    await page.keyboard.press('Enter');
  };
  await page.locator('body').evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await skip('본문 바로가기');
  await expect(heading).toBeFocused();
  await page.locator('#main').focus();
  await skip('메뉴 건너뛰기');
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('교육 만들기');
});

test('a page opened by its address begins at its top, regardless of the previous page’s position', async ({ page }) => {
  await page.setViewportSize(DESK);
  await enterOffice(page, LINK);
  await page.goto('/office/members');
  await expect(page.getByRole('table', { name: '회원' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 200));
  await page.goto('/office/audit');
  await expect(page.getByRole('table', { name: '감사 기록' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('table', { name: '회원' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
});

test('on a phone the folded menu shows the current page', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await enterOffice(page, LINK);
  await page.goto('/office/refunds');
  const opener = page.getByRole('button', { name: /^사무국 메뉴: 환불/ });
  await expect(opener).toBeVisible();
  const entry = page.getByRole('link', { name: '감사 기록' });
  await expect(entry).toBeHidden();
  await opener.click();
  await entry.click();
  await expect(page.getByRole('heading', { level: 1, name: '감사 기록' })).toBeVisible();
  await expect(entry).toBeHidden();
});

test('a member has no link to the office and is kept out of it', async ({ page, request }) => {
  const { userId } = await newMember(request);
  await signIn(page, userId);
  await expect(page.getByRole('link', { name: '사무국' })).toHaveCount(0);
  await page.goto('/office/refunds');
  await expect(page.getByText(NO_RIGHT)).toBeVisible();
  await page.getByRole('button', { name: '확인' }).click();
  await expect(page).toHaveURL(HOME);
});

test('a guest cannot enter the office, and other pages load nothing of it', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (seen) => loaded.push(new URL(seen.url()).pathname));
  await page.goto('/main');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => path.includes('office'))).toEqual([]);
  await page.goto('/office');
  await expect(page.getByText('로그인시 접근가능합니다.')).toBeVisible();
});
