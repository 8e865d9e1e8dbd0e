import { expect, type Locator, type Page } from '@playwright/test';
import { newPerson, PASSWORD } from '../member.ts';
import { test } from '../silent.ts';
import { shownCode } from './membership/steps.ts';

/** It took 45 before the path was shortened, twelve of them for finding a course again. */
const MAX_PRESSES = 30;

/** Counts a visitor's actions: presses of buttons, links or boxes, choices from lists, and typed fields. */
class Hand {
  presses = 0;
  typed = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await target.click();
  }

  async choose(label: string, option: string): Promise<void> {
    this.presses += 1;
    await this.#page.getByLabel(label, { exact: true }).selectOption(option);
  }

  async type(label: string, text: string): Promise<void> {
    this.typed += 1;
    await this.#page.getByLabel(label, { exact: true }).fill(text);
  }
}

/** Pays by a virtual account, with a deposit from elsewhere. */
async function pay(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('radio', { name: /^가상계좌/ }));
  await hand.press(page.getByRole('main').getByRole('button', { name: '결제하기' }));
  await hand.press(page.getByRole('button', { name: '가상계좌 발급' }));
  const bank = page.url();
  await hand.press(page.getByRole('link', { name: '신청 화면으로 돌아가기' }));
  await expect(page.getByRole('button', { name: '계좌번호 복사' })).toBeVisible();
  const paying = await page.context().newPage();
  await paying.goto(bank);
  await paying.getByRole('button', { name: '입금하기' }).click();
  await paying.close();
}

test('a newcomer gets from the home page to a seat, a payment account and the deposit in few presses', async ({
  page,
}, testInfo) => {
  const person = newPerson();
  const hand = new Hand(page);
  const main = page.getByRole('main');
  const message = page.getByRole('alertdialog');
  // The postcode service belongs to a third party; if the browser cannot reach it, the portal's own search replaces it.
  await page.route(/daumcdn|kakao/, (route) => route.abort());

  await page.goto('/main');
  const course = main.getByRole('link', { name: /교육 자세히 보고 신청하기$/ });
  const title = ((await course.getAttribute('aria-label')) ?? '').replace(/ 교육 자세히 보고 신청하기$/, '');
  await hand.press(course);
  await hand.press(main.getByRole('link', { name: '신청하기', exact: true }).first());
  await hand.press(message.getByRole('button', { name: '회원가입' }));

  await hand.press(page.getByLabel('필수 항목에 모두 동의합니다.'));
  await hand.type('이름', person.name);
  await hand.type('휴대폰 번호', person.userPhone);
  await hand.press(page.getByRole('button', { name: '인증번호 발송' }));
  await hand.type('인증번호', await shownCode(page));
  await hand.press(page.getByRole('button', { name: '확인', exact: true }));
  await expect(page.getByText('본인확인을 마쳤습니다')).toBeVisible();
  await hand.press(main.getByRole('button', { name: '다음' }));
  await hand.press(page.getByRole('radio', { name: /^일반음식점/ }));
  await hand.press(main.getByRole('button', { name: '다음' }));

  await hand.type('아이디 (필수)', person.userId);
  await hand.type('비밀번호 (필수)', PASSWORD);
  await hand.type('비밀번호 확인 (필수)', PASSWORD);
  await hand.choose('년', '1966');
  await hand.choose('월', '03');
  await hand.choose('일', '02');
  await hand.type('이메일 (필수)', `${person.userId}@example.com`);
  await hand.press(page.getByRole('button', { name: '우편번호 검색' }));
  const addresses = page.getByRole('dialog', { name: '우편번호 검색' });
  hand.typed += 1;
  await addresses.getByRole('searchbox').fill('한빛로');
  await addresses.getByRole('searchbox').press('Enter');
  await hand.press(addresses.getByRole('button', { name: /한빛외식회관/ }));
  await hand.type('상세 주소 (선택)', '3층');
  await hand.press(main.getByRole('button', { name: '가입하기' }));
  await hand.press(message.getByRole('button', { name: '확인' }));

  await page.waitForURL(/\/manager\/edu\/apply\/(view|write)/);
  await expect(main.getByText(title).first(), 'back at the course').toBeVisible();
  if (page.url().includes('/view')) await hand.press(main.getByRole('link', { name: '신청하기', exact: true }).first());
  await hand.press(page.getByLabel(/환불 기준을 확인했으며/));
  await hand.press(page.getByLabel(/개인정보 수집·이용에 동의/));
  await hand.press(main.getByRole('button', { name: '신청하기' }));
  await hand.press(page.getByRole('dialog', { name: '교육 신청 내용 확인' }).getByRole('button', { name: '확인' }));
  const done = page.getByText('교육 신청이 완료되었습니다.');
  await expect(done.or(page.getByText('결제할 내용'))).toBeVisible();
  // The next offering on the home page may be free.
  if (!(await done.isVisible())) await pay(page, hand);
  await expect(done).toBeVisible();

  const counted = `${hand.presses} presses, ${hand.typed} typed fields`;
  testInfo.annotations.push({ type: 'counted', description: counted });
  console.log(`from the home page to a paid seat: ${counted}`);
  expect(hand.presses).toBeLessThanOrEqual(MAX_PRESSES);
});
