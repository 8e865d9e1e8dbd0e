import { expect, type Page } from '@playwright/test';
import { answer } from '../../frame.ts';
import { newPerson } from '../../member.ts';
import { test } from '../../silent.ts';
import { agree, chooseIndustry, enterCode, fillDetails, goOn, joinAsMember, provePhone, shownCode } from './steps.ts';

/** Goes from the first step to the service's own page. */
async function goToGateway(page: Page, way: string): Promise<void> {
  await page.goto('/sign/up/step1');
  await agree(page);
  await page.getByRole('radio', { name: new RegExp(`^${way.replace(/[()]/g, '\\$&')}`) }).check();
  await page.getByRole('button', { name: `${way.replace(' 본인확인', '')} 본인확인 시작` }).click();
  await seeGateway(page);
}

/** The previous page has a field with the same name. */
const seeGateway = (page: Page) =>
  expect(page.getByText('모의 본인확인: 실제 기관에 아무것도 보내지 않습니다.')).toBeVisible();

async function proveAtGateway(page: Page, name: string, back = '**/sign/up/step1**'): Promise<void> {
  await page.getByLabel('이름').fill(name);
  await page.getByLabel(/^생년월일/).fill('19660302');
  await page.getByRole('button', { name: '본인확인 완료' }).click();
  await page.waitForURL(back);
}

test('with the sandbox all ways can be chosen, beside a code by SMS', async ({ page }) => {
  await page.goto('/sign/up/step1');
  const ways = page.getByRole('radiogroup', { name: '본인확인 방법' });
  for (const way of [/^문자 인증/, /^신용카드/, /^휴대폰 본인확인/, /^아이핀\(i-PIN\)/])
    await expect(ways.getByRole('radio', { name: way })).toBeVisible();
  await expect(ways.getByRole('radio')).toHaveCount(4);
  await expect(ways.getByRole('radio', { name: /^문자 인증/ })).toBeChecked();
});

test('the mobile phone gateway verifies person and phone at once', async ({ page }) => {
  const person = newPerson();
  await goToGateway(page, '휴대폰 본인확인');
  await page.getByLabel(/^휴대폰 번호/).fill(person.userPhone);
  await proveAtGateway(page, person.name);
  await expect(page.getByText('본인확인을 마쳤습니다')).toBeVisible();
  await expect(page.getByLabel(/^이용약관에/), 'what was agreed to before').toBeChecked();
  await expect(page, 'the result of the check disappears from the URL').toHaveURL(/\/sign\/up\/step1$/);
  await goOn(page);
  await chooseIndustry(page, '집단급식소');
  await expect(page.getByLabel('년', { exact: true }), 'the birth date from the gateway').toHaveValue('1966');
  await fillDetails(page, person);
  await joinAsMember(page, person.name);
});

for (const { way, proof } of [
  { way: '신용카드', proof: /^카드번호 뒤 4자리/ },
  { way: '아이핀(i-PIN)', proof: /^아이핀 아이디/ },
]) {
  test(`${way} verifies the person; the phone is then verified by a code`, async ({ page }) => {
    const person = newPerson();
    await goToGateway(page, way);
    await page.getByLabel(proof).fill('7391');
    await proveAtGateway(page, person.name);
    await expect(page.getByText('한걸음 님의 본인확인을 마쳤습니다')).toBeVisible();
    const name = page.getByLabel('이름', { exact: true });
    await expect(name).toHaveValue(person.name);
    await expect(name).not.toBeEditable();
    await goOn(page);
    await answer(page, '휴대폰인증을 해주세요', '확인');

    await page.getByLabel('휴대폰 번호', { exact: true }).fill(person.userPhone);
    await page.getByRole('button', { name: '인증번호 발송' }).click();
    await enterCode(page, await shownCode(page));
    await expect(page.getByText('본인확인을 마쳤습니다', { exact: true })).toBeVisible();
    await goOn(page);
    await chooseIndustry(page, '일반음식점');
    await fillDetails(page, person);
    await joinAsMember(page, person.name);
  });
}

test('who was identified when joining joins once, and finds the id under a new phone', async ({ page }) => {
  const person = newPerson();
  const identify = async (userPhone: string, back?: string) => {
    await page.getByLabel(/^휴대폰 번호/).fill(userPhone);
    await page.getByLabel(/^모의 연계정보/).fill(person.userId);
    await proveAtGateway(page, person.name, back);
  };
  await goToGateway(page, '휴대폰 본인확인');
  await identify(person.userPhone);
  await expect(page.getByText('본인확인을 마쳤습니다')).toBeVisible();
  await goOn(page);
  await chooseIndustry(page, '일반음식점');
  await fillDetails(page, person);
  await joinAsMember(page, person.name);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  const { userPhone } = newPerson();
  await goToGateway(page, '휴대폰 본인확인');
  await identify(userPhone);
  await answer(page, '이미 가입하신 계정이 있습니다. 본인확인으로 아이디를 찾으시겠습니까?', '예');
  await page.waitForURL('**/sign/find/id');
  await page.getByRole('button', { name: '휴대폰 본인확인 시작' }).click();
  await seeGateway(page);
  await identify(userPhone, '**/sign/find/id**');
  await expect(page.getByText('본인확인을 마쳤습니다')).toBeVisible();
  await page.getByRole('button', { name: '아이디 찾기' }).click();
  await expect(page.getByRole('dialog', { name: '아이디 찾기 결과' })).toContainText(person.userId);
});

test('a visitor who cancels at the gateway can choose another method', async ({ page }) => {
  await goToGateway(page, '신용카드');
  await page.getByRole('button', { name: '본인확인 취소' }).click();
  await page.waitForURL('**/sign/up/step1**');
  await expect(page.getByText('본인확인을 마치지 못했습니다')).toBeVisible();
  await page.getByRole('radio', { name: /^문자 인증/ }).check();
  await provePhone(page, newPerson());
  await expect(page.getByText('본인확인을 마쳤습니다')).toBeVisible();
  await expect(page).toHaveURL(/\/sign\/up\/step1$/);
});
