import { expect, type Page } from '@playwright/test';
import {
  apply,
  askForCertificate,
  findOffering,
  goToPage,
  joinOnPages,
  openOwn,
  pay,
  sendApplication,
  startApplying,
} from '../../association/applicant.ts';
import { chooseBusiness, recordRegistered, takeRoster } from '../../association/business.ts';
import { followCard, printLabel, recordPosting } from '../../association/certificatePost.ts';
import { askForName, correctName } from '../../association/corrections.ts';
import { joinAndLeave, makeEmployee } from '../../association/employees.ts';
import { EmptyAssociation } from '../../association/EmptyAssociation.ts';
import { acceptEvidence, handInEvidence, returnEvidence } from '../../association/evidence.ts';
import { answerInquiry, ask, closeInquiry } from '../../association/inquiries.ts';
import { expectRetained, leaveAssociation } from '../../association/leaving.ts';
import { acceptPhoneFirst, acceptPhoneSecond, askForPhone, setNewPassword } from '../../association/lostPhone.ts';
import { confirmChange, moveExam } from '../../association/moving.ts';
import { readNotice, writeToApplicants } from '../../association/notices.ts';
import {
  enterResult,
  makeCourse,
  makeExam,
  openApplying,
  openOffering,
  PLACE,
  RESULTS_AFTER_DAYS,
} from '../../association/office.ts';
import { confirmFee, issueCertificate } from '../../association/officeMoney.ts';
import { print } from '../../association/paper.ts';
import { givePhoto } from '../../association/photo.ts';
import { printCertificate, printCompletion, printReceipt, prove } from '../../association/provenPapers.ts';
import {
  askForCorrection,
  confirmCorrection,
  enterScores,
  expectNoConfirming,
  object,
  upholdObjection,
} from '../../association/results.ts';
import { goTo } from '../../frame.ts';
import { test } from '../../hydrated.ts';
import { newPerson, type Person } from '../../member.ts';
import { WEEK_PORTS } from '../../ports.ts';

/**
 * A working week of the association with a member's whole life: two employees at their desks, one for the post, and a
 * member with a phone, from an empty association to the day on which the member leaves.
 */

test.describe.configure({ mode: 'serial' });

const COURSE = { title: '외식경영관리사 2급 집합교육', day: 1, seats: 20, price: 120_000 };
const EXAM = { title: '외식경영관리사 2급 정기시험', day: 4, seats: 20, price: 60_000 };
const SUBJECTS = ['외식경영론', '위생·안전관리'];
/** Final place and day of the exam. */
const NEW_HALL = '부산광역시 해운대구 센텀중앙로 79';
const MOVED_DAY = EXAM.day + 1;
const RESULTS_DAY = EXAM.day + RESULTS_AFTER_DAYS;
const QUESTION = '현장 경력은 어떻게 증명하나요?';
const TRACKING_NUMBER = '6012345678901';
const NEW_NAME = '한나래';
const NEW_PASSWORD = 'Bomnal#8052';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

let association: EmptyAssociation;
/**
 * The manager is in charge of courses and money; the colleague answers members and is the second employee; the clerk
 * posts.
 */
let manager: Person;
let colleague: Person;
let clerk: Person;
let member: Person;
let desk: Page;
let secondDesk: Page;
let postDesk: Page;
let phone: Page;
let guest: Page;
let newPhone: string;

test.beforeAll(async ({ browser }) => {
  association = await EmptyAssociation.start(WEEK_PORTS);
  [manager, colleague, clerk, member] = [newPerson('오사무'), newPerson('정동료'), newPerson('나우편'), newPerson()];
  newPhone = newPerson().userPhone;
  desk = await association.openBrowser(browser, DESK);
  secondDesk = await association.openBrowser(browser, DESK);
  postDesk = await association.openBrowser(browser, DESK);
  phone = await association.openBrowser(browser, PHONE);
  guest = await association.openBrowser(browser, PHONE);
});
test.afterAll(() => association?.close());

/** The exam's item in one of the member's lists. */
const ofExam = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: EXAM.title });

test('two employees get their rights on the server, and make a third one for the post', async () => {
  await joinAndLeave(desk, manager);
  await joinAndLeave(secondDesk, colleague);
  await joinAndLeave(postDesk, clerk);
  await association.hire(
    { page: desk, person: manager, permissions: ['qualification', 'money', 'members', 'post'] },
    { page: secondDesk, person: colleague, permissions: ['qualification', 'members'] },
  );
  await makeEmployee(desk, clerk, '우편');
});

test('a course and an exam with subjects and papers are published', async () => {
  await makeCourse(desk, association, COURSE);
  await openApplying(desk, association.day(COURSE.day));
  await makeExam(desk, association, EXAM, { subjects: SUBJECTS });
  await openApplying(desk, association.day(EXAM.day - 1));
});

