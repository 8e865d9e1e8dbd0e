import { expect, test, type Page } from '@playwright/test';
import {
  apply,
  askForCertificate,
  findOffering,
  goToPage,
  joinOnPages,
  openOwn,
  pay,
  sendApplication,
} from '../../association/applicant.ts';
import { EmptyAssociation } from '../../association/EmptyAssociation.ts';
import {
  enterResult,
  makeCourse,
  makeExam,
  openApplying,
  openOffering,
  RESULTS_AFTER_DAYS,
} from '../../association/office.ts';
import { confirmFee, issueCertificate } from '../../association/officeMoney.ts';
import { print } from '../../association/paper.ts';
import { answer, pressAccount } from '../../frame.ts';
import { newPerson, type Person } from '../../member.ts';
import { LIFE_PORTS } from '../../ports.ts';

/** A member's whole life, from an association without anything to the certificate that a stranger checks. */

test.describe.configure({ mode: 'serial' });

const COURSE = { title: '외식경영관리사 2급 집체교육', day: 2, seats: 20, price: 120_000 };
const EXAM = { title: '외식경영관리사 2급 정기시험', day: 10, seats: 20, price: 60_000 };
const RESULTS_DAY = EXAM.day + RESULTS_AFTER_DAYS;

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

let association: EmptyAssociation;
let employee: Person;
let member: Person;
let desk: Page;
let phone: Page;

test.beforeAll(async ({ browser }) => {
  association = await EmptyAssociation.start(LIFE_PORTS);
  employee = newPerson('오사무');
  member = newPerson();
  desk = await association.openBrowser(browser, DESK);
  phone = await association.openBrowser(browser, PHONE);
});
test.afterAll(() => association?.close());

test('the first employee joins, comes by a link and offers a course and an exam', async () => {
  await joinOnPages(desk, employee);
  await pressAccount(desk, '로그아웃');
  await answer(desk, '로그아웃하시겠습니까?', '확인');
  await association.hire(desk, employee, 'qualification', 'money', 'content', 'members');

  await makeCourse(desk, association, COURSE);
  await openApplying(desk, association.day(COURSE.day - 1));
  await makeExam(desk, association, EXAM);
  await openApplying(desk, association.day(EXAM.day - 1));
});

test('a new member applies for the course and pays, and the office sees who comes', async () => {
  await joinOnPages(phone, member);
  await findOffering(phone, '교육', COURSE.title);
  await apply(phone, '교육');
  await pay(phone, '교육');

  await openOffering(desk, '교육', COURSE.title);
  const row = desk.getByRole('row').filter({ hasText: member.name });
  await expect(row).toContainText('120,000원');
  await expect(row, 'before the course begins there is no result').toContainText('지금 입력할 수 없음');
});

test('after the course the office enters its completion, and the member reads it', async () => {
  await association.waitFor(COURSE.day, '15:00');
  await association.enterOffice(desk, employee);
  await openOffering(desk, '교육', COURSE.title);
  await enterResult(desk, member.name, '수료');

  await association.signInAgain(phone, member);
  await openOwn(phone, '교육', COURSE.title);
  await expect(phone.getByText('수료', { exact: true }).first()).toBeVisible();
});

test('who has completed the course applies for the exam with a photo, pays and prints the ticket', async () => {
  await findOffering(phone, '시험', EXAM.title);
  await phone.getByRole('link', { name: '신청하기' }).click();
  const picture = await phone.screenshot();
  await phone.getByLabel('사진').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await phone.getByRole('button', { name: '이 사진 사용' }).click();
  await expect(phone.getByRole('img', { name: '올린 응시자 사진' })).toBeVisible();
  await sendApplication(phone, '시험');
  await pay(phone, '시험');

  await goToPage(phone, '수험표 출력');
  await phone.getByRole('button', { name: '수험표', exact: true }).click();
  const ticket = phone.getByRole('dialog', { name: '수험표' });
  await expect(ticket.getByRole('img', { name: `${member.name} 응시자 사진` })).toBeVisible();
  const paper = await print(phone);
  expect(paper.pages).toBe(1);
  for (const word of ['수험번호', member.name, EXAM.title.replaceAll(' ', '')]) expect(paper.text).toContain(word);
  expect(paper.codes).toEqual([expect.stringMatching(/^HFA-\d+-[A-Z]{8}$/)]);
  await ticket.getByRole('button', { name: '뒤로' }).click();
});

test('a pass that the office enters stays sealed until the hour of the announcement', async () => {
  await association.waitFor(EXAM.day, '15:00');
  await association.enterOffice(desk, employee);
  await openOffering(desk, '시험', EXAM.title);
  await enterResult(desk, member.name, '응시');
  await enterResult(desk, member.name, '합격');

  await association.signInAgain(phone, member);
  await goToPage(phone, '합격자 조회');
  const result = phone.getByRole('main').getByRole('listitem').filter({ hasText: EXAM.title });
  await expect(result).toContainText('아직 발표 전입니다.');
  await expect(result).not.toContainText('합격하셨습니다');
  await goToPage(phone, '자격증 발급');
  await expect(phone.getByText('발급을 신청할 수 있는 시험이 없습니다.')).toBeVisible();

  await association.waitFor(RESULTS_DAY, '10:01');
  await association.signInAgain(phone, member);
  await goToPage(phone, '합격자 조회');
  await expect(result).toContainText('합격하셨습니다. 축하드립니다.');
});

test('the certificate is asked for, transferred, issued and printed, and its code proves it to a stranger', async ({
  browser,
}) => {
  await goToPage(phone, '자격증 발급');
  await askForCertificate(phone);
  const card = phone.getByRole('main').getByRole('listitem').filter({ hasText: EXAM.title });
  await expect(card).toContainText('입금대기');

  await association.enterOffice(desk, employee);
  await confirmFee(desk, member.name);
  await issueCertificate(desk, member.name);

  await phone.reload();
  await card.getByRole('button', { name: '자격증', exact: true }).click();
  const certificate = phone.getByRole('dialog', { name: '자격증' });
  const number = /\d{4}-\d-\d{5}-\d{5}/.exec((await certificate.textContent()) ?? '')?.[0] ?? '';
  const paper = await print(phone);
  expect(paper.pages).toBe(1);
  for (const word of [number, member.name, '외식경영관리사2급', '공인자격이아님']) expect(paper.text).toContain(word);

  const [address = ''] = paper.codes;
  const guest = await association.openBrowser(browser, PHONE);
  await guest.goto(address);
  await expect(guest.getByText('유효한 자격증입니다.')).toBeVisible();
  await expect(guest.getByRole('main')).toContainText('한*음');
  await expect(guest.getByRole('main')).not.toContainText(member.name);
});

test('what the office did stands in its log, and the log is whole', async () => {
  expect(await association.verifyAudit()).toMatch(/whole/);
});
