import { expect, type Browser, type Page } from '@playwright/test';
import { findOffering, goToGateway, goToPage, openOwn, pay, startApplying } from '../../association/applicant.ts';
import { confirmOnlyFee, offerCourse, offerExam, send, sendAs } from '../../association/calls.ts';
import { EmptyAssociation } from '../../association/EmptyAssociation.ts';
import { enterResult, goInOffice, openOffering, RESULTS_AFTER_DAYS } from '../../association/office.ts';
import { rejectWithReason } from '../../association/officeMoney.ts';
import { answer } from '../../frame.ts';
import { test } from '../../hydrated.ts';
import { newMember, newSession, post, signIn, type Person } from '../../member.ts';
import { REFUSAL_PORTS } from '../../ports.ts';

/**
 * A member for whom everything goes wrong that can: each error has a clear message, and nothing is lost. Anything
 * before an error is done through the API.
 */

test.describe.configure({ mode: 'serial' });

/** Above the limit of one employee's decisions. */
const DEAR = { title: '외식경영관리사 2급 합숙과정', day: 2, seats: 20, price: 400_000 };
const LAST_SEAT = { title: '외식경영관리사 2급 소수반', day: 2, seats: 1, price: 0 };
const EXAM = { title: '외식경영관리사 2급 정기시험', day: 10, seats: 20, price: 0 };

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

let association: EmptyAssociation;
let employee: Person;
let member: Person;
let desk: Page;
let phone: Page;
/** Numbers of the courses, the exam, and the member's application for the expensive course. */
let lastSeat: number;
let dear: number;
let exam: number;
let dearApplication: number;

test.beforeAll(async ({ browser }) => {
  association = await EmptyAssociation.start(REFUSAL_PORTS);
  desk = await association.openBrowser(browser, DESK);
  phone = await association.openBrowser(browser, PHONE);
  employee = await newMember(desk.request, '오사무');
  member = await newMember(phone.request);
});
test.afterAll(() => association?.close());

test('the office offers an expensive course, one with a single seat, and an exam', async () => {
  const permissions = ['qualification', 'money', 'content', 'members'];
  await association.hire({ page: desk, person: employee, permissions });
  dear = await offerCourse(desk, association, DEAR);
  lastSeat = await offerCourse(desk, association, LAST_SEAT);
  exam = await offerExam(desk, association, EXAM);
});

/** Another member takes the last seat first. */
async function takeLastSeat(browser: Browser): Promise<void> {
  const { request: other } = (await association.openBrowser(browser, PHONE)).context();
  const { code } = await post(
    other,
    '/api/home/manager/postIntEdu',
    { educationNo: lastSeat },
    await newSession(other),
  );
  expect(code).toBe(1);
}

test('the last seat is taken by another member while the form is being filled in', async ({ browser }) => {
  await signIn(phone, member.userId);
  await findOffering(phone, '교육', LAST_SEAT.title);
  await startApplying(phone);
  await takeLastSeat(browser);
  await phone.getByLabel(/환불 기준을 확인했으며/).check();
  await phone.getByLabel(/개인정보 수집·이용에 동의/).check();
  await phone.getByRole('button', { name: '신청하기' }).click();
  await phone.getByRole('dialog', { name: '교육 신청 내용 확인' }).getByRole('button', { name: '확인' }).click();
  await answer(phone, '정원이 마감되었습니다.', '확인');
  await expect(phone.getByText('정원이 모두 찼습니다.')).toBeVisible();
  await expect(phone.getByRole('button', { name: '대기 신청' })).toBeVisible();
});

test('an exam shows the missing course to a member who has not completed it, with a link to apply', async () => {
  await findOffering(phone, '시험', EXAM.title);
  await expect(phone.getByText('2급 교육을 수료하신 뒤에 신청할 수 있습니다.')).toBeVisible();
  await expect(phone.getByRole('link', { name: '신청하기' })).toHaveCount(0);
  await expect(phone.getByRole('link', { name: '교육 신청하러 가기' })).toBeVisible();
});

test('a declined card leaves the seat, and the next payment is accepted', async () => {
  dearApplication = Number(await send(phone, '/api/home/manager/postIntEdu', { educationNo: dear }));
  await phone.goto(`/manager/edu/apply/write?educationNo=${dear}&userExaminationNo=${dearApplication}`);
  await goToGateway(phone);
  await phone.getByText('시험 상황').click();
  await phone.getByRole('button', { name: '승인 거절' }).click();
  await expect(phone.getByText('결제가 이루어지지 않았습니다.')).toBeVisible();
  await expect(phone.getByText(/^자리는 .*까지 잡아 두었습니다\./)).toBeVisible();
  await phone.getByRole('link', { name: '다시 결제' }).click();
  await pay(phone, '교육');
});

