import { expect, type Page } from '@playwright/test';
import { answer, closePopup, pressAccount, storedToken } from '../../frame.ts';
import { newPerson, PASSWORD, post } from '../../member.ts';
import { test } from '../../silent.ts';
import {
  agree,
  chooseIndustry,
  expectWrong,
  fillDetails,
  goOn,
  join,
  joinAsMember,
  provePhone,
  reachDetails,
} from './steps.ts';

const fetchMember = (page: Page) =>
  page.evaluate(async () => {
    const answered = await fetch('/api/user/fetchUser', {
      headers: { Authorization: localStorage.getItem('authorization') ?? '' },
    });
    return ((await answered.json()) as { entity: Record<string, unknown> }).entity;
  });

test('a visitor joins with a code sent to the phone and ends logged in', { tag: '@smoke' }, async ({ page }) => {
  const person = newPerson();
  await page.goto('/main');
  await closePopup(page);
  await pressAccount(page, '회원가입');
  await page.waitForURL('**/sign/up/step1');

  await test.step('marketing consent is separate and stays off when all required ones are agreed to', async () => {
    const marketing = page.getByLabel(/^마케팅 정보 수신에 동의합니다/);
    await expect(marketing).not.toBeChecked();
    await page.getByLabel('필수 항목에 모두 동의합니다.').check();
    await expect(page.getByLabel(/^이용약관에 동의합니다/)).toBeChecked();
    await expect(page.getByLabel(/^개인정보 수집·이용에 동의합니다/)).toBeChecked();
    await expect(marketing).not.toBeChecked();
  });

  await provePhone(page, person);
  await expect(page.getByText('본인확인을 마쳤습니다')).toBeVisible();
  await expect(page.getByText(/한걸음 님, 010-\d{4}-\d{4}/)).toBeVisible();
  await goOn(page);
  await chooseIndustry(page, '위탁급식영업');

  await expect(page.getByLabel('이름', { exact: true })).toHaveValue(person.name);
  await expect(page.getByLabel('휴대폰 번호', { exact: true })).toHaveValue(
    person.userPhone.replace(/^(\d{3})(\d{4})/, '$1-$2-'),
  );
  await fillDetails(page, person);
  await page.getByRole('button', { name: '중복 확인' }).click();
  await expect(page.getByText('사용할 수 있는 아이디입니다.')).toBeVisible();
  await joinAsMember(page, person.name);

  expect(await storedToken(page)).toBeTruthy();
  expect(await fetchMember(page)).toMatchObject({
    userId: person.userId,
    name: person.name,
    userPhone: person.userPhone,
    userBirth: '19660302',
    industryType: 3,
    agreeMarketing: false,
  });
  expect(
    await page.evaluate(() => sessionStorage.getItem('sign-up')),
    'what was typed for joining is deleted',
  ).toBeNull();
});

