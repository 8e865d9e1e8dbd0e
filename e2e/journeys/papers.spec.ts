import { expect, type Page } from '@playwright/test';
import { storedToken } from '../frame.ts';
import { signIn } from '../member.ts';
import { sheetsOf, toPaper, wordsOn } from '../paper.ts';
import { untilHydrated } from '../rendered.ts';
import { test } from '../silent.ts';

// What members and visitors print. What stands on a certificate, and its code, are journeys of their own.

const COURSE = { calls: 'getListBoxUserEdu', path: '/manager/edu/register/view' };
const EXAM = { calls: 'getListBoxUserExam', path: '/manager/exam/register/view' };
const PAPERS = [
  { ...COURSE, action: 'printSlip', button: '수강증', title: '교육 수강증', words: '교육수강증' },
  { ...EXAM, action: 'printTicket', button: '수험표', title: '수험표', words: '응시자유의사항' },
  { ...EXAM, action: 'printCertificate', button: '자격증', title: '자격증', words: '공인자격이아님' },
];

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

test('slip, ticket and certificate are printed on one A4 page each', async ({ page }) => {
  await signIn(page, 'member01');
  for (const paperOf of PAPERS) {
    const { title, words } = paperOf;
    await openPaper(page, paperOf);
    await expect(page.getByRole('dialog', { name: title }).getByRole('article')).toBeVisible();
    const paper = await toPaper(page);
    expect(sheetsOf(paper), title).toBe(1);
    expect(wordsOn(paper)).toContain(words);
    expect(wordsOn(paper), 'nothing of the page below').not.toContain('로그아웃');
  }
  const seal = page.getByRole('article').getByText(/장인$/);
  const beyond = await seal.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(beyond, 'the letters of the seal stand inside its frame').toBe(0);
});

test('an article is printed by itself, without the header and the footer of the page', async ({ page }) => {
  await page.goto('/news/notice');
  const link = page.getByRole('list', { name: '공지사항 목록' }).getByRole('link').first();
  await page.goto((await link.getAttribute('href')) ?? '');
  await untilHydrated(page);
  const paper = await toPaper(page);
  expect(sheetsOf(paper)).toBe(1);
  expect(wordsOn(paper)).toContain('출처한빛외식업협회');
  for (const rest of ['회원가입', '이용약관', '공유', '다음글']) expect(wordsOn(paper), rest).not.toContain(rest);
});