test('a refund over the limit needs a second employee, and its rejection leaves the application', async () => {
  await openOwn(phone, '교육', DEAR.title);
  await phone.getByRole('button', { name: '신청 취소' }).click();
  const form = phone.getByRole('dialog', { name: '취소·환불 신청' });
  await form.getByLabel(/^예금주/).fill(member.name);
  await form.getByLabel(/^은행명/).fill('신한은행');
  await form.getByRole('button', { name: '취소 신청' }).click();
  await expect(form.getByText('계좌번호를 입력해주세요.').first()).toBeVisible();
  await expect(form.getByLabel(/^은행명/), 'what was typed is still there').toHaveValue('신한은행');
  await form.getByLabel(/^계좌번호/).fill('110222333444');
  await form.getByRole('button', { name: '취소 신청' }).click();
  await answer(phone, '환불 예정 금액은 400,000원(100%)입니다.', '예, 취소합니다');
  await answer(phone, '접수되었습니다.', '확인');

  await goInOffice(desk, '취소 요청');
  const row = desk.getByRole('row').filter({ hasText: member.name });
  const approve = async (message: string) => {
    await row.getByRole('button', { name: '승인' }).click();
    const dialog = desk.getByRole('dialog', { name: '취소 승인' });
    await dialog.getByRole('button', { name: '승인', exact: true }).click();
    await answer(desk, message, '확인');
    return dialog;
  };
  await approve('혼자 처리할 수 없는 일이라 요청을 남겼습니다.');
  const again = await approve('먼저 요청하신 건입니다. 다른 직원이 확인해야 처리됩니다.');
  await again.getByRole('button', { name: '닫기' }).last().click();
  await row.getByRole('button', { name: '반려' }).click();
  await rejectWithReason(desk, '취소 반려', '반려하는 사유를 입력해주세요.', '교재가 이미 발송되었습니다.');
  await expect(desk.getByText('반려했습니다. 회원에게 사유를 알립니다.')).toBeVisible();

  await phone.reload();
  await expect(phone.getByText('신청완료').first()).toBeVisible();
  await expect(phone.getByRole('button', { name: '수강증' })).toBeVisible();
  await phone.goto('/sign/me/notices');
  const notice = phone.getByRole('listitem').filter({ hasText: '취소가 승인되지 않았습니다.' });
  await expect(notice).toContainText('신청이 그대로 유지됩니다. (교재가 이미 발송되었습니다.)');
});

test('a rejected certificate shows the reason, and its fee is refunded to an account', async () => {
  await goToPage(phone, '자격증 발급');
  await phone.getByRole('button', { name: '예전 시험 합격자 신청' }).click();
  const popup = phone.getByRole('dialog', { name: '자격증 발급 신청' });
  await popup.getByRole('button', { name: '신청', exact: true }).click();
  await expect(popup.getByText('시험명을 입력해 주세요.').first()).toBeVisible();
  await popup.getByLabel(/^시험명/).fill('음식점경영관리자 1996년');
  await popup.getByLabel(/^이름/).fill(member.name);
  await popup.getByRole('button', { name: '신청', exact: true }).click();
  await answer(phone, '접수되었습니다.', '확인');

  await confirmOnlyFee(desk, association.day(0));
  await goInOffice(desk, '자격증');
  await desk.getByRole('button', { name: `${member.name} 반려` }).click();
  await rejectWithReason(desk, '발급 반려', '반려하는 사유를 입력해주세요.', '합격자 명부에 없습니다.');

  await phone.reload();
  const card = phone.getByRole('main').getByRole('listitem').filter({ hasText: '음식점경영관리자 1996년' });
  await expect(card).toContainText('발급해드리지 못했습니다. 사유: 합격자 명부에 없습니다.');
  await card.getByRole('button', { name: '받을 계좌 등록' }).click();
  const account = phone.getByRole('dialog', { name: '수수료 받을 계좌' });
  await account.getByLabel(/^예금주/).fill(member.name);
  await account.getByLabel(/^은행명/).fill('신한은행');
  await account.getByLabel(/^계좌번호/).fill('110222333444');
  await account.getByRole('button', { name: '계좌 등록' }).click();
  await expect(card).toContainText(/\*+3444 계좌로 돌려드리겠습니다\./);
});

test('a failed exam is announced at its hour, and gives no right to a certificate', async () => {
  await association.waitFor(DEAR.day, '15:00');
  await association.enterOffice({ page: desk, person: employee });
  await send(desk, '/api/office/applicants/result', { userExaminationNo: dearApplication, result: 'complete' });
  await sendAs(phone, member, '/api/home/manager/postIntExam', { examinationNo: exam });

  await association.waitFor(EXAM.day, '15:00');
  await association.enterOffice({ page: desk, person: employee });
  await openOffering(desk, '시험', EXAM.title);
  await enterResult(desk, member.name, '응시');
  await enterResult(desk, member.name, '불합격');

  await association.waitFor(EXAM.day + RESULTS_AFTER_DAYS, '10:01');
  await association.signInAgain(phone, member);
  await goToPage(phone, '합격자 조회');
  const result = phone.getByRole('main').getByRole('listitem').filter({ hasText: EXAM.title });
  await expect(result).toContainText('아쉽게도 합격 기준에 이르지 못했습니다.');
  await goToPage(phone, '자격증 발급');
  await expect(phone.getByText('음식점경영관리자 1996년')).toBeVisible();
  await expect(phone.getByRole('main').getByRole('listitem').filter({ hasText: EXAM.title })).toHaveCount(0);
});

test('an unassigned number is no valid certificate', async ({ browser }) => {
  const guest = await association.openBrowser(browser, PHONE);
  await guest.goto('/main');
  await goToPage(guest, '자격증 진위확인');
  await guest.getByLabel(/^자격증 번호/).fill('2026-2-00000-00000');
  await guest.getByRole('button', { name: '확인' }).click();
  await expect(guest.getByText('유효한 자격증이 아닙니다.')).toBeVisible();
  await expect(guest.getByLabel(/^자격증 번호/)).toHaveValue('2026-2-00000-00000');
});
