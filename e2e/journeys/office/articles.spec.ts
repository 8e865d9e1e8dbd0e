import { expect, type Locator } from '@playwright/test';
import { expectInOrder } from '../../accessibility/order.ts';
import { storedToken } from '../../frame.ts';
import { enterByLink, post } from '../../member.ts';
import { untilRendered } from '../../rendered.ts';
import { test } from '../../silent.ts';

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** An employee of the demo with the permission for content, whom no other journey uses. */
const LINK = 'demo-admin8';

/** The smallest PNG. */
const PICTURE = {
  name: '행사.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Covers both sizes in which the office is used. */
test('an employee stores a notice with a picture as a draft, schedules it, publishes it and takes it back', async ({
  page,
  browser,
  console,
}) => {
  const title = `봄 위생교육 안내 ${Date.now()}`;
  await enterByLink(page, LINK);
  await page.goto('/office/notices/write');
  await page.getByLabel('제목', { exact: false }).and(page.getByRole('textbox')).first().fill(title);
  await page.getByRole('textbox', { name: '내용' }).click();
  await page.keyboard.type('봄에 여는 위생교육입니다.');
  await page.getByRole('toolbar', { name: '서식' }).getByRole('button', { name: '사진' }).click();
  const dialog = page.getByRole('dialog', { name: '사진' });
  await dialog.getByRole('button', { name: '글에 넣기' }).click();
  await expect(dialog.getByText('사진에 무엇이 보이는지 설명을 입력해주세요.')).toBeVisible();
  await dialog.getByLabel('사진 파일').setInputFiles(PICTURE);
  await expect(dialog.getByRole('img', { name: '사진 파일 미리 보기' })).toBeVisible();
  await dialog.getByLabel('사진 설명').fill('교육장에 모인 회원들');
  await dialog.getByRole('button', { name: '글에 넣기' }).click();
  await expect(page.getByText('설명: 교육장에 모인 회원들')).toBeVisible();
  await page.getByRole('textbox', { name: /^게시 시작일/ }).fill('2036-03-02');
  await expectInOrder(page);

  // A reload loses nothing.
  await page.reload();
  await expect(page.getByText('쓰던 내용을 불러왔습니다')).toBeVisible();
  await expect(page.getByText('설명: 교육장에 모인 회원들')).toBeVisible();
  await page.getByRole('button', { name: '미리 보기' }).click();
  const preview = page.getByRole('dialog', { name: '미리 보기' });
  const widthOf = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  const previewed = preview.getByRole('img', { name: '교육장에 모인 회원들' });
  await expect.poll(() => widthOf(previewed)).toBe(1);
  await preview.getByRole('button', { name: '닫기', exact: true }).last().click();
  await page.getByRole('button', { name: '초안으로 저장' }).click();

  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row.getByText('초안', { exact: true })).toBeVisible();
  await expectInOrder(page);
  await row.getByRole('button', { name: `${title} 게시하기` }).click();
  await expect(page.getByRole('alertdialog')).toContainText('2036.03.02 (일) 00:00부터 방문자에게 보입니다.');
  await page.getByRole('alertdialog').getByRole('button', { name: '게시하기' }).click();
  await expect(row.getByText('게시 예정')).toBeVisible();
  await expectInOrder(page);
  const link = row.getByRole('link', { name: title });
  const no = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('no') ?? '';

  const visitor = await browser.newPage();
  const address = `/news/notice/view?noticeNo=${no}`;
  const shown = visitor.getByRole('heading', { level: 1, name: title });
  // An unpublished or withdrawn notice is requested: as a document, or by the call of a browser that renders it.
  console.provokes(new RegExp(`status of 404 .*/(news/notice/view|api/home/news/getMapNotice)\\?noticeNo=${no}\\)`));
  // A cached page is shown for some seconds after its withdrawal, and its view is not counted.
  console.provokes(new RegExp(`status of 404 .*/api/home/news/countView\\) on .*noticeNo=${no}`));
  const missing = visitor.getByText('삭제되었거나 주소가 잘못된 글입니다.');
  await visitor.goto('/news/notice');
  await expect(visitor.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
  await expect(visitor.getByText(title)).toHaveCount(0);
  await visitor.goto(address);
  await expect(missing).toBeVisible();

  await row.getByRole('button', { name: `${title} 지금 게시` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '지금 게시' }).click();
  await expect(row.getByText('게시 중')).toBeVisible();
  // The server caches a rendered list for some seconds, and another prefetch may have just filled the cache.
  await expect(async () => {
    await visitor.goto('/news/notice');
    await expect(visitor.getByRole('link', { name: title })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await visitor.getByRole('link', { name: title }).click();
  await expect(shown).toBeVisible();
  const picture = visitor.getByRole('img', { name: '교육장에 모인 회원들' });
  await expect.poll(() => widthOf(picture)).toBe(1);
  const source = (await picture.getAttribute('src')) ?? '';

  await row.getByRole('button', { name: `${title} 내리기` }).click();
  const decision = page.getByRole('dialog', { name: '내리기' });
  await decision.getByLabel('내리는 사유').fill('날짜가 틀림');
  await decision.getByRole('button', { name: '내리기', exact: true }).click();
  await expect(row.getByText('내림')).toBeVisible();
  // The server may have cached the article until it is notified, a moment later.
  await expect(async () => {
    await visitor.goto(address);
    await expect(missing).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect((await visitor.request.get(source)).status()).toBe(404);
  await visitor.close();
});

test('a guest reads a new notice in a cached list, and always gets a complete page meanwhile', async ({
  page,
  request,
}) => {
  await enterByLink(page, LINK);
  const session = (await storedToken(page)) ?? '';
  await untilRendered(page, '/news/notice');
  const title = `안내 말씀 ${Date.now()}`;
  const article = { title, content: '<p>본문</p>' };
  const written = await post(page.request, '/api/office/articles', { kind: 'notice', article }, session);
  expect(written.code, written.message).toBe(1);
  const document = async () => (await request.get('/news/notice')).text();
  await expect
    .poll(
      async () => {
        const text = await document();
        expect(text).toContain('id="rendered">{"kind":"page"');
        return text.includes(title);
      },
      // `containers/check.ts` measures the delay.
      { intervals: [200] },
    )
    .toBe(true);
});
