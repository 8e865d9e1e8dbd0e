import { expect } from '@playwright/test';
import { findings } from '../accessibility/findings.ts';
import { newMember, signIn } from '../member.ts';
import { test } from '../silent.ts';

test('a member presents a restaurant with its address, and changes its text', async ({ page, request }, testInfo) => {
  await signIn(page, (await newMember(request, '한걸음')).userId);
  await page.goto('/space/promotion/write');
  const title = `겨울 굴국밥을 시작합니다 ${testInfo.project.name} ${Date.now()}`;
  await page.getByLabel('업소명').fill('한걸음 국밥');
  await page.getByLabel('제목').fill(title);
  await page.getByRole('textbox', { name: '내용' }).fill('통영에서 온 굴로 끓입니다.');
  await page.getByLabel('우편번호').fill('04595');
  await page.getByLabel('주소 (선택)', { exact: true }).fill('서울특별시 중구 한빛로 27');
  await page.getByLabel('업소 전화번호').fill('02-123-4567');
  await page.getByRole('button', { name: '올리기' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: title })).toBeVisible();
  await expect(main.getByText('(04595) 서울특별시 중구 한빛로 27')).toBeVisible();
  await expect(main.getByRole('link', { name: '카카오맵에서 보기' })).toHaveAttribute(
    'href',
    /%ED%95%9C%EB%B9%9B%EB%A1%9C/,
  );
  expect(await findings(page), 'as others read it').toEqual([]);

  await main.getByRole('link', { name: '글 고치기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '회원홍보 글 고치기' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '내용' })).toContainText('통영에서 온 굴');
  await expect(page.getByLabel('업소 전화번호')).toHaveValue('021234567');
  expect(await findings(page)).toEqual([]);
  await page.getByLabel('업소명').fill('');
  await page.getByLabel('업소 홈페이지').fill('www');
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByLabel('업소 홈페이지')).toHaveAttribute('aria-invalid', 'true');
  expect(await findings(page), 'with an error').toEqual([]);
  await page.getByLabel('업소 홈페이지').fill('https://www.example.com');
  await page.getByRole('button', { name: '저장' }).click();
  await expect(main.getByRole('link', { name: /업소 홈페이지 보기/ })).toHaveAttribute(
    'href',
    'https://www.example.com/',
  );
  await expect(main.getByText('한걸음 국밥')).toHaveCount(0);
});
