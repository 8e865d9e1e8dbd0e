import { expect, type Page } from '@playwright/test';
import { addDays } from '@portal/shared/time';
import { findings } from '../../accessibility/findings.ts';
import { apply, findCourse } from '../../course.ts';
import { enterByLink, newMember, signIn } from '../../member.ts';
import { test } from '../../silent.ts';
import { todayOf } from '../../today.ts';

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SEATS = 8;
const DIRECTIONS = '센텀시티역 4번 출구에서 걸어서 5분입니다.';

/** Copies a course into a hall with more seats than it has, and confirms the questions. Returns its number. */
async function holdInHall(page: Page, copied: { model: number; title: string; hall: string }, question: RegExp) {
  const today = await todayOf(page.request);
  await page.goto(`/office/courses/write?copyOf=${copied.model}`);
  await page.getByLabel('교육명').fill(copied.title);
  await page.getByRole('textbox', { name: /^교육일/ }).fill(addDays(today, 33));
  await page.getByRole('textbox', { name: /^신청 시작일/ }).fill(addDays(today, -1));
  await page.getByRole('textbox', { name: /^신청 마감일/ }).fill(addDays(today, 7));
  await page.getByLabel(/^교육장/).selectOption({ label: `${copied.hall} (${SEATS}석)` });
  await expect(page.getByLabel('상세 장소')).toHaveValue(`${copied.hall} 5층`);
  await page.getByLabel('정원').fill(String(SEATS + 1));
  await page.getByRole('button', { name: '초안으로 저장' }).click();
  const dialog = page.getByRole('dialog', { name: '저장하기 전에 확인해주세요' });
  await expect(dialog).toContainText(`좌석 ${SEATS}석, 정원 ${SEATS + 1}명`);
  await expect(dialog).toContainText(question);
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: '이대로 저장' }).click();
  await page.getByRole('button', { name: '게시하기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '게시하기' }).click();
  await page.getByRole('button', { name: '이대로 게시' }).click();
  await expect(page.getByText('초안입니다. 방문자에게 보이지 않습니다')).toHaveCount(0);
  return Number(new URL(page.url()).searchParams.get('offeringNo'));
}

test('a hall is added and chosen for two courses at once, which is asked about in the office and of the member', async ({
  page,
  request,
  browser,
}) => {
  const hall = `여정교육관 ${Date.now()}`;
  const [first, second] = [`${hall} 첫 과정`, `${hall} 둘째 과정`];
  await enterByLink(page, 'demo-halls');
  await page.goto('/office/halls/write');
  await page.getByLabel('이름').fill(hall);
  await page.getByLabel('좌석').fill(String(SEATS));
  await page.getByLabel('하루 사용료').fill('0');
  await page.getByRole('textbox', { name: /^주소/ }).fill('부산광역시 해운대구 센텀중앙로 78');
  await page.getByLabel('층과 호').fill('5층');
  await page.getByLabel('오시는 길').fill(DIRECTIONS);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '시험장·교육장' })).toBeVisible();

  const course = await findCourse(request, ({ price }) => price === 0);
  const { educationNo: model } = course;
  const firstNo = await holdInHall(page, { model, title: first, hall }, /좌석보다 많은 정원/);
  const secondNo = await holdInHall(page, { model, title: second, hall }, new RegExp(`같은 곳의 다른 일정.*${first}`));
  await page.goto(`/office/halls?keyword=${encodeURIComponent(hall)}`);
  await expect(page.getByRole('row').filter({ hasText: hall })).toContainText('2건');

  const member = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await signIn(member, (await newMember(request)).userId);
  await member.goto(`/manager/edu/apply/view?educationNo=${firstNo}`);
  await expect(member.getByText(`${hall} 5층`).first()).toBeVisible();
  await expect(member.getByText(DIRECTIONS)).toBeVisible();
  expect(await findings(member)).toEqual([]);
  await apply(member, { ...course, educationNo: firstNo });
  await expect(member).toHaveURL(/\/done/);

  await member.goto(`/manager/edu/apply/view?educationNo=${secondNo}`);
  await member.getByRole('link', { name: '신청하기' }).click();
  await expect(member.getByLabel('우편번호')).not.toHaveValue('');
  await member.getByLabel(/환불 기준을 확인했으며/).check();
  await member.getByLabel(/개인정보 수집·이용에 동의/).check();
  await member.getByRole('button', { name: '신청하기' }).click();
  const question = member.getByRole('alertdialog');
  await expect(question).toContainText(first);
  await expect(question).toContainText(second);
  await question.getByRole('button', { name: '예, 신청합니다' }).click();
  await member.getByRole('dialog', { name: '교육 신청 내용 확인' }).getByRole('button', { name: '확인' }).click();
  await expect(member).toHaveURL(/\/done/);
  await member.context().close();
});
