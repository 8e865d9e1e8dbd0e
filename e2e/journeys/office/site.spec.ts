import { expect, type Page } from '@playwright/test';
import { addDays } from '@portal/shared/time';
import { findings } from '../../accessibility/findings.ts';
import { takeAccount } from '../../accounts.ts';
import { answer } from '../../frame.ts';
import { enterByLink, newMember, newSession, PASSWORD, post, signIn, trySignIn } from '../../member.ts';
import { test } from '../../silent.ts';
import { todayOf } from '../../today.ts';

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** An employee of the demo for content only, whom no other journey uses: an employee has one session. */
const LINK = 'demo-admin6';

/** A picture of one pixel, as PNG. */
const ONE_PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

async function expectAccessible(page: Page) {
  expect(await findings(page)).toEqual([]);
}

test('a member reports a post, an employee hides it, and shows it again', async ({
  page,
  browser,
  request,
  console,
}) => {
  const title = `같은 광고 ${Date.now()}`;
  const written = await post(
    request,
    '/api/home/space/postIntBoard',
    { title, content: '<p>싸게 드립니다.</p>' },
    await newSession(request),
  );
  const address = `/space/board/view?boardNo=${Number(written.entity)}`;
  const { userId } = await newMember(request);
  const desk = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();

  await test.step('the member reports it', async () => {
    await signIn(page, userId);
    await page.goto(address);
    await page.getByRole('button', { name: /신고$/ }).click();
    const dialog = page.getByRole('dialog', { name: '글 신고' });
    await dialog.getByRole('radio', { name: '광고·홍보를 되풀이하는 글' }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '신고하기' }).click();
    await expect(page.getByText('신고를 접수했습니다.')).toBeVisible();
  });

  await test.step('the employee hides it', async () => {
    await enterByLink(desk, LINK);
    await desk.goto('/office/reports');
    await desk.getByRole('link', { name: title }).click();
    await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(desk.getByText('광고·홍보를 되풀이하는 글')).toBeVisible();
    await expectAccessible(desk);
    await desk.getByRole('button', { name: '숨기기' }).click();
    const dialog = desk.getByRole('dialog', { name: '글 숨기기' });
    await dialog.getByRole('textbox').fill('같은 광고를 되풀이했습니다.');
    await dialog.getByRole('button', { name: '숨기기' }).click();
    await expect(desk.getByText('숨긴 글입니다.')).toBeVisible();
  });

  await test.step('nobody sees it any more, until it is shown again', async () => {
    console.provokes(/status of 404 .*\/api\/home\/space\/getMapBoard/);
    await page.goto(address);
    await answer(page, '서버와 통신이 원활하지 않습니다.', '확인');
    await expect(page.getByText('삭제되었거나 주소가 잘못된 글입니다.')).toBeVisible();
    await page.goto('/space/board');
    await expect(page.getByRole('link', { name: '글쓰기' })).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
    await desk.getByRole('button', { name: '다시 보이기' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: '다시 보이기' }).click();
    await expect(desk.getByText('숨긴 글입니다.')).toHaveCount(0);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
  await desk.context().close();
});

test('a review is reported by a member, a guest has to log in, and once hidden it is shown nowhere', async ({
  page,
  browser,
  request,
}) => {
  const title = `실명을 적은 후기 ${Date.now()}`;
  await request.get('/api/home/main/getListBoxSite?limit=1');
  // Only participants can write reviews.
  const authorId = 'member20';
  takeAccount(authorId);
  const credentials = { userId: authorId, userPw: PASSWORD, applicationId: 'site', takeover: true };
  const { token: author } = await post(request, '/api/user/login', credentials);
  const { cookies } = await request.storageState();
  const csrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const posted = await request.post('/api/home/space/postIntReview', {
    multipart: { title, content: '<p>강사 이름을 적었습니다.</p>', score: '1' },
    headers: { 'X-XSRF-TOKEN': csrf, Authorization: author },
  });
  expect(await posted.json()).toMatchObject({ code: 1 });
  const { userId } = await newMember(request);
  const review = page.getByRole('main').getByRole('listitem').filter({ hasText: title });

  await page.goto('/manager/edu/review');
  await review.getByRole('link', { name: /^로그인하고 신고/ }).click();
  await expect(page).toHaveURL(/\/sign\/in/);
  await trySignIn(page, userId);
  await page.waitForURL('**/manager/edu/review');
  await review.getByRole('button', { name: `‘${title}’ 신고` }).click();
  const dialog = page.getByRole('dialog', { name: '글 신고' });
  await dialog.getByRole('radio', { name: '다른 사람의 개인정보' }).check();
  await dialog.getByRole('button', { name: '신고하기' }).click();
  await expect(page.getByText('신고를 접수했습니다.')).toBeVisible();
  await expectAccessible(page);

  const desk = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await enterByLink(desk, LINK);
  await desk.goto('/office/reports');
  await desk.getByRole('link', { name: title }).click();
  await expect(desk.getByRole('main').getByText('수강 후기')).toBeVisible();
  await desk.getByRole('button', { name: '숨기기' }).click();
  const decision = desk.getByRole('dialog', { name: '글 숨기기' });
  await decision.getByRole('textbox').fill('다른 사람의 이름을 밝혔습니다.');
  await decision.getByRole('button', { name: '숨기기' }).click();
  await expect(desk.getByText('숨긴 글입니다.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: '수강 후기 목록' })).toBeVisible();
  await expect(review).toHaveCount(0);
  await desk.context().close();
});

test('a popup is made, seen on the main page, and withdrawn', async ({ page, browser, request }) => {
  const title = `겨울 안내 ${Date.now()}`;
  const today = await todayOf(request);
  await enterByLink(page, LINK);
  await page.goto('/office/popups/write');
  await page.getByLabel('제목').fill(title);
  await page.getByRole('textbox', { name: /^시작하는 날/ }).fill(today);
  await page.getByRole('textbox', { name: /^끝나는 날/ }).fill(addDays(today, 1));
  await page
    .getByLabel('팝업 사진')
    .setInputFiles({ name: '팝업.png', mimeType: 'image/png', buffer: Buffer.from(ONE_PIXEL, 'base64') });
  await page.getByRole('button', { name: '팝업 미리 보기' }).click();
  const preview = page.getByRole('dialog', { name: '알려드립니다' });
  await expect(preview.getByRole('img', { name: title })).toBeVisible();
  await preview.getByRole('button', { name: '닫기' }).last().click();
  await page.getByRole('button', { name: '저장' }).click();
  const row = page.getByRole('row', { name: title });
  await expect(row.getByText('게시 중')).toBeVisible();
  await expectAccessible(page);

  const popupOfVisitor = async () => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto('/main');
    const dialog = visitor.getByRole('dialog', { name: '알려드립니다' });
    await expect(dialog).toBeVisible();
    const pictures = await dialog.getByRole('img', { name: title }).count();
    await visitor.context().close();
    return pictures;
  };
  expect(await popupOfVisitor()).toBe(1);
  await row.getByRole('button', { name: '내리기' }).click();
  await page.getByRole('dialog', { name: '팝업 내리기' }).getByRole('button', { name: '내리기' }).click();
  await expect(row.getByText('내림', { exact: true })).toBeVisible();
  expect(await popupOfVisitor()).toBe(0);
});
