import { expect, type Page } from '@playwright/test';
import { answer, closePopup, pressAccount, unfoldGroup } from '../../frame.ts';
import { HOME } from '../../home.ts';
import { newMember, newPerson, PASSWORD, post, signIn, trySignIn } from '../../member.ts';
import { test } from '../../silent.ts';
import { enterCode, expectWrong, shownCode } from './steps.ts';

const NEW_PASSWORD = 'Bomnal#8052';

/** The section of the page under a heading. */
const part = (page: Page, name: string) => page.getByRole('region', { name });

/** Opens a page of the member's own through the header and a tile. */
async function openOwn(page: Page, { userId, name }: { userId: string; name: string }, tile: RegExp): Promise<void> {
  await signIn(page, userId);
  await closePopup(page);
  await pressAccount(page, `${name} 님`);
  await page.waitForURL('**/sign/me');
  await part(page, '바로 가기').getByRole('link', { name: tile }).click();
  await expect(page).toHaveURL(/\/sign\/me\/\w+$/);
}

test('a guest cannot open the member’s own page', async ({ page }) => {
  await page.goto('/sign/me');
  await answer(page, '로그인시 접근가능합니다.', '확인');
  await expect(page).toHaveURL(HOME);
});

test('a member changes address and marketing consent, and sees both changed', async ({ page, request }) => {
  const member = await newMember(request);
  await openOwn(page, member, /^내 정보/);
  const basics = part(page, '가입 정보');
  for (const text of [member.name, '1966.03.02', '일반음식점']) await expect(basics).toContainText(text);
  const unfold = async () => {
    for (const title of ['주소', '마케팅']) await unfoldGroup(page, title);
  };
  await unfold();

  const marketing = page.getByLabel(/^마케팅 정보 수신에 동의합니다/);
  const save = page.getByRole('button', { name: '변경 내용 저장' });
  await expect(marketing).not.toBeChecked();
  await page.getByLabel('이메일').fill('없는주소');
  await save.click();
  await expectWrong(page.getByLabel('이메일'), '이메일 주소를 정확히 입력해주세요.');
  await page.getByLabel('이메일').fill('new-address@example.com');
  await page.getByLabel('상세 주소 (선택)').fill('7층');
  await marketing.check();
  await save.click();
  await answer(page, '변경되었습니다.', '확인');

  await page.reload();
  await unfold();
  await expect(page.getByLabel('이메일')).toHaveValue('new-address@example.com');
  await expect(page.getByLabel('상세 주소 (선택)')).toHaveValue('7층');
  await expect(marketing).toBeChecked();
  await expect(marketing).toHaveAccessibleDescription(/에 동의하셨습니다\. 철회하시면 7일 이내에 처리합니다\./);

  await marketing.uncheck();
  await save.click();
  await answer(page, '변경되었습니다.', '확인');
  await page.reload();
  await expect(marketing).not.toBeChecked();
});

test('a verified new phone replaces the old one', async ({ page, request }) => {
  const member = await newMember(request);
  const other = await newMember(request);
  const { userPhone } = newPerson();
  await openOwn(page, member, /^내 정보/);
  const phones = part(page, '휴대폰');
  const confirm = async () => {
    await phones.getByLabel('본인 확인을 위한 현재 비밀번호').fill(PASSWORD);
    await phones.getByRole('button', { name: '번호 변경' }).click();
  };

  await test.step('somebody else’s number is refused', async () => {
    await phones.getByRole('button', { name: '새 번호로 바꾸기' }).click();
    await phones.getByLabel('휴대폰 번호').fill(other.userPhone);
    await phones.getByRole('button', { name: '인증번호 발송' }).click();
    await enterCode(phones, await shownCode(phones));
    await confirm();
    await answer(page, '이미 가입된 회원입니다.', '확인');
    await expect(phones.getByText(member.userPhone.slice(-4))).toBeVisible();
  });

  await phones.getByLabel('휴대폰 번호').fill(userPhone);
  await phones.getByRole('button', { name: '인증번호 발송' }).click();
  await enterCode(phones, await shownCode(phones));
  await confirm();
  await answer(page, '휴대폰 번호가 변경되었습니다.', '확인');
  await page.reload();
  await expect(phones).toContainText(`${userPhone.slice(0, 3)}-${userPhone.slice(3, 7)}-${userPhone.slice(7)}`);
});

test('a new password ends the member’s session in another application and keeps this one', async ({
  page,
  browser,
  request,
}) => {
  const member = await newMember(request);
  await openOwn(page, member, /^비밀번호와 동의 기록/);
  const elsewhere = await post(request, '/api/user/login', {
    userId: member.userId,
    userPw: PASSWORD,
    applicationId: 'app',
  });
  expect(elsewhere.code, elsewhere.message).toBe(1);
  const codeElsewhere = async () => {
    const checked = await request.get('/api/user/userLoginSessionCheck?applicationId=app', {
      headers: { Authorization: elsewhere.token },
    });
    return ((await checked.json()) as { code: number }).code;
  };
  expect(await codeElsewhere()).toBe(1);
  const form = part(page, '비밀번호 변경');
  const present = form.getByLabel('현재 비밀번호');
  const first = form.getByLabel('새 비밀번호', { exact: true });
  const second = form.getByLabel('새 비밀번호 확인');
  const change = form.getByRole('button', { name: '비밀번호 변경' });

  await change.click();
  await expectWrong(present, '현재 비밀번호를 입력해주세요.');
  await present.fill('Portal!2027');
  await first.fill('Bomnal#80');
  await second.fill('Bomnal#81');
  await expectWrong(second, '비밀번호가 서로 다릅니다.');
  await first.fill(NEW_PASSWORD);
  await second.fill(NEW_PASSWORD);
  await change.click();
  await expectWrong(present, '현재 비밀번호가 일치하지 않습니다.');
  await present.fill(PASSWORD);
  await first.fill(PASSWORD);
  await second.fill(PASSWORD);
  await change.click();
  await expectWrong(first, '현재 비밀번호와 다른 비밀번호를 입력해주세요.');
  await first.fill(NEW_PASSWORD);
  await second.fill(NEW_PASSWORD);
  await change.click();
  await answer(page, '비밀번호가 변경되었습니다.', '확인');
  await expect(present).toHaveValue('');
  expect(await codeElsewhere()).toBe(-1014);

  await page.goto('/space/board');
  await expect(page, 'this session goes on').toHaveURL(/\/space\/board$/);

  const others = await browser.newContext();
  const other = await others.newPage();
  await other.goto('/sign/in');
  await trySignIn(other, member.userId, PASSWORD);
  await expect(other.getByText('아이디 또는 비밀번호가 일치하지 않습니다.')).toBeVisible();
  await trySignIn(other, member.userId, NEW_PASSWORD);
  await answer(other, /다른 기기에서 로그인 중입니다/, '예');
  await other.waitForURL(HOME);
  await others.close();
});
