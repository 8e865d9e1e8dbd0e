import { expect, type Page } from '@playwright/test';
import { findings } from '../../accessibility/findings.ts';
import { pay, sendApplication } from '../../association/applicant.ts';
import { enterByLink, signIn } from '../../member.ts';
import { openExam } from '../../openExam.ts';
import { sheetsOf, toPaper, wordsOn } from '../../paper.ts';
import { test } from '../../silent.ts';

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

/** A member who has completed the grade 2 course, and for whom no other journey applies. */
const MEMBER = { userId: 'member15', name: '허순임' };

const expectNothingWrong = async (page: Page) => expect(await findings(page)).toEqual([]);

/** Chooses a picture in a field and accepts the dialog's crop. */
async function givePhoto(page: Page, label: RegExp): Promise<void> {
  const picture = await page.screenshot();
  await page.getByLabel(label).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('button', { name: '이 사진 사용' }).click();
}

test('a photo is uploaded after applying, returned by the office, uploaded again, and appears on ticket and roster', async ({
  page: phone,
  browser,
  baseURL,
}) => {
  await phone.setViewportSize(PHONE);
  await signIn(phone, MEMBER.userId);
  const examinationNo = await openExam(phone.request, { asksEvidence: false });
  await phone.goto(`/manager/exam/apply/write?examinationNo=${examinationNo}`);

  // The applicant is the holder of the account.
  await expect(phone.getByLabel('우편번호')).not.toHaveValue('');
  await expect(phone.getByText(MEMBER.name).first()).toBeVisible();
  await expect(phone.getByLabel('한글 이름')).toHaveCount(0);
  await expectNothingWrong(phone);
  await sendApplication(phone, '시험');
  await pay(phone, '시험');
  await expect(phone.getByText(/까지 위에서 사진을 올려주세요/)).toBeVisible();
  await expect(phone.getByRole('button', { name: '수험표', exact: true })).toHaveCount(0);

  await phone.goto('/manager/exam/admission');
  await phone.getByRole('link', { name: '사진 올리고 수험표 받기' }).click();
  await expect(phone.getByText('사진을 올리셔야 수험표를 출력하실 수 있습니다.')).toBeVisible();
  await expectNothingWrong(phone);
  await givePhoto(phone, /^사진 올리기/);
  const photo = phone.getByRole('img', { name: `${MEMBER.name} 응시자 사진` });
  await expect(photo.first()).toBeVisible();
  await expect(phone.getByRole('button', { name: '수험표', exact: true })).toBeVisible();
  const application = phone.url();

  const other = await browser.newContext({ locale: 'ko-KR', viewport: DESK, ...(baseURL && { baseURL }) });
  const desk = await other.newPage();
  await enterByLink(desk, 'demo-photos');
  await desk.goto(`/office/exams/view?offeringNo=${examinationNo}`);
  // On a desktop a whole row is visible at once.
  const applicants = desk.getByRole('table', { name: '신청자 목록' });
  await expect(applicants.getByRole('rowheader').first()).toBeVisible();
  expect(
    await applicants.evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0)),
  ).toBeLessThanOrEqual(1);
  await desk.getByRole('button', { name: /이 쪽의 사진 보기/ }).click();
  const row = desk.getByRole('row').filter({ hasText: MEMBER.name });
  await expect(row.getByRole('img')).toBeVisible();
  await expectNothingWrong(desk);
  await row.getByRole('button', { name: `${MEMBER.name} 사진 반려` }).click();
  const returning = desk.getByRole('dialog', { name: '사진 반려' });
  await expectNothingWrong(desk);
  await returning.getByLabel(/알릴 사유/).fill('얼굴이 보이지 않습니다. 정면 사진을 올려주세요.');
  await returning.getByRole('button', { name: '반려' }).click();
  await expect(row).toContainText('사진 반려');

  await phone.goto(application);
  await expect(phone.getByText('사유: 얼굴이 보이지 않습니다. 정면 사진을 올려주세요.')).toBeVisible();
  await expect(phone.getByRole('button', { name: '수험표', exact: true })).toHaveCount(0);
  await expectNothingWrong(phone);
  await givePhoto(phone, /^사진 올리기/);
  await phone.getByRole('button', { name: '수험표', exact: true }).click();
  const ticket = phone.getByRole('dialog', { name: '수험표' });
  await expect(ticket.getByRole('img', { name: `${MEMBER.name} 응시자 사진` })).toBeVisible();

  await desk.reload();
  await desk.getByRole('button', { name: '사진 명부 인쇄' }).click();
  const asking = desk.getByRole('dialog', { name: '사진 명부' });
  await asking.getByLabel(/쓰는 곳/).fill('시험 감독');
  await asking.getByRole('button', { name: '명부 열기' }).click();
  const roster = desk.getByRole('dialog', { name: /^사진 명부 \(\d+명\)/ });
  await expect(roster.getByRole('img', { name: `${MEMBER.name} 응시자 사진` })).toBeVisible();
  await expectNothingWrong(desk);
  const pages = await roster.getByRole('article').count();
  const paper = await toPaper(desk);
  expect(await sheetsOf(paper)).toBe(pages);
  expect(await wordsOn(paper)).toContain(MEMBER.name);
  await other.close();
});
