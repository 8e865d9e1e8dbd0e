import { expect } from '@playwright/test';
import { findings } from '../accessibility/findings.ts';
import { overflowOf } from '../accessibility/overflowOf.ts';
import { unfoldGroup } from '../frame.ts';
import { newMember, signIn } from '../member.ts';
import { test } from '../silent.ts';

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a member sees consents given at joining and withdrawn since, with the text of that time', async ({
  page,
  request,
}) => {
  await signIn(page, (await newMember(request, '한동의')).userId);
  await page.goto('/sign/me/account');
  const records = page.getByRole('list', { name: '동의 기록' }).getByRole('listitem');
  await expect(records).toHaveCount(2);
  await page.goto('/sign/me/profile');
  await unfoldGroup(page, '마케팅');
  const marketing = page.getByRole('checkbox', { name: /^마케팅 정보 수신/ });
  for (const isGiven of [true, false]) {
    await marketing.setChecked(isGiven);
    await page.getByRole('button', { name: '변경 내용 저장' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
    // Closing the alert goes back in the history; a simultaneous navigation would be undone as well.
    await expect(page).toHaveURL(/\/sign\/me\/profile$/);
  }
  await page.goto('/sign/me/account');
  await expect(records).toHaveCount(4);
  await expect(records.first()).toContainText('철회 마케팅 정보 수신 동의');
  await expect(records.nth(1)).toContainText('동의 마케팅 정보 수신 동의');
  expect(await findings(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  await records
    .filter({ hasText: '이용약관' })
    .getByRole('button', { name: /내용 보기/ })
    .click();
  const dialog = page.getByRole('dialog', { name: '이용약관' });
  await expect(dialog).toContainText('시행일 2021.01.01');
  await expect(dialog).toContainText('제30조');
  expect(await findings(page)).toEqual([]);
});
