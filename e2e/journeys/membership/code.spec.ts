import { expect } from '@playwright/test';
import { newPerson } from '../../member.ts';
import { CLOCK_MOVED, test } from '../../silent.ts';
import { anotherCode, askForCode, enterCode, expectWrong, shownCode } from './steps.ts';

test('missing name, phone and code show the specified messages', async ({ page }) => {
  const person = newPerson();
  await page.goto('/sign/up/step1');
  const name = page.getByLabel('이름', { exact: true });
  const phone = page.getByLabel('휴대폰 번호', { exact: true });
  await page.getByRole('button', { name: '인증번호 발송' }).click();
  await expectWrong(name, '이름을 입력해주세요.');
  await expectWrong(phone, '휴대폰 번호를 입력해주세요.');

  await phone.fill('010-12ab34');
  await expect(phone, 'digits only').toHaveValue('0101234');
  await expectWrong(phone, '휴대폰 번호를 정확히 입력해주세요.');

  await askForCode(page, person);
  await expect(phone).toHaveJSProperty('readOnly', true);
  await expect(page.getByRole('timer')).toHaveText(/^0(3:00|2:5\d)$/);
  await enterCode(page, '');
  await expectWrong(page.getByLabel('인증번호', { exact: true }), '인증번호를 입력해주세요.');
});

test('a wrong code is reported at its field and the right one still works', async ({ page }) => {
  await page.goto('/sign/up/step1');
  await askForCode(page, newPerson());
  const code = await shownCode(page);
  await enterCode(page, anotherCode(code));
  await expectWrong(page.getByLabel('인증번호', { exact: true }), '인증번호가 일치하지 않습니다.');
  await expect(page.getByLabel('인증번호', { exact: true })).toBeFocused();
  await enterCode(page, code);
  await expect(page.getByText('본인확인을 마쳤습니다')).toBeVisible();
});

test('after five wrong codes the right one fails too; a new code works', async ({ page }) => {
  await page.goto('/sign/up/step1');
  await askForCode(page, newPerson());
  const field = page.getByLabel('인증번호', { exact: true });
  const code = await shownCode(page);
  for (let tried = 0; tried < 5; tried += 1) {
    const compared = page.waitForResponse('**/api/auth/match');
    await enterCode(page, anotherCode(code));
    await compared;
    await expectWrong(field, '인증번호가 일치하지 않습니다.');
  }
  await enterCode(page, code);
  await expectWrong(field, '인증번호 입력 횟수를 초과했습니다.');
  await page.getByRole('button', { name: '인증번호 다시 받기' }).click();
  await expect(page.getByText(code)).toBeHidden();
  await enterCode(page, await shownCode(page));
  await expect(page.getByText('본인확인을 마쳤습니다')).toBeVisible();
});

test('after three minutes the code expires and another can be requested', async ({ page, console }) => {
  console.provokes(CLOCK_MOVED);
  await page.clock.install();
  await page.goto('/sign/up/step1');
  await askForCode(page, newPerson());
  const code = await shownCode(page);
  const left = page.getByRole('timer');
  const confirm = page.getByRole('button', { name: '확인', exact: true });
  await page.clock.fastForward('02:30');
  await expect(left).toHaveText(/^00:(30|2\d)$/);
  await expect(confirm).toBeEnabled();
  await page.clock.fastForward('00:31');
  await expect(left).toHaveText('00:00');
  await expect(confirm).toBeDisabled();
  await expectWrong(page.getByLabel('인증번호', { exact: true }), '인증시간이 초과되었습니다.');

  await page.getByRole('button', { name: '인증번호 다시 받기' }).click();
  await expect(left).toHaveText(/^0(3:00|2:5\d)$/);
  await expect(page.getByText(code)).toBeHidden();
  await enterCode(page, await shownCode(page));
  await expect(page.getByText('본인확인을 마쳤습니다')).toBeVisible();
});

test('another phone number can be used after the first', async ({ page }) => {
  const person = newPerson();
  await page.goto('/sign/up/step1');
  await askForCode(page, person);
  await shownCode(page);
  await page.getByRole('button', { name: '번호 바꾸기' }).click();
  const phone = page.getByLabel('휴대폰 번호', { exact: true });
  await expect(phone).toBeFocused();
  await expect(phone).toHaveJSProperty('readOnly', false);
  await expect(page.getByRole('timer')).toHaveCount(0);
});
