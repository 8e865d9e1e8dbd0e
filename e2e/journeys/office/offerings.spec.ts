import { readFile } from 'node:fs/promises';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { addDays } from '@portal/shared/time';
import { findings } from '../../accessibility/findings.ts';
import { expectInOrder } from '../../accessibility/order.ts';
import { findCourse } from '../../course.ts';
import { answer } from '../../frame.ts';
import { enterByLink, newMember, PASSWORD, post, signIn } from '../../member.ts';
import { test } from '../../silent.ts';
import { todayOf } from '../../today.ts';

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const expectNothingWrong = async (page: Page) => expect(await findings(page)).toEqual([]);

const PHONE = { width: 390, height: 844 };
/** A job of some seconds, on a busy machine. */
const SENT_WITHIN_MS = 90_000;
const NEW_HALL = '부산광역시 해운대구 센텀중앙로 79';

/** Removes any session from the browser. */
async function forget(page: Page) {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
}

/** A new member who has applied for a free course. */
async function applicant(request: APIRequestContext, educationNo: number) {
  const { userId } = await newMember(request);
  const { token } = await post(request, '/api/user/login', { userId, userPw: PASSWORD, applicationId: 'site' });
  const applied = await post(request, '/api/home/manager/postIntEdu', { educationNo }, token);
  expect(applied.code, applied.message).toBe(1);
  await post(request, '/api/user/logout', {}, token);
  return { userId, userExaminationNo: Number(applied.entity) };
}

/** A day as a date field shows it: `26.11.22`. */
const shown = (day: string) => day.slice(2).replaceAll('-', '.');

/** Fills in the days that a copy requires: open for a week, and held in a month. The other dates follow from them. */
async function fillDays(page: Page): Promise<string> {
  const today = await todayOf(page.request);
  const day = addDays(today, 30);
  await page.getByRole('textbox', { name: /^교육일/ }).fill(day);
  await page.getByRole('textbox', { name: /^신청 시작일/ }).fill(addDays(today, -1));
  await page.getByRole('textbox', { name: /^신청 마감일/ }).fill(addDays(today, 7));
  // In a hall of the list, the copies of other tests on that day would be asked about.
  await page.getByLabel(/^교육장/).selectOption({ label: '직접 입력' });
  return day;
}

