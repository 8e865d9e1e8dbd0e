import { expect } from '@playwright/test';
import { findings } from '../../accessibility/findings.ts';
import { apply, findCourse } from '../../course.ts';
import { answer, storedToken } from '../../frame.ts';
import { HOME } from '../../home.ts';
import { newMember, PASSWORD, signIn, trySignIn } from '../../member.ts';
import { test } from '../../silent.ts';
import { expectWrong } from './steps.ts';

test('a member with a live application is told which one before any password; without one withdrawal is immediate and final', async ({
  page,
  request,
}) => {
  const { userId } = await newMember(request);
  const course = await findCourse(request, ({ price, seatsLeft }) => price > 0 && seatsLeft > 2);
  await signIn(page, userId);
  await apply(page, course);
  await expect(page.getByText('결제할 내용')).toBeVisible();

  const popup = page.getByRole('dialog', { name: '회원 탈퇴' });
  const leave = popup.getByRole('button', { name: '탈퇴하기' });
  await page.goto('/sign/me/account');
  await page.getByRole('button', { name: '회원 탈퇴' }).click();
  await expect(popup.getByRole('listitem')).toHaveText([`${course.title}결제대기`]);
  await expect(popup.getByLabel('비밀번호')).toHaveCount(0);
  expect(await findings(page, '[role=dialog]')).toEqual([]);

  await test.step('goes to the application from there, and cancels it', async () => {
    await popup.getByRole('link', { name: course.title }).click();
    await page.waitForURL('**/manager/edu/register/view?userExaminationNo=*');
    await page.getByRole('button', { name: '신청 취소' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: /^예/ }).click();
    await answer(page, '접수되었습니다.', '확인');
  });

  await page.goto('/sign/me/account');
  await page.getByRole('button', { name: '회원 탈퇴' }).click();
  await leave.click();
  await expectWrong(popup.getByLabel('비밀번호'), '비밀번호를 입력해주세요.');
  await popup.getByLabel('비밀번호').fill('Portal!2027');
  await leave.click();
  await expectWrong(popup.getByLabel('비밀번호'), '현재 비밀번호가 일치하지 않습니다.');
  expect(await storedToken(page)).toBeTruthy();
  await popup.getByLabel('비밀번호').fill(PASSWORD);
  await popup.getByLabel('탈퇴 이유 (선택)').fill('가게를 정리하였습니다.');
  await leave.click();
  await answer(page, '탈퇴 처리되었습니다. 그동안 이용해주셔서 감사합니다.', '확인');
  await page.waitForURL(HOME);
  expect(await storedToken(page)).toBeNull();

  await page.goto('/sign/in');
  await trySignIn(page, userId);
  await expect(page.getByText('아이디 또는 비밀번호가 일치하지 않습니다.')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});
