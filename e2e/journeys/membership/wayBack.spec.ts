import { expect, type Page } from '@playwright/test';
import { findCourse } from '../../course.ts';
import { answer, storedToken } from '../../frame.ts';
import { newMember, newPerson, trySignIn } from '../../member.ts';
import { test } from '../../silent.ts';
import { agree, chooseIndustry, fillDetails, goOn, join, provePhone } from './steps.ts';

const GUARDED = '로그인시 접근가능합니다.';

/** Applies for a course as a guest, and presses a button of the message that requires a login. */
async function wantCourse(page: Page, button: '로그인' | '회원가입') {
  const course = await findCourse(page.request, ({ seatsLeft }) => seatsLeft > 3);
  await page.goto(`/manager/info?educationNo=${course.educationNo}`);
  await page.getByRole('main').getByRole('link', { name: '신청하기' }).first().click();
  await answer(page, GUARDED, button);
  return course;
}

/** The page that required the login. */
const atCourse = ({ educationNo }: { educationNo: number }) =>
  new RegExp(`/manager/edu/apply/(view|write)\\?educationNo=${educationNo}$`);

async function joinFromFirstStep(page: Page) {
  const person = newPerson();
  await page.waitForURL('**/sign/up/step1');
  await agree(page);
  await provePhone(page, person);
  await expect(page.getByText('본인확인을 마쳤습니다')).toBeVisible();
  await goOn(page);
  await chooseIndustry(page, '일반음식점');
  await page.reload();
  await fillDetails(page, person);
  await join(page);
  await answer(page, `${person.name} 님, 회원가입이 완료되었습니다.`, '확인');
}

test('a visitor who joins on the way to a course ends at the course, also over a reload', async ({ page }) => {
  const course = await wantCourse(page, '로그인');
  await page.waitForURL('**/sign/in');
  await page.getByRole('main').getByRole('link', { name: '회원가입' }).click();
  await joinFromFirstStep(page);
  await page.waitForURL(atCourse(course));
  expect(await storedToken(page)).toBeTruthy();
});

test('the message that requires the login offers joining too, which leads to the course', async ({ page }) => {
  const course = await wantCourse(page, '회원가입');
  await joinFromFirstStep(page);
  await page.waitForURL(atCourse(course));
});

test('a visitor who looks up the id on the way to a course ends at the course', async ({ page, request }) => {
  const member = await newMember(request);
  const course = await wantCourse(page, '로그인');
  await page.waitForURL('**/sign/in');
  await page.getByRole('link', { name: '아이디 찾기' }).click();
  await page.waitForURL('**/sign/find/id');
  await provePhone(page, member);
  await expect(page.getByText('인증되었습니다.')).toBeVisible();
  await page.getByRole('button', { name: '아이디 찾기' }).click();
  await page.getByRole('dialog', { name: '아이디 찾기 결과' }).getByRole('button', { name: '로그인' }).click();
  await page.waitForURL('**/sign/in');
  await trySignIn(page, member.userId);
  await page.waitForURL(atCourse(course));
});
