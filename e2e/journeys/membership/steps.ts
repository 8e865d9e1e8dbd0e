import { expect, type Locator, type Page } from '@playwright/test';
import { answer } from '../../frame.ts';
import { HOME } from '../../home.ts';
import { PASSWORD, type Person } from '../../member.ts';

/** Fills name and phone in a page or popup that verifies a phone, and requests the code. */
export async function askForCode(
  container: Page | Locator,
  { name, userPhone }: Pick<Person, 'name' | 'userPhone'>,
): Promise<void> {
  await container.getByLabel('이름', { exact: true }).fill(name);
  await container.getByLabel('휴대폰 번호', { exact: true }).fill(userPhone);
  await container.getByRole('button', { name: '인증번호 발송' }).click();
}

const CODE = /시연용 번호\s*(\d{6})/;

/** The code that a demo shows instead of sending it. */
export async function shownCode(container: Page | Locator): Promise<string> {
  const message = container.getByText(CODE);
  await expect(message).toBeVisible();
  return CODE.exec(await message.innerText())?.[1] ?? '';
}

/** A well-formed code other than the sent one. */
export const anotherCode = (code: string): string => (code.startsWith('1') ? '2' : '1') + code.slice(1);

export async function enterCode(container: Page | Locator, code: string): Promise<void> {
  await container.getByLabel('인증번호', { exact: true }).fill(code);
  await container.getByRole('button', { name: '확인', exact: true }).click();
}

/** Verifies a phone, from the first field to the matching code. */
export async function provePhone(container: Page | Locator, person: Pick<Person, 'name' | 'userPhone'>): Promise<void> {
  await askForCode(container, person);
  await enterCode(container, await shownCode(container));
}

export async function agree(page: Page): Promise<void> {
  await page.getByLabel(/^이용약관에 동의합니다/).check();
  await page.getByLabel(/^개인정보 수집·이용에 동의합니다/).check();
}

export const goOn = (page: Page) => page.getByRole('main').getByRole('button', { name: '다음', exact: true }).click();

/** Completes the first two steps; ends at the form of the last one. */
export async function reachDetails(page: Page, person: Person): Promise<void> {
  await page.goto('/sign/up/step1');
  await agree(page);
  await provePhone(page, person);
  await expect(page.getByText('본인확인을 마쳤습니다')).toBeVisible();
  await goOn(page);
  await chooseIndustry(page, '일반음식점');
}

export async function chooseIndustry(page: Page, name: string): Promise<void> {
  await page.waitForURL('**/sign/up/select-industry');
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
  await goOn(page);
  await page.waitForURL('**/sign/up/step2');
}

export async function chooseBirth(page: Page, year: string, month: string, day: string): Promise<void> {
  await page.getByLabel('년', { exact: true }).selectOption(year);
  await page.getByLabel('월', { exact: true }).selectOption(month);
  await page.getByLabel('일', { exact: true }).selectOption(day);
}

/** Fills everything that the last step requires. */
export async function fillDetails(page: Page, { userId }: Person, password = PASSWORD): Promise<void> {
  await page.getByLabel('아이디 (필수)', { exact: true }).fill(userId);
  await page.getByLabel('비밀번호 (필수)', { exact: true }).fill(password);
  await page.getByLabel('비밀번호 확인 (필수)', { exact: true }).fill(password);
  await chooseBirth(page, '1966', '03', '02');
  await page.getByLabel('이메일').fill(`${userId}@example.com`);
  await page.getByLabel('우편번호 (필수)', { exact: true }).fill('04524');
  await page.getByLabel('주소 (필수)', { exact: true }).fill('서울특별시 중구 세종대로 110');
}

export const join = (page: Page) => page.getByRole('button', { name: '가입하기' }).click();

/** Submits and confirms; ends logged in on the home page. */
export async function joinAsMember(page: Page, name: string): Promise<void> {
  await join(page);
  await answer(page, `${name} 님, 회원가입이 완료되었습니다.`, '확인');
  await page.waitForURL(HOME);
}

/** Expects the error that a screen reader announces for a field. */
export async function expectWrong(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
}
