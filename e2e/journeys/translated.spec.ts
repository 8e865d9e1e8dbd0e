import { expect, type Page } from '@playwright/test';
import { newMember, signIn } from '../member.ts';
import { test } from '../silent.ts';

/** Translates a page as Google does: each text, including later ones, is wrapped in an element. */
function translate() {
  const isText = (node: Node): node is Text =>
    node instanceof Text &&
    node.data.trim() !== '' &&
    !node.parentElement?.closest('script, style, font, title, textarea');
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (isText(node)) texts.push(node);
    for (const text of texts) {
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = text.data;
      text.replaceWith(outer);
    }
  };
  wrap(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element && node.nodeName !== 'FONT') wrap(node);
        else if (isText(node) && node.parentElement) wrap(node.parentElement);
  }).observe(document.body, { childList: true, subtree: true });
}

const BROKEN = '화면을 불러오지 못했습니다';
const main = (page: Page) => page.getByRole('main');

async function openTranslated(page: Page, path: string) {
  await page.goto(path);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(translate);
}

/** Searches for something found, something not found, and everything again; then scrolls to the end of the page. */
async function searchAndReadOn(page: Page) {
  const box = main(page).getByRole('searchbox').first();
  for (const words of ['교육', '쀍뚫쀍', '']) {
    await box.fill(words);
    await box.press('Enter');
    await expect(page).toHaveURL(({ searchParams }) => (searchParams.get('keyword') ?? '') === words);
    await page.waitForLoadState('networkidle');
  }
  for (let step = 0; step < 4; step += 1) await page.mouse.wheel(0, 4000);
  await page.waitForLoadState('networkidle');
}

const LISTS = ['/news/asctn', '/news/notice', '/news/kfood', '/news/data', '/manager/exam/notice'];
const LISTS_OF_MEMBERS = ['/manager/edu/apply', '/manager/exam/apply', '/space/board', '/space/promotion'];
const FORMS_OF_MEMBERS = ['/space/board/write', '/space/promotion/write', '/space/inquiry/write'];

test('lists and forms work under a translator', async ({ page, request }) => {
  const isWhole = async () => {
    await expect(page.getByText(BROKEN)).toHaveCount(0);
    await expect(main(page)).toBeVisible();
  };
  for (const path of LISTS)
    await test.step(`${path} is searched and read on`, async () => {
      await openTranslated(page, path);
      await searchAndReadOn(page);
      await isWhole();
    });

  await test.step('an incomplete form shows that, and a code can be requested', async () => {
    const member = await newMember(request);
    await openTranslated(page, '/sign/find/id');
    await page.getByRole('button', { name: '인증번호 발송' }).click();
    await expect(page.getByText('이름을 입력해주세요.').first()).toBeVisible();
    await page.getByLabel('이름', { exact: true }).fill(member.name);
    await page.getByLabel('휴대폰 번호', { exact: true }).fill(member.userPhone);
    await page.getByRole('button', { name: '인증번호 발송' }).click();
    await expect(page.getByLabel('인증번호', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '번호 바꾸기' }).click();
    await isWhole();
    await signIn(page, member.userId);
  });

  for (const path of LISTS_OF_MEMBERS)
    await test.step(`${path} is searched and read on by a member`, async () => {
      await openTranslated(page, path);
      await searchAndReadOn(page);
      await isWhole();
    });
  for (const path of FORMS_OF_MEMBERS)
    await test.step(`${path} is refused and mended`, async () => {
      await openTranslated(page, path);
      const submit = main(page).locator('button[type=submit]').last();
      await submit.click();
      await main(page).getByLabel('제목').first().fill('제목');
      await submit.click();
      await isWhole();
    });
});
