import { expect, type Locator, type Page } from '@playwright/test';
import { findCourse } from '../course.ts';
import { HOME } from '../home.ts';
import { newMember, PASSWORD } from '../member.ts';
import { test } from '../silent.ts';

// Without a mouse: fails for anything that Tab does not reach or whose focus is not visible.

/** Longer than the tab order of any page. */
const MAX_STOPS = 150;

/** Presses Tab until an element has the focus, and expects the focus to be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const stops: string[] = [];
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      const isMarked = await target.evaluate((element) => {
        // An invisible field may cover its visible control, which is marked instead.
        if (getComputedStyle(element).opacity === '0') return true;
        // A link that covers its whole card marks the card.
        const marks = [element, element.closest('li > *, div:has(> p > a)')].filter((one) => one !== null);
        return marks.some((one) => getComputedStyle(one).outlineStyle !== 'none');
      });
      expect(isMarked, `the focus of ${String(target)} can be seen`).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.textContent.slice(0, 20) ?? ''));
  }
  throw new Error(`Tab never reaches ${String(target)}: ${stops.join(', ')}`);
}

const press = async (page: Page, target: Locator, key = 'Enter') => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

test('a member logs in, applies for a course and cancels it without a mouse', async ({ page, request }) => {
  const { userId } = await newMember(request);
  const course = await findCourse(request, ({ price, seatsLeft }) => price === 0 && seatsLeft > 2);
  const main = page.getByRole('main');

  await page.goto('/sign/in');
  await tabTo(page, page.getByLabel('아이디', { exact: true }));
  await page.keyboard.type(userId);
  await tabTo(page, page.getByLabel('비밀번호', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await press(page, main.getByRole('button', { name: '로그인', exact: true }));
  await page.waitForURL(HOME);

  await page.goto(`/manager/edu/apply/view?educationNo=${course.educationNo}`);
  await press(page, main.getByRole('link', { name: '신청하기' }));
  await expect(page.getByLabel('우편번호')).not.toHaveValue('');
  await press(page, page.getByLabel(/환불 기준을 확인했으며/), 'Space');
  await press(page, page.getByLabel(/개인정보 수집·이용에 동의/), 'Space');
  await press(page, main.getByRole('button', { name: '신청하기' }));
  await press(page, page.getByRole('dialog', { name: '교육 신청 내용 확인' }).getByRole('button', { name: '확인' }));
  await expect(page.getByText('교육 신청이 완료되었습니다.')).toBeVisible();

  await page.goto('/manager/edu/register');
  await press(page, main.getByRole('link', { name: course.title }).first());
  await page.waitForURL(/register\/view/);
  await press(page, main.getByRole('button', { name: '취소' }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: /^예/ }));
  await expect(page.getByText('접수되었습니다.')).toBeVisible();
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: '확인' }));
  await expect(main.getByText(/^취소(접수|완료)$/).first()).toBeVisible();
});
