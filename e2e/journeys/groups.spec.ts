import { expect, type Browser, type Page } from '@playwright/test';
import { addDays } from '@portal/shared/time';
import { findings, findingsNow } from '../accessibility/findings.ts';
import { overflowOf } from '../accessibility/overflowOf.ts';
import { DaytimePortal } from '../clock/DaytimePortal.ts';
import { findCourse } from '../course.ts';
import { acceptSeat, joinPeople, linksOf, pastePeople } from '../employerGroup.ts';
import { answer, storedToken } from '../frame.ts';
import { enterByLink, newMember, newSession, post, signIn, trySignIn, type Person } from '../member.ts';
import { GROUP_PORTS } from '../ports.ts';
import { test } from '../silent.ts';

/** A group of an employer. Its links are sent in the daytime only, so the API has a movable clock. */

const DAY_MS = 24 * 60 * 60_000;
const PHONE = { width: 390, height: 844 };

let portal: DaytimePortal;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async () => {
  portal = await DaytimePortal.start(GROUP_PORTS);
});
test.afterAll(() => portal.close());

const open = (browser: Browser, viewport = { width: 1280, height: 900 }): Promise<Page> =>
  portal.openPage(browser, { viewport });

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Reserves and pays for a seat for each person; ends on the group's page. */
async function reserve(page: Page, people: readonly Person[], educationNo: number) {
  await page.goto(`/manager/edu/apply/view?educationNo=${educationNo}`);
  await page.getByRole('link', { name: '단체 신청(사업자)' }).click();
  await page.getByLabel('사업자등록번호').fill('104-82-00007');
  await page.getByLabel('상호').fill('한빛식당');
  await pastePeople(page, people);
  await expect(page.getByText(`모두 ${people.length}명 (최대 50명)`)).toBeVisible();
  await page.getByLabel(/환불 기준을 확인했으며/).check();
  await page.getByLabel(/안내하고 동의를 받았습니다/).check();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: '신청하기' }).click();
  await page.getByRole('dialog', { name: '단체 교육 신청 내용 확인' }).getByRole('button', { name: '확인' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '단체 신청 결제' })).toBeVisible();
  await page.getByRole('button', { name: '결제하기' }).click();
  await page.getByRole('button', { name: '결제하기' }).click();
  await page.waitForURL('**/manager/group/view**');
}

/** Opens the link as a guest on a phone, logs in, returns to it and accepts. */
async function acceptByPage(page: Page, { userId }: Person, link: string) {
  await page.goto(link);
  await expect(page.getByText('수락하시려면 먼저 로그인해주세요.')).toBeVisible();
  await expect(page).toHaveURL(/\/manager\/group\/accept$/);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: '로그인' }).click();
  await trySignIn(page, userId);
  await page.getByLabel(/개인정보 수집·이용에 동의/).check();
  await page.getByLabel(/수락과 취소 여부를 알리는/).check();
  expect(await findings(page)).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(new URL(link, portal.url).searchParams.get('code'));
  await page.getByRole('button', { name: '수락하기' }).click();
  await expect(page.getByText('교육 신청이 완료되었습니다.')).toBeVisible();
  await page.getByRole('link', { name: '신청 상세 보기' }).click();
  await expect(page.getByText('단체 신청: 한빛식당')).toBeVisible();
}