test('each text opens by its button and closes by going back', async ({ page }) => {
  await page.goto('/sign/up/step1');
  const texts = {
    '이용약관 보기': '이용약관',
    '개인정보처리방침 보기': '개인정보처리방침',
    '마케팅 정보 수신 동의 보기': /마케팅/,
    '목적 보기': /목적/,
  };
  for (const [button, title] of Object.entries(texts)) {
    await page.getByRole('main').getByRole('button', { name: button }).click();
    const popup = page.getByRole('dialog', { name: title });
    await expect(popup).toBeVisible();
    await expect(page).toHaveURL(/\/sign\/up\/step1#m$/);
    await page.goBack();
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(/\/sign\/up\/step1$/);
  }
});

test('the next step needs both agreements and a verified phone', async ({ page }) => {
  await page.goto('/sign/up/step1');
  await goOn(page);
  await expectWrongAgreement(page, /^이용약관에/, '이용약관에 동의해주세요.');
  await expectWrongAgreement(page, /^개인정보/, '개인정보 수집·이용에 동의해주세요.');
  await page.getByRole('link', { name: '개인정보 수집·이용에 동의해주세요.' }).click();
  await expect(page.getByLabel(/^개인정보/)).toBeFocused();
  await agree(page);
  await goOn(page);
  await answer(page, '휴대폰인증을 해주세요', '확인');
  await expect(page).toHaveURL(/\/sign\/up\/step1$/);
});

const expectWrongAgreement = (page: Page, label: RegExp, message: string) =>
  expectWrong(page.getByLabel(label), message);

test('no step can be skipped by typing its URL', async ({ page }) => {
  for (const path of ['/sign/up/step2', '/sign/up/select-industry']) {
    await page.goto(path);
    await page.waitForURL('**/sign/up/step1');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('약관 동의와 본인확인');
  }
  await agree(page);
  await provePhone(page, newPerson());
  await expect(page.getByText('본인확인을 마쳤습니다')).toBeVisible();
  await page.goto('/sign/up/step2');
  await page.waitForURL('**/sign/up/select-industry');
  await goOn(page);
  await expect(page.getByText('업종을 선택해주세요.')).toBeVisible();
});

test('going back and reloading keeps what was typed, and no password', async ({ page }) => {
  const person = newPerson();
  await page.goto('/sign/up/step1');
  await page.getByLabel('이름', { exact: true }).fill('박첫글');
  await page.reload();
  await expect(page.getByLabel('이름', { exact: true })).toHaveValue('박첫글');

  await reachDetails(page, person);
  await fillDetails(page, person);
  await page.getByLabel('상세 주소 (선택)').fill('삼층 301호');
  await page.goBack();
  await page.waitForURL('**/sign/up/select-industry');
  await expect(page.getByRole('radio', { name: /^일반음식점/ })).toBeChecked();
  await page.getByRole('link', { name: '이전' }).click();
  await page.waitForURL('**/sign/up/step1');
  await expect(page.getByLabel(/^이용약관에/)).toBeChecked();
  await expect(page.getByText('본인확인을 마쳤습니다')).toBeVisible();
  await goOn(page);
  await page.waitForURL('**/sign/up/select-industry');
  await goOn(page);
  await page.waitForURL('**/sign/up/step2');
  await page.reload();

  await expect(page.getByLabel('아이디 (필수)', { exact: true })).toHaveValue(person.userId);
  await expect(page.getByLabel('이메일')).toHaveValue(`${person.userId}@example.com`);
  await expect(page.getByLabel('우편번호 (필수)', { exact: true })).toHaveValue('04524');
  await expect(page.getByLabel('주소 (필수)', { exact: true })).toHaveValue('서울특별시 중구 세종대로 110');
  await expect(page.getByLabel('상세 주소 (선택)')).toHaveValue('삼층 301호');
  await expect(page.getByLabel('년', { exact: true })).toHaveValue('1966');
  await expect(page.getByLabel('비밀번호 (필수)', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('비밀번호 확인 (필수)', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(PASSWORD);

  await page.getByLabel('비밀번호 (필수)', { exact: true }).fill(PASSWORD);
  await page.getByLabel('비밀번호 확인 (필수)', { exact: true }).fill(PASSWORD);
  await joinAsMember(page, person.name);
});

test('a verification used up in another tab is repeated without losing what was typed', async ({ page }) => {
  const person = newPerson();
  await reachDetails(page, person);
  await fillDetails(page, person);
  // The same browser joins with the same phone in another tab.
  const other = { ...newPerson(), userPhone: person.userPhone };
  const joined = await post(page.request, '/api/user/join', {
    ...other,
    userPw: PASSWORD,
    applicationId: 'site',
    userBirth: '19660302',
    email: 'other@example.com',
    postCode: '04524',
    userAddress: '서울특별시 중구 세종대로 110',
    userAddress2: '',
    industryType: 1,
    agreeTerms: true,
    agreePrivacy: true,
    agreeMarketing: false,
  });
  expect(joined.code, joined.message).toBe(1);

  await join(page);
  await answer(page, /본인확인을 다시 해주세요/, '확인');
  await page.waitForURL('**/sign/up/step1');
  await expect(page.getByLabel(/^이용약관에/)).toBeChecked();
  await expect(page.getByLabel('이름', { exact: true })).toHaveValue(person.name);
});
