import { expect } from '@playwright/test';
import { answer } from '../../frame.ts';
import { HOME } from '../../home.ts';
import { newMember, newPerson, PASSWORD, signIn, trySignIn } from '../../member.ts';
import { test } from '../../silent.ts';
import { anotherCode, askForCode, enterCode, expectWrong, goOn, provePhone, shownCode } from './steps.ts';

const NOBODY = '입력하신 휴대폰 번호로 연결된 계정이 없습니다.';
const NO_RESULT = '일치하는 회원 정보가 없습니다. 회원가입을 하시겠습니까?';
const NEW_PASSWORD = 'Bomnal#8052';

test('a phone finds the id and leads to the login or to the password search', async ({ page, request }) => {
  const member = await newMember(request);
  await page.goto('/sign/in');
  await page.getByRole('link', { name: '아이디 찾기' }).click();
  await page.waitForURL('**/sign/find/id');
  const find = page.getByRole('button', { name: '아이디 찾기' });

  await find.click();
  await answer(page, '휴대폰인증을 해주세요', '확인');
  for (const person of [newPerson(), { ...member, name: '다른이름' }]) {
    await askForCode(page, person);
    await answer(page, NOBODY, '아니오');
    await page.waitForURL('**/main');
    await page.goto('/sign/find/id');
  }

  await askForCode(page, member);
  const code = await shownCode(page);
  await enterCode(page, anotherCode(code));
  await expectWrong(page.getByLabel('인증번호'), '인증번호가 일치하지 않습니다.');
  await enterCode(page, code);
  await expect(page.getByText('인증되었습니다.')).toBeVisible();
  await find.click();
  const found = page.getByRole('dialog', { name: '아이디 찾기 결과' });
  await expect(found).toContainText(member.userId);
  await expect(page).toHaveURL(/\/sign\/find\/id#m$/);
  await page.goBack();
  await expect(found).toBeHidden();

  await find.click();
  await found.getByRole('button', { name: '로그인' }).click();
  await page.waitForURL('**/sign/in');
  await page.goBack();
  await page.waitForURL('**/sign/find/id');
  await provePhone(page, member);
  await expect(page.getByText('인증되었습니다.')).toBeVisible();
  await find.click();
  await found.getByRole('button', { name: '비밀번호 찾기' }).click();
  await page.waitForURL('**/sign/find/password/step1');
  await expect(page.getByLabel('아이디', { exact: true }), 'the id that was found').toHaveValue(member.userId);
});

test('an id that does not belong to the phone asks whether to join: no goes home, yes starts joining', async ({
  page,
  request,
}) => {
  const member = await newMember(request);
  await page.goto('/sign/find/password/step1');
  await page.getByLabel('아이디', { exact: true }).fill(newPerson().userId);
  await provePhone(page, member);
  await expect(page.getByText('인증되었습니다.')).toBeVisible();
  await goOn(page);
  await answer(page, NO_RESULT, '아니오');
  await page.waitForURL(HOME);

  await page.goto('/sign/find/password/step1');
  await provePhone(page, member);
  await expect(page.getByText('인증되었습니다.')).toBeVisible();
  await goOn(page);
  await answer(page, NO_RESULT, '예');
  await page.waitForURL('**/sign/up/step1');
});

test('a forgotten password is replaced in two steps; the old password and session stop working', async ({
  page,
  browser,
  request,
}) => {
  const member = await newMember(request);
  const elsewhere = await browser.newContext();
  const loggedIn = await elsewhere.newPage();
  await signIn(loggedIn, member.userId);

  await test.step('the second step requires the first', async () => {
    await page.goto('/sign/find/password/step2');
    await page.waitForURL('**/sign/find/password/step1');
  });

  await test.step('the person', async () => {
    await goOn(page);
    await expectWrong(page.getByLabel('아이디', { exact: true }), '아이디를 입력해주세요.');
    await page.getByLabel('아이디', { exact: true }).fill(member.userId);
    await goOn(page);
    await answer(page, '휴대폰인증을 해주세요', '확인');
    await askForCode(page, { ...member, userPhone: newPerson().userPhone });
    await answer(page, NOBODY, '아니오');
    await page.waitForURL('**/main');
    await page.goto('/sign/find/password/step1');
    await page.getByLabel('아이디', { exact: true }).fill(member.userId);
    await askForCode(page, member);
    const code = await shownCode(page);
    await enterCode(page, anotherCode(code));
    await expectWrong(page.getByLabel('인증번호'), '인증번호가 일치하지 않습니다.');
    await enterCode(page, code);
    await expect(page.getByText('인증되었습니다.')).toBeVisible();
    await goOn(page);
    await page.waitForURL('**/sign/find/password/step2');
  });

  await test.step('the new password and its rules', async () => {
    const first = page.getByLabel('새 비밀번호', { exact: true });
    const second = page.getByLabel('새 비밀번호 확인', { exact: true });
    const change = page.getByRole('button', { name: '비밀번호 바꾸기' });
    await expect(page.getByLabel('아이디', { exact: true })).toHaveValue(member.userId);
    await change.click();
    await expectWrong(first, '비밀번호를 입력해주세요.');
    await expectWrong(second, '비밀번호를 한 번 더 입력해주세요.');
    await first.fill('Bomnal#123');
    await expectWrong(first, '영문, 숫자는 3자 이상 연속으로 입력할 수 없습니다.');
    await first.fill('Bomnal###8');
    await expectWrong(first, '동일 문자를 3자 이상 연속으로 입력할 수 없습니다.');
    await first.fill('Hanbit8052');
    await expectWrong(first, '비밀번호에는 영문, 숫자, 특수문자가 모두 들어가야 합니다.');
    await first.fill(NEW_PASSWORD);
    await second.fill('Bomnal#8053');
    await expectWrong(second, '비밀번호가 서로 다릅니다.');
    await second.fill(NEW_PASSWORD);
    await change.click();
    await answer(page, '비밀번호가 변경되었습니다. 새 비밀번호로 로그인해주세요.', '확인');
    await page.waitForURL('**/sign/in');
  });

  await test.step('only the new one logs in, and nobody is asked about the session that ended', async () => {
    await trySignIn(page, member.userId, PASSWORD);
    await expect(page.getByText('아이디 또는 비밀번호가 일치하지 않습니다.')).toBeVisible();
    await trySignIn(page, member.userId, NEW_PASSWORD);
    await page.waitForURL(HOME);
    await loggedIn.goto('/news/notice');
    await expect(loggedIn.getByRole('alertdialog')).toBeVisible();
    await expect(loggedIn).toHaveURL(/\/main(#ma)?$/);
  });
  await elsewhere.close();
});
