import { expect, type Page } from '@playwright/test';
import { findings } from '../../accessibility/findings.ts';
import { answer } from '../../frame.ts';
import { enterByLink, newMember, newPerson, signIn } from '../../member.ts';
import { test } from '../../silent.ts';

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
const DOCUMENT = { name: '기본증명서.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

const expectNothingWrong = async (page: Page) => expect(await findings(page)).toEqual([]);

/** Opens the newest request of a member in the office. */
async function openRequest(desk: Page, correctionNo: string): Promise<void> {
  await desk.goto('/office/corrections');
  await expectNothingWrong(desk);
  await desk.goto(`/office/corrections/view?correctionNo=${correctionNo}`);
  await expect(desk.getByRole('heading', { level: 1, name: `정정 요청 ${correctionNo}번` })).toBeVisible();
}

test('a change of name is requested with a document, accepted by the office, and visible in live data', async ({
  page: phone,
  request,
  browser,
  baseURL,
}) => {
  await phone.setViewportSize(PHONE);
  const { userId } = await newMember(request, '한봄이름');
  await signIn(phone, userId);
  await phone.goto('/sign/me/profile');
  await phone.getByRole('link', { name: '이름·생년월일 정정 요청' }).click();
  await phone.getByLabel(/^바른 이름/).fill('한여름이름');
  await phone.getByRole('button', { name: '정정 요청하기' }).click();
  await expect(phone.getByRole('alert', { name: '입력 내용 확인' })).toBeVisible();
  await expectNothingWrong(phone);
  await phone.getByLabel(/^정정이 필요한 까닭/).fill('개명했습니다.');
  await phone.getByLabel(/^증빙 서류/).setInputFiles(DOCUMENT);
  await expect(phone.getByText('올린 서류: 기본증명서.pdf')).toBeVisible();
  await phone.getByRole('button', { name: '정정 요청하기' }).click();
  await answer(phone, '정정 요청이 접수되었습니다.', '확인');
  const words = await phone
    .getByText(/^\d+번$/)
    .first()
    .textContent();
  const correctionNo = words?.replace('번', '') ?? '';
  await expectNothingWrong(phone);

  const other = await browser.newContext({ locale: 'ko-KR', viewport: DESK, ...(baseURL && { baseURL }) });
  const desk = await other.newPage();
  await enterByLink(desk, 'demo-corrections');
  await openRequest(desk, correctionNo);
  await expect(desk.getByRole('row', { name: /이름/ })).toContainText('한여름이름');
  await expectNothingWrong(desk);
  await desk.getByRole('button', { name: '정정하기' }).click();
  const dialog = desk.getByRole('dialog', { name: '정정하기' });
  await dialog.getByLabel(/^확인한 내용/).fill('기본증명서로 확인');
  await dialog.getByRole('button', { name: '정정', exact: true }).click();
  await expect(desk.getByText('정정 완료').first()).toBeVisible();
  await other.close();

  await phone.goto('/sign/me/correction');
  await expect(phone.getByText('정정 완료')).toBeVisible();
  await phone.goto('/sign/me/profile');
  await expect(phone.getByText('한여름이름').first()).toBeVisible();
  // The header shows it too, without another login.
  await expect(phone.getByRole('banner').getByText('한여름이름').first()).toBeVisible();
  await phone.goto('/sign/me/notices');
  await expect(phone.getByRole('heading', { name: '회원 정보를 정정했습니다.' })).toBeVisible();
});

test('another phone is requested without a login, and the member stops a request by someone else', async ({
  page: phone,
  request,
  browser,
  baseURL,
}) => {
  await phone.setViewportSize(PHONE);
  const member = await newMember(request, '한가을이름');
  const { userPhone } = newPerson();
  await phone.goto('/sign/find/password/step1');
  await phone.getByRole('link', { name: '휴대폰 번호 변경 요청' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: '휴대폰 번호 변경 요청' })).toBeVisible();
  await phone.getByLabel('이름', { exact: true }).fill(member.name);
  await phone.getByRole('textbox', { name: '휴대폰 번호' }).fill(userPhone);
  await phone.getByRole('button', { name: '인증번호 발송' }).click();
  const code = (await phone.getByText(/시연용 번호/).textContent())?.match(/\d{6}/)?.[0] ?? '';
  await phone.getByLabel('인증번호').fill(code);
  await phone.getByRole('button', { name: '확인', exact: true }).click();
  await phone.getByLabel('년', { exact: true }).selectOption('1966');
  await phone.getByLabel('월', { exact: true }).selectOption('03');
  await phone.getByLabel('일', { exact: true }).selectOption('02');
  await phone.getByLabel(/^아이디/).fill(member.userId);
  await phone.getByLabel(/^번호를 바꾸는 까닭/).fill('휴대폰과 비밀번호를 모두 잃어버렸습니다.');
  await phone.getByLabel(/^신분증 또는 주민등록초본/).setInputFiles(DOCUMENT);
  await expectNothingWrong(phone);
  await phone.getByRole('button', { name: '변경 요청하기' }).click();
  await expect(phone.getByText('휴대폰 번호 변경 요청이 접수되었습니다.')).toBeVisible();
  // The overlay during sending hides it from screen readers a moment longer.
  await expect(phone.getByRole('heading', { level: 1, name: '휴대폰 번호 변경 요청' })).toBeVisible();
  await expectNothingWrong(phone);
  const correctionNo = (await phone.getByText(/접수번호는 \d+번/).textContent())?.match(/\d+/)?.[0] ?? '';

  // Nobody can accept it for a day.
  const other = await browser.newContext({ locale: 'ko-KR', viewport: DESK, ...(baseURL && { baseURL }) });
  const desk = await other.newPage();
  await enterByLink(desk, 'demo-corrections');
  await openRequest(desk, correctionNo);
  await expect(desk.getByText(/부터 정정할 수 있습니다/)).toBeVisible();
  await expect(desk.getByRole('button', { name: '정정하기' })).toHaveCount(0);
  await expectNothingWrong(desk);

  await signIn(phone, member.userId);
  await phone.goto('/sign/me');
  await phone.getByRole('main').getByRole('link', { name: '정정 요청', exact: true }).click();
  await phone.getByRole('button', { name: '제가 요청하지 않았습니다' }).click();
  await answer(phone, '이 요청을 멈춥니다.', '예, 멈춥니다');
  await expect(phone.getByText('철회', { exact: true })).toBeVisible();
  await desk.reload();
  await expect(desk.getByRole('button', { name: '반려' })).toHaveCount(0);
  await other.close();
});
