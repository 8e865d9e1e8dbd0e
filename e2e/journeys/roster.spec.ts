import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectSound } from '../accessibility/order.ts';
import { unfoldGroup } from '../frame.ts';
import { enterByLink, newMember, signIn } from '../member.ts';
import { test } from '../silent.ts';

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** An employee of the demo for members, whom no other journey uses: an employee has one session. */
const LINK = 'demo-roster';

test('a member names a business, which is sent to the regulator, refused, corrected, and registered', async ({
  page,
  browser,
  request,
}, testInfo) => {
  const { userId } = await newMember(request, '문명단');
  await signIn(page, userId);
  await page.goto('/hygn/notice');
  await expect(page.getByText('명단에 올릴 업소가 없습니다')).toBeVisible();
  const chooseBusiness = async () => {
    await page.goto('/sign/me/profile');
    await unfoldGroup(page, '업소');
    await page.getByRole('button', { name: '업소 검색' }).click();
    const search = page.getByRole('dialog', { name: '업소 검색' });
    await search.getByLabel('업소명').fill('국밥');
    await search.getByLabel('업소명').press('Enter');
    await search.getByRole('listitem').first().getByRole('button').click();
    await expect(search).toBeHidden();
    await page.getByRole('button', { name: '변경 내용 저장' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
    // Closing the alert goes back in the history; a simultaneous navigation would be undone as well.
    await expect(page).toHaveURL(/\/sign\/me\/profile$/);
  };
  await test.step('the member names a business, and sees the deadline for sending it', async () => {
    await chooseBusiness();
    await page.goto('/hygn/notice');
    await expect(page.getByText(/까지 식품의약품안전처에 명단을 통보해드립니다/)).toBeVisible();
    await expectSound(page);
  });

  const desk = await (await browser.newContext({ locale: 'ko-KR', reducedMotion: 'reduce' })).newPage();
  const take = async () => {
    await desk.goto('/office/roster');
    await desk.getByRole('button', { name: /명의 명단 받기$/ }).click();
    const dialog = desk.getByRole('dialog', { name: '통보할 명단 받기' });
    await dialog.getByRole('textbox').fill('식약처 담당자');
    await expectSound(desk);
    const download = desk.waitForEvent('download');
    await dialog.getByRole('button', { name: '명단 받기' }).click();
    // Closing the dialog goes back in the history; a simultaneous navigation would be undone as well.
    await expect(desk).toHaveURL(/\/office\/roster$/);
    return readFile(await (await download).path(), 'utf8');
  };
  const rowOf = (table: string) => table.split('\r\n').find((line) => line.includes('문명단')) ?? '';
  let numbers = '';
  await test.step('an employee downloads the batch, and records that the regulator refused it', async () => {
    await enterByLink(desk, LINK);
    await desk.goto('/office');
    await expect(desk.getByRole('main').getByRole('link', { name: /통보할 위생교육 명단/ })).toBeVisible();
    const table = await take();
    expect(table).toContain('관리번호,업종,업소명,인허가번호,성명,생년월일,휴대폰번호,소재지,결과,사유');
    numbers = rowOf(table).split(',')[0] ?? '';
    await desk.goto('/office/roster?status=SENT');
    await expectSound(desk);
    await desk
      .getByRole('row', { name: /문\*단/ })
      .first()
      .getByRole('button', { name: '반려됨' })
      .click();
    const dialog = desk.getByRole('dialog', { name: '반려 기록' });
    await dialog.getByRole('textbox').fill('업소명이 다릅니다.');
    await dialog.getByRole('button', { name: '반려됨' }).click();
    await expect(desk.getByText('반려로 기록했습니다.')).toBeVisible();
  });

  await test.step('the member sees the reason, and saves the business again', async () => {
    await page.goto('/hygn/notice');
    await expect(page.getByText(/사유: 업소명이 다릅니다/)).toBeVisible();
    await chooseBusiness();
    await page.goto('/hygn/notice');
    await expect(page.getByText(/까지 식품의약품안전처에 명단을 통보해드립니다/)).toBeVisible();
  });

  await test.step('the employee sends it again, and uploads the response as a file', async () => {
    expect(rowOf(await take()).split(',')[0]).toBe(numbers);
    await desk.goto('/office/roster/outcomes');
    const file = Buffer.from(`﻿관리번호,결과,사유\r\n${numbers},등록,\r\n`);
    await desk.locator('input[type=file]').setInputFiles({ name: '결과.csv', mimeType: 'text/csv', buffer: file });
    await expect(desk.getByText('통보함 → 등록 완료')).toBeVisible();
    await expectSound(desk);
    await desk.getByRole('button', { name: '1명의 결과 입력' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: '1명 입력' }).click();
    await desk.waitForURL(/\/office\/roster$/);
    await desk.goto('/office/roster/batches');
    await expect(desk.getByRole('button', { name: '다시 받기' }).first()).toBeVisible();
    await expectSound(desk);
  });

  await test.step('the member sees that it is registered, and was notified', async () => {
    await page.goto('/sign/me/hygiene');
    await expect(page.getByText(/에 등록되었습니다. 위생교육을 받으실 수 있습니다/)).toBeVisible();
    await expectSound(page);
    await page.goto('/sign/me/notices');
    await expect(page.getByRole('heading', { name: '위생교육 대상자로 등록되었습니다.' })).toBeVisible();
  });
  await desk.context().close();
  expect(testInfo.errors).toEqual([]);
});
