import { expect, type Page } from '@playwright/test';
import { findings } from '../accessibility/findings.ts';
import { findCourse } from '../course.ts';
import { answer, goByMenu } from '../frame.ts';
import { newMember, signIn } from '../member.ts';
import { OFFLINE, test } from '../silent.ts';

// Messages for missing or useless responses.

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const UNREACHABLE = '서버와 통신이 원활하지 않습니다.';
const message = (page: Page) => page.getByRole('alertdialog');

for (const status of [500, 404])
  test(`a list that gets ${status} shows an alert with a retry`, async ({ page, console }) => {
    console.provokes(new RegExp(`status of ${status} .*(getListBoxNotice|answers\\.json)`));
    // The shell's server has the list too, and delivers it before the press.
    await page.route('**/answers.json?**', (route) => route.fulfill({ status, body: '' }));
    await page.goto('/about/greeting');
    await page.route('**/getListBoxNotice?**', (route) =>
      route.fulfill({ status, json: { code: status, message: '', entity: null } }),
    );
    await goByMenu(page, '뉴스', '공지사항');
    await expect(message(page).getByText(UNREACHABLE, { exact: true })).toBeVisible();
    await expect(message(page)).toHaveCount(1);
    expect(await findings(page, '[role=alertdialog]')).toEqual([]);
    await answer(page, UNREACHABLE, '확인');
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText(UNREACHABLE);
    await main.getByRole('button', { name: '다시 시도' }).click();
    await answer(page, UNREACHABLE, '확인');
    await page.unroute('**/getListBoxNotice?**');
    await main.getByRole('button', { name: '다시 시도' }).click();
    await expect(main.getByRole('list', { name: '공지사항 목록' })).toBeVisible();
    await expect(message(page)).toHaveCount(0);
  });

test('a lost connection at the last press says where to check, and one press earlier that nothing was sent', async ({
  page,
  context,
  request,
  console,
}) => {
  console.provokes(OFFLINE);
  console.provokes(/net::ERR_FAILED .*postIntEdu/);
  const { userId } = await newMember(request);
  const course = await findCourse(request, ({ price, seatsLeft }) => price > 0 && seatsLeft > 2);
  await signIn(page, userId);
  await page.goto(`/manager/edu/apply/write?educationNo=${course.educationNo}`);
  await expect(page.getByLabel('우편번호')).not.toHaveValue('');
  await page.getByLabel(/환불 기준을 확인했으며/).check();
  await page.getByLabel(/개인정보 수집·이용에 동의/).check();
  const send = page.getByRole('main').getByRole('button', { name: '신청하기', exact: true });

  await context.setOffline(true);
  await send.click();
  await expect(message(page).getByText('아직 아무것도 보내지 않았습니다.', { exact: true })).toBeVisible();
  await answer(page, '화면을 불러오지 못했습니다.', '확인');
  await context.setOffline(false);

  await page.route('**/postIntEdu', (route) => route.abort());
  await send.click();
  await page.getByRole('dialog').getByRole('button', { name: '확인' }).click();
  await expect(message(page).getByText(UNREACHABLE, { exact: true })).toBeVisible();
  await expect(message(page)).toContainText('신청이 되었는지 ‘교육 신청 확인’에서 먼저 확인해주세요.');
  expect(await findings(page, '[role=alertdialog]')).toEqual([]);
  // The button for the page where to look has the focus; what was typed is still there after going back.
  await expect(message(page).getByRole('button', { name: '‘교육 신청 확인’ 열기' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '교육 신청 확인' })).toBeFocused();
  await expect(message(page)).toHaveCount(0);
  await page.goBack();
  await page.getByLabel(/환불 기준을 확인했으며/).check();
  await page.getByLabel(/개인정보 수집·이용에 동의/).check();
  await page.unroute('**/postIntEdu');
  await send.click();
  await page.getByRole('dialog').getByRole('button', { name: '확인' }).click();
  await expect(page.getByText('결제할 내용')).toBeVisible();
});
