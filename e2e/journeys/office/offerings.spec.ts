import { readFile } from 'node:fs/promises';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { addDays, seoulDay } from '@portal/shared/time';
import { findings } from '../../accessibility/findings.ts';
import { expectInOrder } from '../../accessibility/order.ts';
import { findCourse } from '../../course.ts';
import { enterByLink, newMember, PASSWORD, post, signIn } from '../../member.ts';
import { test } from '../../silent.ts';

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const expectNothingWrong = async (page: Page) => expect(await findings(page)).toEqual([]);

/** A new member who has applied for a free course. */
async function applicant(request: APIRequestContext, educationNo: number) {
  const { userId } = await newMember(request);
  const { token } = await post(request, '/api/user/login', { userId, userPw: PASSWORD, applicationId: 'site' });
  const applied = await post(request, '/api/home/manager/postIntEdu', { educationNo }, token);
  expect(applied.code, applied.message).toBe(1);
  await post(request, '/api/user/logout', {}, token);
  return { userId, userExaminationNo: Number(applied.entity) };
}

/** A copy asks for days of its own: open for a week, and held in a month. What follows from them is filled in. */
async function fillDays(page: Page): Promise<string> {
  const today = seoulDay(new Date());
  const day = addDays(today, 30);
  await page.getByLabel(/^교육일/).fill(day);
  await page.getByLabel(/^신청 시작일/).fill(addDays(today, -1));
  await page.getByLabel(/^신청 마감일/).fill(addDays(today, 7));
  return day;
}