test('a member joins, reads the consents, names a business, pays for the course, and the office sees who comes', async () => {
  await joinOnPages(phone, member);
  await chooseBusiness(phone, '국밥');
  await goTo(phone, '/sign/me/account');
  const consents = phone.getByRole('list', { name: '동의 기록' }).getByRole('listitem');
  await expect(consents).toHaveCount(2);
  await expect(consents.first()).toContainText('동의');

  await findOffering(phone, '교육', COURSE.title);
  await apply(phone, '교육');
  await pay(phone, '교육');

  await openOffering(desk, '교육', COURSE.title);
  const row = desk.getByRole('row').filter({ hasText: member.name });
  await expect(row).toContainText('120,000원');
  await expect(row, 'before the course begins there is no result').toContainText('지금 입력할 수 없음');
});

test('the business goes to the regulator and is registered, and a question is answered and closed', async () => {
  const number = await takeRoster(secondDesk, member.name);
  await recordRegistered(secondDesk, number);
  await ask(phone, QUESTION, '재직증명서로도 되나요?');
  const words = '네, 재직증명서에 담당 업무가 적혀 있으면 됩니다.';
  await answerInquiry(secondDesk, QUESTION, words);
  await closeInquiry(phone, words);
  await readNotice(phone, '위생교육 대상자로 등록되었습니다.', '위생교육');
});

test('after the course its completion is entered; 수료증 and 영수증 are printed, and can be verified', async () => {
  await association.waitFor(COURSE.day, '15:00');
  await association.enterOffice({ page: desk, person: manager });
  await openOffering(desk, '교육', COURSE.title);
  await enterResult(desk, member.name, '수료');

  await association.signInAgain(phone, member);
  await openOwn(phone, '교육', COURSE.title);
  await expect(phone.getByText('수료', { exact: true }).first()).toBeVisible();
  const completion = await printCompletion(phone);
  expect(completion.text).toContain(member.name);
  const receipt = await printReceipt(phone);
  expect(receipt.text).toContain('120,000원');
  await prove(guest, completion, '유효한 수료증입니다.');
  await prove(guest, receipt, '유효한 영수증입니다.');
});

test('the member applies for the exam with a photo and evidence, which is returned once and then accepted', async () => {
  await findOffering(phone, '시험', EXAM.title);
  await startApplying(phone);
  await givePhoto(phone);
  await handInEvidence(phone, '경력증명서.pdf');
  await sendApplication(phone, '시험');
  await pay(phone, '시험');

  await returnEvidence(desk, member.name, '경력증명서.pdf', '일하신 기간이 보이지 않습니다.');
  await openOwn(phone, '시험', EXAM.title);
  // The page caches responses for half a minute.
  await phone.reload();
  await expect(phone.getByText(/일하신 기간이 보이지 않습니다/).first()).toBeVisible();
  await handInEvidence(phone, '경력증명서 2.pdf');
  await acceptEvidence(desk, member.name, '경력증명서 2.pdf');
});

test('the exam moves to another day and hall: the member sees both, and all applicants get a message', async () => {
  await openOffering(desk, '시험', EXAM.title);
  await moveExam(desk, association.day(MOVED_DAY), NEW_HALL);
  await openOwn(phone, '시험', EXAM.title);
  await confirmChange(phone, PLACE, NEW_HALL);

  await writeToApplicants(desk, '준비물과 시간 안내');
  await readNotice(phone, '준비물과 시간을 안내해드립니다.', NEW_HALL);
});

test('on the day before the member is reminded and prints the ticket, and the proctors get their roster', async () => {
  await association.waitFor(MOVED_DAY - 1, '14:00');
  await association.enterOffice({ page: desk, person: manager });
  await association.signInAgain(phone, member);
  await readNotice(phone, '신청하신 교육·시험이 곧 시작됩니다.', NEW_HALL);
  await goToPage(phone, '수험표 출력');
  await phone.getByRole('button', { name: '수험표', exact: true }).click();
  const ticket = phone.getByRole('dialog', { name: '수험표' });
  await expect(ticket.getByRole('img', { name: `${member.name} 응시자 사진` })).toBeVisible();
  const paper = await print(phone);
  expect(paper.pages).toBe(1);
  for (const word of ['수험번호', member.name, EXAM.title.replaceAll(' ', ''), NEW_HALL.replaceAll(' ', '')])
    expect(paper.text).toContain(word);
  expect(paper.codes).toEqual([expect.stringMatching(/^HFA-\d+-[A-Z]{8}$/)]);
  await ticket.getByRole('button', { name: '뒤로' }).click();

  await openOffering(desk, '시험', EXAM.title);
  await desk.getByRole('button', { name: '사진 명부 인쇄' }).click();
  const asking = desk.getByRole('dialog', { name: '사진 명부' });
  await asking.getByLabel(/쓰는 곳/).fill('시험 감독');
  await asking.getByRole('button', { name: '명부 열기' }).click();
  const roster = desk.getByRole('dialog', { name: '사진 명부 (1명)' });
  await expect(roster.getByRole('img', { name: `${member.name} 응시자 사진` })).toBeVisible();
  const list = await print(desk);
  expect(list.pages).toBe(1);
  for (const word of [member.name, NEW_HALL.replaceAll(' ', '')]) expect(list.text).toContain(word);
  await roster.getByRole('button', { name: '뒤로' }).click();
});

