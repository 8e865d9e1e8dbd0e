import { expect } from '@playwright/test';
import { findCourse } from '../../course.ts';
import { newMember } from '../../member.ts';
import { sheetsOf, wordsOn } from '../../paper.ts';
import { signIn, test } from './test.ts';

test('a member applies, pays at the gateway and prints the slip on one sheet', async ({ webKit, request }) => {
  await signIn(webKit, (await newMember(request)).userId);
  const course = await findCourse(request, ({ price, seatsLeft }) => price > 0 && seatsLeft > 2);
  await webKit.goto(`/manager/edu/apply/view?educationNo=${course.educationNo}`);
  await webKit.pressAt("//main//a[normalize-space()='신청하기']");
  for (const consent of ['환불 기준을 확인했으며', '개인정보 수집·이용에 동의'])
    await webKit.pressAt(`//main//label[contains(normalize-space(.),'${consent}')]`);
  await webKit.press('신청하기', '//main');
  await webKit.press('확인', "//*[@role='dialog']");
  await webKit.sees('결제할 내용');
  await webKit.pressAt("//main//label[contains(normalize-space(.),'신용카드')]");
  await webKit.press('결제하기', '//main');
  await webKit.sees('모의 결제');
  await webKit.press('결제하기');
  await webKit.sees('교육 신청이 완료되었습니다.');

  await webKit.goto('/manager/edu/register');
  await webKit.pressAt("//main//li//a[contains(@href, '/manager/edu/register/view')]");
  await webKit.press('수강증', '//main');
  await webKit.until('the slip is open', "return document.querySelector('[data-sheet]') !== null");
  expect(await sheetsOf(await webKit.print())).toBe(1);
});

test('ticket, certificate and an article are printed on one sheet', async ({ webKit, request }) => {
  await signIn(webKit, 'member01');
  const headers = { Authorization: String(await webKit.run('return localStorage.authorization')) };
  const answer = await request.get('/api/home/manager/getListBoxUserExam?limit=100', { headers });
  const { entity } = (await answer.json()) as {
    entity: { list: { userExaminationNo: number; allowedActions: string[] }[] };
  };
  for (const [action, button] of [
    ['printTicket', '수험표'],
    ['printCertificate', '자격증'],
  ] as const) {
    const exam = entity.list.find(({ allowedActions }) => allowedActions.includes(action));
    await webKit.goto(`/manager/exam/register/view?userExaminationNo=${exam?.userExaminationNo}`);
    await webKit.press(button, '//main');
    await webKit.until(`${button} is open`, "return document.querySelector('[data-sheet]') !== null");
    expect(await sheetsOf(await webKit.print()), button).toBe(1);
  }
  await webKit.goto('/news/notice');
  const path = `return document.querySelector('main a[href*="/news/notice/view"]')?.getAttribute('href')`;
  await webKit.goto(String(await webKit.until('a notice is listed', path)));
  const paper = await webKit.print();
  expect(await sheetsOf(paper), 'an article').toBe(1);
  expect(await wordsOn(paper)).toContain('출처한빛외식업협회');
  expect(await wordsOn(paper), 'the header').not.toContain('협회소개위생교육');
});

test('a member’s draft is restored', async ({ webKit, request }) => {
  await signIn(webKit, (await newMember(request)).userId);
  await webKit.goto('/space/board/write');
  await webKit.type('제목', 'Soup 2026');
  await webKit.until(
    'the draft is stored',
    "return [sessionStorage, localStorage].some((storage) => Object.values(storage).some((text) => text.includes('Soup 2026')))",
  );
  await webKit.goto('/news/notice');
  await webKit.goto('/space/board/write');
  await webKit.until(
    'the title is there',
    "return [...document.querySelectorAll('main input')].some(({ value }) => value === 'Soup 2026')",
  );
});

test('an employee reads the list of members', async ({ webKit }) => {
  await webKit.goto('/intro?authorization=demo-admin');
  await webKit.until('the employee is logged in', "return location.pathname === '/main'");
  await webKit.goto('/office/members');
  await webKit.until('the rows are there', "return document.querySelectorAll('main table tbody tr').length > 5");
});