/** The second act: what was stored is shown to visitors. */
async function publish(page: Page) {
  await page.getByRole('button', { name: '게시하기' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('지금 게시되고');
  await question.getByRole('button', { name: '게시하기' }).click();
  await expect(page.getByText('초안입니다. 방문자에게 보이지 않습니다')).toHaveCount(0);
}

test('a course is copied, held, and its results come back out of the table that was taken', async ({
  page,
  request,
}) => {
  const title = `사무국 여정 과정 ${Date.now()}`;
  const { educationNo: model } = await findCourse(request, ({ price }) => price === 0);
  await enterByLink(page, 'demo-courses');

  await page.goto(`/office/courses/write?copyOf=${model}`);
  await page.getByLabel('교육명').fill(title);
  await page.getByLabel('끝나는 시각').fill('23:50');
  const day = await fillDays(page);
  await page.reload();
  await expect(page.getByLabel('교육명')).toHaveValue(title);
  await expect(page.getByLabel(/^마지막 날/)).toHaveValue(day);
  await expect(page.getByLabel(/^첫째 기간 마지막 날/)).toHaveValue(addDays(day, -1));
  await page.getByRole('button', { name: '미리 보기' }).click();
  const preview = page.getByRole('dialog', { name: '미리 보기' });
  await expect(preview.getByRole('heading', { name: title })).toBeVisible();
  await expectNothingWrong(page);
  await preview.getByRole('button', { name: '닫기' }).last().click();
  await page.getByRole('button', { name: '초안으로 저장' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await publish(page);
  const educationNo = Number(new URL(page.url()).searchParams.get('offeringNo'));
  const { userId, userExaminationNo } = await applicant(request, educationNo);

  // Brought forward: it has begun, and whoever applied keeps the terms.
  await page.reload();
  await page.getByRole('link', { name: '내용 고치기' }).click();
  await expect(page.getByText('이미 신청한 1건의 조건은 바뀌지 않습니다')).toBeVisible();
  await page.getByLabel(/^교육일/).fill(seoulDay(new Date()));
  await page.getByLabel(/^마지막 날/).fill(seoulDay(new Date()));
  await page.getByLabel(/^시작 시각/).fill('00:00');
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByRole('button', { name: 'CSV 내려받기' }).click();
  const asking = page.getByRole('dialog', { name: '신청자 CSV 내려받기' });
  await asking.getByRole('textbox').fill('출석부 만들기');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    asking.getByRole('button', { name: '내려받기' }).click(),
  ]);
  const table = await readFile(await download.path(), 'utf8');
  const [headings = '', row = ''] = table.split('\r\n');
  expect(headings.startsWith('\uFEFF신청번호,이름,생년월일,휴대폰번호')).toBe(true);
  expect(row.startsWith(`${userExaminationNo},한걸음,19660302,010`)).toBe(true);

  // The last column is the result; the second row names nobody.
  const filled = [headings, `${row}수료`, row.replace(`${userExaminationNo},`, '999999999,') + '수료', ''].join('\r\n');
  await page.getByRole('link', { name: '결과표 올리기' }).click();
  await page
    .getByLabel('결과표 파일')
    .setInputFiles({ name: '결과.csv', mimeType: 'text/csv', buffer: Buffer.from(filled) });
  await expect(page.getByText('신청완료 → 수료')).toBeVisible();
  await expect(page.getByText('이 번호의 신청자가 없습니다.')).toBeVisible();
  await expectNothingWrong(page);
  await page.getByRole('button', { name: '1명의 결과 입력' }).click();
  const entering = page.getByRole('dialog', { name: '결과 입력' });
  await expect(entering.getByText('되돌리거나 바꿀 수 없습니다')).toBeVisible();
  await entering.getByRole('button', { name: '1명 입력' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('row', { name: '한걸음' }).getByText('수료', { exact: true })).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, userId);
  await page.goto(`/manager/edu/register/view?userExaminationNo=${userExaminationNo}`);
  await expect(page.getByText('수료', { exact: true }).first()).toBeVisible();
});

test('a course is stored as a draft that members do not see, published by a second act, and taken back', async ({
  page,
  request,
  browser,
  console,
}) => {
  const title = `초안 여정 과정 ${Date.now()}`;
  const { educationNo: model } = await findCourse(request, ({ price }) => price === 0);
  await enterByLink(page, 'demo-courses');
  await page.goto(`/office/courses/write?copyOf=${model}`);
  await page.getByLabel('교육명').fill(title);
  await fillDays(page);
  await page.getByRole('button', { name: '초안으로 저장' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('초안입니다. 방문자에게 보이지 않습니다')).toBeVisible();
  await expectNothingWrong(page);
  await expectInOrder(page);
  const educationNo = new URL(page.url()).searchParams.get('offeringNo') ?? '';

  // Reloaded and changed it stays one; the list has it first, and alone behind the filter.
  await page.reload();
  await page.getByRole('link', { name: '내용 고치기' }).click();
  await page.getByLabel('상세 장소').fill('초안 강의실');
  await page.getByRole('button', { name: '초안으로 저장' }).click();
  await expect(page.getByText('초안입니다. 방문자에게 보이지 않습니다')).toBeVisible();
  await page.goto('/office/courses');
  await expect(page.getByRole('row').nth(1)).toContainText('초안');
  await page.getByLabel('상태').selectOption({ label: '초안' });
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('초안');
  await expect(page.getByRole('row').filter({ hasText: '접수중' })).toHaveCount(0);

  const { userId } = await newMember(request);
  const member = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await signIn(member, userId);
  // What is not there is asked for.
  console.provokes(new RegExp(`status of 404 .*getMapEdu\\?educationNo=${educationNo}\\)`));
  const address = `/manager/edu/apply/view?educationNo=${educationNo}`;
  const shown = member.getByRole('heading', { level: 1, name: title });
  const missing = member.getByText('찾으시는 내용이 없습니다.');
  const found = member.getByRole('link', { name: title });
  const list = `/manager/edu/apply?keyword=${encodeURIComponent(title)}`;
  const expectSeen = async (isSeen: boolean) => {
    await member.goto(address);
    await expect(isSeen ? shown : missing).toBeVisible();
    await member.goto(list);
    await expect(member.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(found).toHaveCount(isSeen ? 1 : 0);
  };
  await expectSeen(false);
  await row.getByRole('link', { name: title, exact: true }).click();
  await publish(page);
  await expect(page.getByText('접수중').first()).toBeVisible();
  await expectSeen(true);
  await page.getByRole('button', { name: '초안으로 되돌리기' }).click();
  const decision = page.getByRole('dialog', { name: '초안으로 되돌리기' });
  await decision.getByLabel('사유').fill('날짜가 틀림');
  await decision.getByRole('button', { name: '초안으로 되돌리기' }).click();
  await expect(page.getByText('초안입니다. 방문자에게 보이지 않습니다')).toBeVisible();
  await member.context().close();
});

/** A PDF without a page. */
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>endobj\ntrailer<<>>\n%%EOF\n');

test('a course gets files, a member downloads one, and it is gone once the office has taken it away', async ({
  page,
  request,
  browser,
}) => {
  const title = `첨부파일 과정 ${Date.now()}`;
  const plan = '교육 일정표.pdf';
  const { educationNo: model } = await findCourse(request, ({ price }) => price === 0);
  await enterByLink(page, 'demo-courses');
  await page.goto(`/office/courses/write?copyOf=${model}`);
  await page.getByLabel('교육명').fill(title);
  await fillDays(page);
  await page.getByLabel('첨부파일').setInputFiles({ name: plan, mimeType: 'application/pdf', buffer: PDF });
  await expect(page.getByRole('list', { name: '첨부한 파일' })).toContainText(plan);
  // What only has the name of a document is refused, and the other file stays.
  await page
    .getByLabel('첨부파일')
    .setInputFiles({ name: '서식.hwpx', mimeType: 'application/hwp+zip', buffer: Buffer.from('no document') });
  await expect(page.getByText(/‘서식\.hwpx’/)).toBeVisible();
  await page.getByLabel('첨부파일').setInputFiles({ name: '안내.pdf', mimeType: 'application/pdf', buffer: PDF });
  await page.getByRole('button', { name: '안내.pdf 위로 옮기기' }).click();
  await expectInOrder(page);

  await page.getByRole('button', { name: '미리 보기' }).click();
  const preview = page.getByRole('dialog', { name: '미리 보기' });
  const [previewed] = await Promise.all([
    page.waitForEvent('download'),
    preview.getByRole('button', { name: new RegExp(plan) }).click(),
  ]);
  expect(await readFile(await previewed.path()), 'before anybody else can read it').toEqual(PDF);
  await preview.getByRole('button', { name: '닫기' }).last().click();
  await page.getByRole('button', { name: '초안으로 저장' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await publish(page);
  const educationNo = new URL(page.url()).searchParams.get('offeringNo') ?? '';

  const { userId } = await newMember(request);
  const member = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const files = member.getByRole('list', { name: '첨부파일' }).getByRole('listitem');
  await signIn(member, userId);
  await member.goto(`/manager/edu/apply/view?educationNo=${educationNo}`);
  await expect(files).toContainText(['안내.pdf', plan]);
  await expectInOrder(member);
  const link = files.getByRole('link', { name: plan });
  const [download] = await Promise.all([member.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe(plan);
  expect(await readFile(await download.path())).toEqual(PDF);
  const address = (await link.getAttribute('href')) ?? '';

  await page.getByRole('link', { name: '내용 고치기' }).click();
  await page.getByRole('button', { name: `${plan} 삭제` }).click();
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await member.reload();
  await expect(files).toHaveCount(1);
  expect((await member.request.get(address)).status()).toBe(404);
  await member.context().close();
});
