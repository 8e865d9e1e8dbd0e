import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { findings } from '../accessibility/findings.ts';
import { answer, storedToken } from '../frame.ts';
import { signIn } from '../member.ts';
import { permanentNotices } from '../notices.ts';
import { lettersOn, sheetsOf, toPaper, wordsOn } from '../paper.ts';
import { test } from '../silent.ts';

// Papers printed by members and visitors. The text of a certificate, and its code, have their own journeys.

const COURSE = { calls: 'getListBoxUserEdu', path: '/manager/edu/register/view' };
const EXAM = { calls: 'getListBoxUserExam', path: '/manager/exam/register/view' };
const PAPERS = [
  {
    ...COURSE,
    action: 'printSlip',
    button: '수강증',
    title: '교육 수강증',
    words: '교육수강증',
    fileName: /^교육 수강증_.+\.pdf$/,
  },
  {
    ...EXAM,
    action: 'printTicket',
    button: '수험표',
    title: '수험표',
    words: '응시자유의사항',
    fileName: /^수험표_20\d\d년 제\d+회 .+\.pdf$/,
  },
  {
    ...EXAM,
    action: 'printCertificate',
    button: '자격증',
    title: '자격증',
    words: '공인자격이아님',
    fileName: /^자격증_외식경영관리사 [12]급\.pdf$/,
  },
];

/** Size that takes one second on a slow connection. */
const MAX_BYTES = 300_000;

/** Opens a paper of the first application that has it. */
async function openPaper(page: Page, { calls, path, action, button }: (typeof PAPERS)[number]): Promise<void> {
  const headers = { Authorization: (await storedToken(page)) ?? '' };
  const answer = await page.request.get(`/api/home/manager/${calls}?limit=100`, { headers });
  const { entity } = (await answer.json()) as {
    entity: { list: { userExaminationNo: number; allowedActions: string[] }[] };
  };
  const application = entity.list.find(({ allowedActions }) => allowedActions.includes(action));
  await page.goto(`${path}?userExaminationNo=${application?.userExaminationNo ?? 0}`);
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
}

const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

const buttonOf = (dialog: Locator) => dialog.getByRole('button', { name: 'PDF로 저장' });

/** Presses the button that saves a paper, and returns the file. */
async function saved(page: Page, dialog: Locator): Promise<{ name: string; pdf: Buffer }> {
  const saving = page.waitForEvent('download');
  await buttonOf(dialog).click();
  const download = await saving;
  return { name: download.suggestedFilename(), pdf: readFileSync(await download.path()) };
}

test(
  'slip, ticket and certificate are printed on one A4 page each, and saved as the same',
  { tag: '@smoke' },
  async ({ page, console, browserName }) => {
    console.provokes(/status of 503 .*\/downloadSlip/);
    await signIn(page, 'member01');
    await page.route('**/downloadSlip?**', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    for (const paperOf of PAPERS) {
      const { title, words, fileName, action } = paperOf;
      await openPaper(page, paperOf);
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog.getByRole('article')).toBeVisible();
      if (action === 'printSlip') {
        await buttonOf(dialog).click();
        await answer(page, '서버와 통신이 원활하지 않습니다.', '확인');
        await expect(dialog.getByRole('alert')).toContainText('PDF를 저장하지 못했습니다.');
      }
      const paper = await toPaper(page);
      expect(await sheetsOf(paper), title).toBe(1);
      expect(await wordsOn(paper)).toContain(words);
      expect(await wordsOn(paper), 'nothing of the page below').not.toContain('로그아웃');
      // Firefox's driver does not report files saved from a page.
      if (browserName === 'firefox') continue;
      for (const [where, size] of Object.entries(SIZES)) {
        await page.setViewportSize(size);
        const { name, pdf } = await saved(page, dialog);
        expect(name, where).toMatch(fileName);
        expect(await sheetsOf(pdf), title).toBe(1);
        expect(pdf.length).toBeLessThan(MAX_BYTES);
        expect(await lettersOn(pdf), title).toBe(await lettersOn(paper));
        await expect(dialog.getByRole('status')).toContainText('파일을 내려받았습니다');
        await expect(dialog.getByRole('alert')).toHaveCount(0);
        expect(await findings(page)).toEqual([]);
      }
      await page.setViewportSize(SIZES.desk);
    }
    const seal = page.getByRole('article').getByText(/장인$/);
    const beyond = await seal.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(beyond, 'the letters of the seal stand inside its frame').toBe(0);
  },
);

test('an article is printed by itself, without the header and the footer of the page', async ({ page }) => {
  await page.goto('/news/notice');
  const link = permanentNotices(page.getByRole('list', { name: '공지사항 목록' })).first();
  await page.goto((await link.getAttribute('href')) ?? '');
  // On a busy machine the document lacks the article, which the browser then requests.
  await expect(page.locator('main h1')).toHaveCount(1);
  const paper = await toPaper(page);
  expect(await sheetsOf(paper)).toBe(1);
  expect(await wordsOn(paper)).toContain('출처한빛외식업협회');
  for (const word of ['협회소개', '이용약관', '공유', '다음글']) expect(await wordsOn(paper), word).not.toContain(word);
});