/** Publishes the stored draft, which shows it to visitors. */
async function publish(page: Page) {
  await page.getByRole('button', { name: '게시하기' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('지금 게시되고');
  await question.getByRole('button', { name: '게시하기' }).click();
  await expect(page.getByText('초안입니다. 방문자에게 보이지 않습니다')).toHaveCount(0);
}

test('a course is copied, published and moved, but not to a past time; the table of its applicants is downloaded', async ({
  page,
  request,
  console,
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
  await expect(page.getByRole('textbox', { name: /^마지막 날/ })).toHaveValue(shown(day));
  await expect(page.getByRole('textbox', { name: /^첫째 기간 마지막 날/ })).toHaveValue(shown(addDays(day, -1)));
  await page.getByRole('button', { name: '미리 보기' }).click();
  const preview = page.getByRole('dialog', { name: '미리 보기' });
  await expect(preview.getByRole('heading', { name: title })).toBeVisible();
  await expectNothingWrong(page);
  await preview.getByRole('button', { name: '닫기' }).last().click();
  await page.getByRole('button', { name: '초안으로 저장' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await publish(page);
  const educationNo = Number(new URL(page.url()).searchParams.get('offeringNo'));
  const { userExaminationNo } = await applicant(request, educationNo);

  // A past time is refused at its field; applicants would be notified of another day.
  console.provokes(/status of 400 .*\/api\/office\/courses\)/);
  const moveTo = async (newDay: string, time: string) => {
    await page.getByRole('textbox', { name: /^교육일/ }).fill(newDay);
    await page.getByRole('textbox', { name: /^마지막 날/ }).fill(newDay);
    await page.getByLabel(/^시작 시각/).fill(time);
    await page.getByRole('button', { name: '저장' }).click();
    await page.getByRole('button', { name: '저장하고 1분께 알리기' }).click();
  };
  const today = await todayOf(request);
  await page.reload();
  await page.getByRole('link', { name: '내용 고치기' }).click();
  await expect(page.getByText('이미 신청한 1건의 금액과 환불 조건은 바뀌지 않습니다')).toBeVisible();
  await moveTo(today, '00:00');
  await expect(page.getByText('이미 지난 시각입니다. 지금보다 늦은 시각을 입력해주세요.').first()).toBeVisible();
  await moveTo(addDays(today, 1), '09:00');
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

  // Reloaded and changed, it stays a draft; the list shows it first, and alone with the filter.
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
  // An unpublished course is requested.
  console.provokes(new RegExp(`status of 404 .*getMapEdu\\?educationNo=${educationNo}\\)`));
  const address = `/manager/edu/apply/view?educationNo=${educationNo}`;
  const shown = member.getByRole('heading', { level: 1, name: title });
  const missing = member.getByText('찾으시는 내용이 없습니다.');
  const found = member.getByRole('link', { name: title });
  const list = `/manager/edu/apply?keyword=${encodeURIComponent(title)}`;
  const expectSeen = async (isSeen: boolean) => {
    await member.goto(address);
    if (!isSeen) await answer(member, '서버와 통신이 원활하지 않습니다.', '확인');
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

/** A PDF without pages. */
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>endobj\ntrailer<<>>\n%%EOF\n');

test('a course gets files, a member downloads one, and it is gone once the office has removed it', async ({
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
  // A file with only the name of a document is refused, and the other file stays.
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

test('applicants are notified of a changed hall, see it, confirm it or leave, and the office sees who did', async ({
  page,
  request,
}) => {
  const title = `장소가 바뀌는 과정 ${Date.now()}`;
  const { educationNo: model } = await findCourse(request, ({ price }) => price === 0);
  await enterByLink(page, 'demo-courses');
  await page.goto(`/office/courses/write?copyOf=${model}`);
  await page.getByLabel('교육명').fill(title);
  await fillDays(page);
  await page.getByRole('button', { name: '초안으로 저장' }).click();
  await publish(page);
  const educationNo = Number(new URL(page.url()).searchParams.get('offeringNo'));
  const [first, second] = [await applicant(request, educationNo), await applicant(request, educationNo)];

  await page.goto(`/office/courses/write?offeringNo=${educationNo}`);
  await page.getByRole('textbox', { name: /^장소/ }).fill(NEW_HALL);
  await page.getByRole('button', { name: '저장' }).click();
  const question = page.getByRole('dialog', { name: '신청하신 2분께 일정 변경을 알립니다' });
  await expect(question.getByText(NEW_HALL)).toBeVisible();
  await expect(question.getByText('바뀌기 전:')).toBeVisible();
  await expectNothingWrong(page);
  await question.getByRole('button', { name: '저장하고 2분께 알리기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('아직 안 봄 2명, 봤지만 확인 안 함 0명, 확인함 0명')).toBeVisible({ timeout: 3000 });
  }).toPass();
  await forget(page);

  // The members use phones.
  await page.setViewportSize(PHONE);
  await signIn(page, first.userId);
  await page.goto('/manager/edu/register');
  await expect(page.getByText('일정 변경')).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  const box = page.getByText('협회가 일정을 바꾸었습니다. 확인해주세요.');
  await expect(box).toBeVisible();
  await expect(page.getByText('바뀌기 전:')).toBeVisible();
  await expectNothingWrong(page);
  await page.getByRole('button', { name: '확인했습니다' }).click();
  await expect(page.getByText('바뀐 일정을 확인하셨습니다.')).toBeVisible();
  await page.getByRole('button', { name: '수강증' }).click();
  await expect(page.getByRole('dialog').getByText(NEW_HALL)).toBeVisible();
  await forget(page);

  await signIn(page, second.userId);
  await page.goto(`/manager/edu/register/view?userExaminationNo=${second.userExaminationNo}`);
  await expect(box).toBeVisible();
  await page.getByRole('button', { name: '신청 취소' }).click();
  await page.getByRole('button', { name: '예, 취소합니다' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  // Closing the alert goes back in the history, which would abort the next navigation.
  await expect(page).not.toHaveURL(/#m/);
  await expect(page.getByText('취소완료').first()).toBeVisible();
  await forget(page);

  await enterByLink(page, 'demo-courses');
  await page.goto(`/office/courses/view?offeringNo=${educationNo}`);
  await expect(page.getByText('모두 일정 변경을 확인했습니다')).toBeVisible();
  await page.getByRole('link', { name: '일정 변경 확인 보기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '일정 변경 확인' })).toBeVisible();
  await expect(page.getByRole('row', { name: '한걸음' })).toContainText('확인함');
  await expectNothingWrong(page);
});

test('a message is sent to every applicant once, after a preview of its text and cost', async ({ page, request }) => {
  const { educationNo } = await findCourse(request, ({ price }) => price === 0);
  const { userId } = await applicant(request, educationNo);
  await enterByLink(page, 'demo-courses');
  await page.goto(`/office/courses/view?offeringNo=${educationNo}`);
  await page.getByRole('link', { name: '신청자 안내' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '신청자 안내' })).toBeVisible();
  await expectNothingWrong(page);
  await page.getByRole('link', { name: '안내 쓰기' }).click();
  await page.getByRole('button', { name: '미리 보고 보내기' }).click();
  await expect(page.getByText('내용을 입력해주세요.').first()).toBeVisible();
  await page.getByRole('button', { name: '준비물과 시간 안내' }).click();
  const title = `준비물 안내 ${Date.now()}`;
  await page.getByLabel(/^제목/).fill(title);
  await page.reload();
  await expect(page.getByLabel(/^제목/)).toHaveValue(title);
  // Otherwise the header covers part of a menu entry.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNothingWrong(page);
  await page.getByRole('button', { name: '미리 보고 보내기' }).click();
  const preview = page.getByRole('dialog', { name: '보내기 전에 확인해주세요' });
  await expect(preview).toContainText('문자 요금');
  await expect(preview).not.toContainText('{{');
  await expectNothingWrong(page);
  await preview.getByRole('button', { name: /명에게 보내기$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '신청자 안내 결과' })).toBeVisible();
  await expect(page.getByRole('table', { name: '받는 분' })).toBeVisible();
  await expectNothingWrong(page);
  await forget(page);

  await page.setViewportSize(PHONE);
  await signIn(page, userId);
  await expect(async () => {
    await page.goto('/sign/me/notices');
    await expect(page.getByRole('article').filter({ hasText: title })).toContainText('한걸음님', { timeout: 5000 });
  }).toPass({ timeout: SENT_WITHIN_MS });
});