test('twelve are reserved and paid at once; ten accept, one is replaced, one is cancelled, and the employer sees it', async ({
  browser,
}) => {
  const [page, phone, desk] = [await open(browser), await open(browser, PHONE), await open(browser)];
  const { request } = (await open(browser)).context();
  const people = await joinPeople(request);
  const [first, second, ...others] = people;
  if (!first || !second) throw new Error('nobody joined');
  const employer = await newMember(request, '사장님');
  await signIn(page, employer.userId);
  const course = await findCourse(
    request,
    ({ price, seatsLeft, applyEndDate }) =>
      price > 0 && seatsLeft >= people.length && Date.parse(applyEndDate) > portal.clock.now() + 6 * DAY_MS,
  );
  await reserve(page, people, course.educationNo);
  await expect(page.getByText('12명이 아직 수락하지 않았습니다.')).toBeVisible();

  const links = await linksOf(request, people);
  await acceptByPage(phone, first, links.get(first.name) ?? '');
  await acceptByPage(desk, second, links.get(second.name) ?? '');
  for (const person of others.slice(0, 8)) await acceptSeat(request, person, links.get(person.name));
  const [late, silent] = others.slice(8);
  if (!late || !silent) throw new Error('nobody is late');
  await page.reload();
  await expect(page.getByText('12명 중 10명 수락')).toBeVisible();
  expect(await findings(page)).toEqual([]);

  // A person who does not respond is replaced by one who accepts.
  const newcomer = await newMember(request, '강새롬');
  await rowOf(page, late.name)
    .getByRole('button', { name: /바꾸기$/ })
    .click();
  const replacing = page.getByRole('dialog', { name: /다른 분으로 바꾸기$/ });
  await replacing.getByLabel('이름').fill(newcomer.name);
  await replacing.getByLabel('휴대폰 번호').fill(newcomer.userPhone);
  expect(await findings(page)).toEqual([]);
  await replacing.getByRole('button', { name: '바꾸고 초대 보내기' }).click();
  await expect(rowOf(page, newcomer.name)).toBeVisible();
  await acceptSeat(request, newcomer, (await linksOf(request, [newcomer])).get(newcomer.name));

  // The other one's seat is returned, which the office decides.
  await page.reload();
  await rowOf(page, silent.name).getByRole('button', { name: /취소$/ }).click();
  const cancelling = page.getByRole('dialog', { name: '자리 취소' });
  await cancelling.getByLabel('예금주').fill('한빛식당');
  await cancelling.getByLabel('은행명').fill('한빛은행');
  await cancelling.getByLabel('계좌번호').fill('1102345678901');
  expect(await findings(page)).toEqual([]);
  await cancelling.getByRole('button', { name: '취소 신청' }).click();
  await answer(page, /1명의 자리를 취소합니다/, '예, 취소합니다');
  await answer(page, '접수되었습니다.', '확인');
  await expect(rowOf(page, silent.name).getByText('취소접수')).toBeVisible();
  const office = await open(browser);
  await enterByLink(office, 'demo-admin', portal.url);
  await office.goto('/office/cancellations');
  const asked = office.getByRole('row').filter({ hasText: `단체 ${people.length}번 자리` });
  await asked.getByRole('button', { name: '승인' }).click();
  await office.getByRole('dialog').getByRole('button', { name: '승인' }).click();
  await expect(asked).toHaveCount(0);

  await expect(async () => {
    await page.reload();
    await expect(page.getByText('11명 중 11명 수락')).toBeVisible({ timeout: 3_000 });
    await expect(page.getByText('모두 수락했습니다.')).toBeVisible();
  }).toPass();
  await page.setViewportSize(PHONE);
  await expect(page.getByText('모두 수락했습니다.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

/** Creates a course of three seats through the API as an employee. */
async function offerCourse(desk: Page): Promise<number> {
  await enterByLink(desk, 'demo-courses', portal.url);
  const today = portal.clock.today;
  const day = addDays(today, 30);
  const course = {
    ...{ title: '세 자리 특강', rating: 2, eduType: 1, price: 50_000, capacity: 3 },
    ...{ address: '서울특별시 중구 세종대로 110', eduDate: day, lastDay: day, time: '10:00' },
    ...{ applyStartDay: today, applyStartTime: '00:00', applyEndDay: addDays(today, 20), applyEndTime: '18:00' },
    ...{ reStartDate: today, reEndDate: addDays(day, -1), percent: 100 },
    ...{ reStartDate2: day, reEndDate2: day, percent2: 80 },
  };
  const made = await post(desk.request, '/api/office/courses', { course }, (await storedToken(desk)) ?? '');
  expect(made.code, made.message).toBe(1);
  return Number(made.entity);
}

test('a group of three waits for a full course: seats are collected one by one, all are offered, and it pays', async ({
  browser,
}) => {
  const [page, desk] = [await open(browser), await open(browser)];
  const { request } = (await open(browser)).context();
  const educationNo = await offerCourse(desk);
  const seated: { token: string; userExaminationNo: number }[] = [];
  for (let seat = 0; seat < 3; seat += 1) {
    const token = await newSession(request);
    const applied = await post(request, '/api/home/manager/postIntEdu', { educationNo }, token);
    expect(applied.code, applied.message).toBe(1);
    seated.push({ token, userExaminationNo: Number(applied.entity) });
  }
  const free = async () => {
    const { token = '', userExaminationNo } = seated.pop() ?? {};
    const { cookies } = await request.storageState();
    const csrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    const response = await request.patch('/api/home/manager/patchIntEduCancel', {
      data: { userExaminationNo },
      headers: { 'X-XSRF-TOKEN': csrf, Authorization: token },
    });
    expect(await response.json()).toMatchObject({ code: 1 });
  };
  const expectInOrder = async () => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findingsNow(page), `axe at ${width} px`).toEqual([]);
      expect(await overflowOf(page), `it scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    }
  };
  const people: Person[] = [];
  for (const name of ['노하나', '노두리', '노세찬']) people.push(await newMember(request, name));
  const employer = await newMember(request, '노사장');
  await signIn(page, employer.userId);

  await page.goto(`/manager/edu/apply/view?educationNo=${educationNo}`);
  await page.getByRole('link', { name: '단체 신청(사업자)' }).click();
  await page.getByLabel('함께 기다리실 인원').fill('4');
  await page.getByRole('button', { name: '단체 대기 신청' }).click();
  await expect(page.getByText('정원보다 많은 인원은 함께 기다리실 수 없습니다.')).toBeVisible();
  await expectInOrder();
  await page.getByLabel('함께 기다리실 인원').fill('3');
  await page.getByRole('button', { name: '단체 대기 신청' }).click();
  const place = page.getByRole('region', { name: '내 순번' });
  await expect(place).toContainText('단체 3명의 대기입니다.');
  const heard = page.getByRole('main').getByRole('status');
  for (const stored of [1, 2]) {
    await free();
    await expect(place).toContainText(`3자리 가운데 ${stored}자리를 모아 두었습니다.`);
    await expect(heard).toContainText(`${stored}자리를 모아 두었습니다.`);
  }
  await expectInOrder();
  await free();
  await expect(place).toContainText('단체 3명의 자리가 배정되었습니다.');
  await expectInOrder();

  await page.getByRole('link', { name: '단체 신청서 작성' }).click();
  await expect(page.getByRole('timer', { name: /남은 시간/ })).toBeVisible();
  await page.getByLabel('사업자등록번호').fill('104-82-00007');
  await page.getByLabel('상호').fill('한빛식당');
  await pastePeople(page, people);
  await expect(page.getByText('모두 3명 (최대 3명)')).toBeVisible();
  await page.getByLabel(/환불 기준을 확인했으며/).check();
  await page.getByLabel(/안내하고 동의를 받았습니다/).check();
  await expectInOrder();
  await page.getByRole('button', { name: '신청하기' }).click();
  await page.getByRole('dialog', { name: '단체 교육 신청 내용 확인' }).getByRole('button', { name: '확인' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '단체 신청 결제' })).toBeVisible();
  await page.getByRole('button', { name: '결제하기' }).click();
  await page.getByRole('button', { name: '결제하기' }).click();
  await page.waitForURL('**/manager/group/view**');
  await expect(page.getByText('3명이 아직 수락하지 않았습니다.')).toBeVisible();
});
