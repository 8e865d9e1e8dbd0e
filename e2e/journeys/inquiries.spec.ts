import { expect } from '@playwright/test';
import { expectSound } from '../accessibility/order.ts';
import { enterByLink, newMember, signIn } from '../member.ts';
import { test } from '../silent.ts';

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** An employee of the demo for members, whom no other journey uses: an employee has one session. */
const LINK = 'demo-inquiries';
const PDF = { name: '안내문.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

test('a member sends an inquiry with a file, gets a reply with one, asks again and closes it; nobody else reads it', async ({
  page,
  browser,
  request,
  console,
}) => {
  const { userId } = await newMember(request, '문의인');
  await signIn(page, userId);
  await page.goto('/news/faq');
  await page.getByRole('main').getByRole('link', { name: '1:1 문의' }).click();
  await expect(page.getByText('아직 문의하신 내용이 없습니다.')).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: '문의하기' }).first().click();
  await page.getByRole('button', { name: '보내기' }).click();
  await expect(page.getByRole('alert', { name: '입력 내용 확인' })).toContainText('제목을 입력해주세요.');
  await expectSound(page);
  const title = `수강증을 잃어버렸습니다 ${Date.now()}`;
  await page.getByRole('radio', { name: /^민원/ }).check();
  await page.getByLabel(/^제목/).fill(title);
  await page.getByRole('textbox', { name: /^내용/ }).fill('다시 받을 수 있나요?\n내일이 교육입니다.');
  await page.getByLabel(/^첨부파일/).setInputFiles(PDF);
  await expect(page.getByRole('list', { name: '첨부한 파일' })).toContainText('안내문.pdf');
  await page.getByRole('button', { name: '보내기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('담당자가 확인하고 있습니다.')).toBeVisible();
  await expectSound(page);
  const address = page.url();

  const desk = await (await browser.newContext({ locale: 'ko-KR', reducedMotion: 'reduce' })).newPage();
  const answer = async (words: string) => {
    await desk.goto('/office');
    await desk
      .getByRole('main')
      .getByRole('link', { name: /답변할 문의/ })
      .click();
    await desk.getByRole('link', { name: title }).click();
    await desk.getByRole('textbox', { name: /^답변/ }).fill(words);
  };
  await test.step('an employee reads it, downloads the file and replies with another', async () => {
    await enterByLink(desk, LINK);
    await answer('마이페이지에서 다시 출력하실 수 있습니다.');
    await expect(desk.getByRole('main')).toContainText('문*인');
    const taken = desk.waitForEvent('download');
    await desk.getByRole('button', { name: /안내문\.pdf .*내려받기/ }).click();
    expect((await taken).suggestedFilename()).toBe('안내문.pdf');
    await desk.locator('input[type=file]').setInputFiles({ ...PDF, name: '출력 방법.pdf' });
    await expect(desk.getByRole('list', { name: '첨부한 파일' })).toContainText('출력 방법.pdf');
    await expectSound(desk);
    await desk.getByRole('button', { name: '답변 보내기' }).click();
    await expect(desk.getByText('답변 완료')).toBeVisible();
    await expect(desk.getByRole('button', { name: '답변 보내기' })).toHaveCount(0);
  });

  await test.step('the member reads it, and asks further', async () => {
    await page.reload();
    const given = page.getByRole('article', { name: /답변/ });
    await expect(given).toContainText('마이페이지에서 다시 출력하실 수 있습니다.');
    const taken = page.waitForEvent('download');
    await given.getByRole('button', { name: /출력 방법\.pdf .*내려받기/ }).click();
    expect((await taken).suggestedFilename()).toBe('출력 방법.pdf');
    await expectSound(page);
    await page.getByRole('textbox', { name: /^추가로 문의하실 내용/ }).fill('흑백으로 뽑아도 되나요?');
    await page.getByRole('button', { name: '추가 문의 보내기' }).click();
    await expect(page.getByText('담당자가 확인하고 있습니다.')).toBeVisible();
    await expect(page.getByRole('article', { name: /추가 문의/ })).toContainText('흑백으로 뽑아도 되나요?');
    await answer('네, 흑백도 괜찮습니다.');
    await desk.getByRole('button', { name: '답변 보내기' }).click();
    await expect(desk.getByText('답변 완료')).toBeVisible();
  });

  await test.step('the member was notified, and closes it', async () => {
    await page.goto('/sign/me/notices');
    await page
      .getByRole('link', { name: /바로 가기.*문의에 답변을 드렸습니다/ })
      .first()
      .click();
    await expect(page).toHaveURL(address);
    await page.getByRole('button', { name: '문의 종료' }).click();
    await page.getByRole('button', { name: '예, 종료합니다' }).click();
    await expect(page.getByText('종료된 문의입니다.')).toBeVisible();
  });

  await test.step('another member finds nothing at its address', async () => {
    const other = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
    await signIn(other, (await newMember(request, '김이웃')).userId);
    console.provokes(/status of 404 .*getMapInquiry/);
    await other.goto(address);
    await other.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
    await expect(other.getByRole('heading', { level: 1, name: '문의를 찾을 수 없습니다' })).toBeVisible();
    await other.context().close();
  });
  await desk.context().close();
});
