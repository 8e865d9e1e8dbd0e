import { expect, request as requests, test } from '@playwright/test';
import type { Portal } from '../../launcher/portal.ts';
import { apply, findCourse } from '../course.ts';
import { newMember, signIn } from '../member.ts';
import { untilRendered } from '../rendered.ts';
import { startOwnPortal } from './ownPortal.ts';

test.describe.configure({ mode: 'serial' });

let portal: Portal;
let close: () => Promise<void>;

test.beforeAll(async () => {
  ({ portal, close } = await startOwnPortal());
});
test.afterAll(async () => close());

const at = (path: string) => `${portal.url}${path}`;

test('a section that is down leaves the frame and other sections working and recovers with one click', async ({
  page,
}) => {
  // A page for members: the server renders only its frame.
  const { userId } = await newMember(await requests.newContext({ baseURL: portal.url }));
  await signIn(page, userId, undefined, portal.url);
  await portal.stop('mf-news-space');
  await page.goto(at('/space/board'));
  const retry = page.getByRole('button', { name: '다시 시도' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.evaluate(() => Object.assign(window, { samePage: true }));
  const metrics = await (await requests.newContext()).get(`${portal.urlOf('api')}/metrics`);
  expect(await metrics.text()).toMatch(/section="mf-news-space"/);

  await page.getByRole('contentinfo').getByRole('button', { name: '이용약관' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();

  portal.start('mf-news-space');
  await portal.ready(['mf-news-space'], 20_000);
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: '회원게시판' })).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window), 'the page was loaded again').toBe(true);
});

test('a page that was rendered before its section went down stays readable until it is back', async ({ page }) => {
  await untilRendered(page, at('/news/notice'));
  await portal.stop('mf-news-space');
  await page.goto(at('/news/notice'));
  const notice = page.getByRole('alert').filter({ hasText: '내용은 읽으실 수 있으나' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
  portal.start('mf-news-space');
  await portal.ready(['mf-news-space'], 20_000);
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
});

test('another section works while one is down', async ({ page }) => {
  await portal.stop('mf-news-space');
  await page.goto(at('/about/greeting'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('인사말');
  portal.start('mf-news-space');
  await portal.ready(['mf-news-space'], 20_000);
});

test('killing the API in the middle of applying loses nothing acknowledged', async ({ page }) => {
  const request = await requests.newContext({ baseURL: portal.url });
  const { userId } = await newMember(request);
  const course = await findCourse(request, ({ price, seatsLeft }) => price > 0 && seatsLeft > 2);

  await signIn(page, userId, undefined, portal.url);
  await apply(page, course, portal.url);
  await expect(page.getByText('결제할 내용')).toBeVisible();

  portal.kill('api');
  await page.getByRole('button', { name: '결제하기' }).click();
  await expect(page.getByText('서버와 통신이 원활하지 않습니다.')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();

  portal.start('api');
  await portal.ready(['api'], 60_000);
  await page.getByRole('button', { name: '결제하기' }).click();
  await expect(page.getByText('모의 결제')).toBeVisible();

  const again = await findCourse(request, ({ educationNo }) => educationNo === course.educationNo);
  expect(again.seatsLeft, 'the seat is held').toBe(course.seatsLeft - 1);
  await page.getByRole('button', { name: '결제하기' }).click();
  await expect(page.getByText('교육 신청이 완료되었습니다.')).toBeVisible();
});

test('typed values survive sending while the API is down', async ({ page }) => {
  const request = await requests.newContext({ baseURL: portal.url });
  const { userId } = await newMember(request);
  const course = await findCourse(request, ({ price }) => price === 0);
  await signIn(page, userId, undefined, portal.url);
  await page.goto(at(`/manager/edu/apply/write?educationNo=${course.educationNo}`));
  await page.getByLabel(/^요청 사항/).fill('창가 자리');
  await page.getByLabel(/환불 기준을 확인했으며/).check();
  await page.getByLabel(/개인정보 수집·이용에 동의/).check();

  portal.kill('api');
  await page.getByRole('button', { name: '신청하기' }).click();
  await page.getByRole('dialog', { name: '교육 신청 내용 확인' }).getByRole('button', { name: '확인' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '확인', exact: true }).click();
  await expect(page.getByLabel(/^요청 사항/)).toHaveValue('창가 자리');

  portal.start('api');
  await portal.ready(['api'], 60_000);
  await page.getByRole('button', { name: '신청하기' }).click();
  await page.getByRole('dialog', { name: '교육 신청 내용 확인' }).getByRole('button', { name: '확인' }).click();
  await expect(page.getByText('교육 신청이 완료되었습니다.')).toBeVisible();
});
