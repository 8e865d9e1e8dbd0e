import { expect } from '@playwright/test';
import { answer, storedToken } from '../../frame.ts';
import { HOME } from '../../home.ts';
import { trySignIn } from '../../member.ts';
import { CLOCK_MOVED, test } from '../../silent.ts';
import { anotherCode, askForCode, enterCode, expectWrong, shownCode } from './steps.ts';

/** The demo's only dormant member. */
const DORMANT = { userId: 'dormant01', name: '휴면회원', userPhone: '01012340003' };
const QUESTION = /휴면 상태의 계정입니다/;

test('a dormant member is released by phone verification and logs in', async ({ page, console }) => {
  console.provokes(CLOCK_MOVED);
  await page.clock.install();
  await page.goto('/sign/in');

  await test.step('no leaves everything as it is', async () => {
    await trySignIn(page, DORMANT.userId);
    await answer(page, QUESTION, '아니오');
    await expect(page).toHaveURL(/\/sign\/in$/);
    expect(await storedToken(page)).toBeNull();
  });

  await trySignIn(page, DORMANT.userId);
  await answer(page, QUESTION, '예');
  const popup = page.getByRole('dialog', { name: '휴면 계정 해제' });
  const confirm = popup.getByRole('button', { name: '확인', exact: true });
  const release = popup.getByRole('button', { name: '휴면해제' });
  await expect(popup).toBeVisible();

  await test.step('missing values are reported, and nothing is released without a verification', async () => {
    await popup.getByRole('button', { name: '인증번호 발송' }).click();
    await expectWrong(popup.getByLabel('이름'), '이름을 입력해주세요.');
    await expectWrong(popup.getByLabel('휴대폰 번호'), '휴대폰 번호를 입력해주세요.');
    await release.click();
    await answer(page, '휴대폰인증을 해주세요', '확인');
  });

  await test.step('a phone of nobody', async () => {
    await askForCode(popup, { ...DORMANT, userPhone: '01099990000' });
    await answer(page, '입력하신 휴대폰 번호로 연결된 계정이 없습니다.', '확인');
  });

  await test.step('the countdown runs out and another code is sent', async () => {
    await askForCode(popup, DORMANT);
    await expect(popup.getByLabel('휴대폰 번호')).toHaveJSProperty('readOnly', true);
    await shownCode(popup);
    await expect(popup.getByRole('timer')).toHaveText(/^0(3:00|2:5\d)$/);
    await page.clock.fastForward('03:01');
    await expect(popup.getByRole('timer')).toHaveText('00:00');
    await expect(confirm).toBeDisabled();
    await popup.getByRole('button', { name: '인증번호 다시 받기' }).click();
    await expect(confirm).toBeEnabled();
  });

  await test.step('a wrong code, then the right one; the timer stops', async () => {
    const code = await shownCode(popup);
    await enterCode(popup, anotherCode(code));
    await expectWrong(popup.getByLabel('인증번호'), '인증번호가 일치하지 않습니다.');
    await enterCode(popup, code);
    await expect(popup.getByText('인증되었습니다.')).toBeVisible();
    await expect(popup.getByRole('timer')).toHaveCount(0);
  });

  await release.click();
  await answer(page, '정상적으로 휴면해제 처리 되었습니다. 로그인을 진행해주세요.', '확인');
  await page.waitForURL(HOME);
  expect(await storedToken(page), 'released is not logged in').toBeNull();

  await page.goto('/sign/in');
  await trySignIn(page, DORMANT.userId);
  await page.waitForURL(HOME);
  expect(await storedToken(page)).toBeTruthy();
});