test('scores are entered and sealed until the hour of the announcement, and the member loses phone and password on the way home', async () => {
  await association.waitFor(MOVED_DAY, '15:00');
  await association.enterOffice({ page: desk, person: manager });
  await openOffering(desk, '시험', EXAM.title);
  await enterScores(desk, member.name, { 외식경영론: '64', 위생·안전관리: '39' }, false);

  await association.signInAgain(phone, member);
  await goToPage(phone, '합격자 조회');
  const result = ofExam(phone);
  await expect(result).toContainText('아직 발표 전입니다.');
  await expect(result).not.toContainText('합격 기준');
  await goToPage(phone, '자격증 발급');
  await expect(phone.getByText('발급을 신청할 수 있는 시험이 없습니다.')).toBeVisible();
  await askForPhone(guest, { ...member, userPhone: newPhone });
});

test('two employees change the account’s phone, with which the member sets another password', async () => {
  await association.waitFor(RESULTS_DAY, '10:01');
  await association.enterOffice(
    { page: secondDesk, person: colleague },
    { page: desk, person: manager },
    { page: postDesk, person: clerk },
  );
  await acceptPhoneFirst(desk);
  await acceptPhoneSecond(secondDesk, manager);
  await setNewPassword(guest, { ...member, userPhone: newPhone }, NEW_PASSWORD);
  await association.signInAgain(phone, member, NEW_PASSWORD);
});

test('the result is announced; the member objects, and cannot leave before the answer', async () => {
  await goToPage(phone, '합격자 조회');
  await ofExam(phone).getByRole('link').click();
  await expect(phone.getByRole('table', { name: '과목별 점수' })).toContainText('39점');
  await object(phone, '위생·안전관리 12번 답안을 다시 확인해주세요.');
  await expectRetained(phone, [new RegExp(`${EXAM.title} .*이의신청확인 중$`)]);
});

test('the objection is answered, and the result corrected by two employees', async () => {
  await upholdObjection(desk, member.name, '12번의 점수가 빠져 있었습니다. 정정해드립니다.');
  await openOffering(desk, '시험', EXAM.title);
  await askForCorrection(desk, member.name, { 위생·안전관리: '69' }, '12번의 점수가 빠졌음');
  await expectNoConfirming(desk, member.name);
  await confirmCorrection(secondDesk, member.name);

  await goToPage(phone, '합격자 조회');
  await expect(ofExam(phone)).toContainText('합격하셨습니다. 축하드립니다.');
});

test('the certificate is requested, paid, issued, posted with a label, and tracked', async () => {
  await goToPage(phone, '자격증 발급');
  await askForCertificate(phone);
  await expect(ofExam(phone)).toContainText('입금대기');
  await confirmFee(desk, member.name);
  await issueCertificate(desk, member.name);
  await printLabel(postDesk, member.name);
  await recordPosting(postDesk, member.name, TRACKING_NUMBER);
  await phone.reload();
  await followCard(phone, TRACKING_NUMBER);
});

test('a new name is on a new certificate, and the old one is invalid', async () => {
  const old = await printCertificate(phone);
  for (const word of [member.name, '외식경영관리사2급', '공인자격이아님']) expect(old.text).toContain(word);
  await askForName(phone, NEW_NAME);
  await correctName(secondDesk, NEW_NAME);
  await goToPage(phone, '자격증 발급');
  const reissued = await printCertificate(phone);
  expect(reissued.text).toContain(NEW_NAME);
  expect(reissued.number).not.toBe(old.number);
  await prove(guest, old, '유효한 자격증이 아닙니다.');
  await prove(guest, reissued, '유효한 자격증입니다.');
  await expect(guest.getByRole('main')).toContainText('한*래');
  await expect(guest.getByRole('main')).not.toContainText(NEW_NAME);
});

test('with nothing open any more the member leaves, and the office’s acts are in its log', async () => {
  await leaveAssociation(phone, NEW_PASSWORD);
  expect(await association.verifyAudit()).toMatch(/whole/);
});
